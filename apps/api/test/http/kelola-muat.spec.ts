import { tanggalIso } from '@sinas/domain/format/tanggal';
import { kirim } from '../support/berkas';
import type { Answer, Client } from '../support/client';
import { World } from '../support/world';

const DASAR = '/nk/v2/kelola-referensi';
const catatan = 'Berkas resmi terbaru';
let dunia: World;
let operator: Client;
let ratna: Client;
const buka = async (): Promise<void> => {
  dunia = await World.open();
  operator = await dunia.sebagai('fajar');
  ratna = await dunia.sebagai('ratna');
};

const muat = (jenis: string, isi: string | Buffer, nama = 'berkas.csv', siapa = operator): Promise<Answer> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(Buffer.from(isi))]), nama);
  return siapa.post(`${DASAR}/${jenis}/muatan`, form);
};
const terapkan = (jenis: string, id: string, siapa = operator) =>
  siapa.post(`${DASAR}/${jenis}/muatan/${id}/terapkan`, { catatan });
const urungkan = (jenis: string, id: string) => operator.post(`${DASAR}/${jenis}/muatan/${id}/urungkan`, { catatan });
const perubahan = async (jenis: string, id: string, kelompok: string) =>
  (await operator.get(`${DASAR}/${jenis}/muatan/${id}/perubahan?kelompok=${kelompok}&limit=100`)).data as {
    baris: number | null;
    kode: string;
    pesan: string | null;
    sebelum: { uraian: string } | null;
    sesudah: { uraian: string } | null;
  }[];
const isi = (jenis: string) =>
  dunia.db
    .$queryRaw`SELECT kode, uraian, induk, data, urut, sumber, berlaku_mulai, berlaku_akhir FROM referensi WHERE jenis = ${jenis} ORDER BY kode`;
const kemarin = tanggalIso(new Date(Date.now() - 86_400_000));
const jadikan = async (jenis: string, teks: string): Promise<string> => {
  const h = await muat(jenis, teks);
  expect([h.http, h.message, h.errors]).toEqual([201, undefined, undefined]);
  expect((await terapkan(jenis, h.data.id as string)).data.status).toBe('diterapkan');
  return h.data.id as string;
};

const KPP = 'kode_kpp,nama,kode_kanwil,kanwil\n';
const kpp = (...baris: [string, string][]): string =>
  KPP + baris.map(([k, n]) => `${k},${n},110,Kanwil DJP Jakarta Timur\n`).join('');

describe('a load', () => {
  beforeEach(buka);
  afterEach(() => dunia.close());
  it('is looked at, applied whole, seen by everybody, and taken back', async () => {
    await jadikan('kpp', kpp(['801', 'KPP Satu'], ['802', 'KPP Dua'], ['803', 'KPP Tiga']));
    await dunia.db
      .$executeRaw`UPDATE referensi SET berlaku_mulai = NULL WHERE jenis = 'kpp' AND kode IN ('801', '802', '803')`;
    const semula = await isi('kpp');
    const h = await muat(
      'kpp',
      kpp(['801', 'KPP Satu'], ['802', 'KPP Dua Baru'], ['804', 'KPP Empat']),
      'kpp 2027.csv',
    );
    expect(h.data).toMatchObject({
      berkas: 'kpp.csv',
      nama_berkas: 'kpp 2027.csv',
      status: 'pratinjau',
      jumlah: { baris: 3, tambah: 1, ubah: 1, tutup: 1, sama: 1, pertahankan: 0, tolak: 0 },
      boleh_terapkan: true,
      dibuat_oleh: 'fajar',
    });
    const id = h.data.id as string;
    expect(await isi('kpp')).toEqual(semula); // looking changes nothing
    expect(await perubahan('kpp', id, 'ubah')).toMatchObject([
      { baris: 3, kode: '802', sebelum: { uraian: 'KPP Dua' }, sesudah: { uraian: 'KPP Dua Baru' } },
    ]);
    expect(await perubahan('kpp', id, 'tutup')).toMatchObject([{ baris: null, kode: '803' }]);
    const cari = async () =>
      ((await ratna.get('/api/ref/v2/kpp/search?keyword=KPP&limit=100')).data as { KodeKPP: string }[])
        .map((k) => k.KodeKPP)
        .filter((k) => k.startsWith('80'));
    await terapkan('kpp', id);
    expect((await cari()).sort()).toEqual(['801', '802', '804']);
    expect(await dunia.db.referensi.findFirst({ where: { jenis: 'kpp', kode: '803' } })).toMatchObject({
      berlaku_akhir: new Date(`${kemarin}T00:00:00Z`),
    });
    const h2 = await urungkan('kpp', id);
    expect(h2.data).toMatchObject({ status: 'diurungkan', diurungkan_oleh: 'fajar', boleh_urungkan: false });
    expect(await isi('kpp')).toEqual(semula);
    expect((await cari()).sort()).toEqual(['801', '802', '803']);
    const riwayat = (await operator.get(`${DASAR}/kpp/riwayat?kode=802`)).data as object[];
    expect(riwayat).toMatchObject([
      { peristiwa: 'urung', sebelum: { uraian: 'KPP Dua Baru' }, sesudah: { uraian: 'KPP Dua' }, id_muatan: id },
      { peristiwa: 'muat', sebelum: { uraian: 'KPP Dua' }, sesudah: { uraian: 'KPP Dua Baru' }, catatan },
      { peristiwa: 'muat', sebelum: null, sesudah: { uraian: 'KPP Dua' } },
    ]);
  });
  it('clicked twice, or by two at once, has one effect', async () => {
    const h = await muat('kpp', kpp(['801', 'KPP Satu']));
    const semua = await Promise.all([1, 2, 3, 4].map(() => terapkan('kpp', h.data.id as string)));
    expect(semua.map((s) => s.data.status)).toEqual(Array.from({ length: 4 }, () => 'diterapkan'));
    expect((await operator.get(`${DASAR}/kpp/riwayat`)).meta.total).toBe(1);
  });
  it('that says nothing new is not applied', async () => {
    await jadikan('kpp', kpp(['801', 'KPP Satu']));
    const h = await muat('kpp', kpp(['801', 'KPP Satu']));
    expect(h.data).toMatchObject({ boleh_terapkan: false, sebab: 'Tidak ada yang berubah', jumlah: { sama: 1 } });
  });
  it('made before somebody changed the list must be looked at again', async () => {
    const satu = await muat('kpp', kpp(['801', 'KPP Satu']));
    const dua = await muat('kpp', kpp(['802', 'KPP Dua']));
    await terapkan('kpp', satu.data.id as string);
    expect(await terapkan('kpp', dua.data.id as string)).toMatchObject({
      http: 409,
      message: expect.stringContaining('pratinjau'),
    });
    expect(await dunia.db.referensi.count({ where: { jenis: 'kpp', kode: '802' } })).toBe(0);
  });
  it('of which only the last can be taken back, and not after somebody worked on it', async () => {
    const satu = await jadikan('kpp', kpp(['801', 'KPP Satu']));
    const dua = await jadikan('kpp', kpp(['801', 'KPP Satu Baru']));
    expect(await urungkan('kpp', satu)).toMatchObject({
      http: 409,
      message: 'Hanya muatan terakhir yang dapat diurungkan',
    });
    const e = (await operator.get(`${DASAR}/kpp/entri?kode=801`)).data;
    await operator.put(`${DASAR}/kpp/entri`, {
      kode: '801',
      versi: e.versi,
      uraian: 'KPP Tangan',
      induk: '110',
      data: e.data,
      catatan,
    });
    expect(await urungkan('kpp', dua)).toMatchObject({ http: 409, message: expect.stringContaining('801') });
    expect((await operator.get(`${DASAR}/kpp/entri?kode=801`)).data.uraian).toBe('KPP Tangan');
  });
  it('never overwrites what an operator has set, and says so', async () => {
    await jadikan('kpp', kpp(['801', 'KPP Satu']));
    const e = (await operator.get(`${DASAR}/kpp/entri?kode=801`)).data;
    await operator.put(`${DASAR}/kpp/entri`, {
      kode: '801',
      versi: e.versi,
      uraian: 'KPP Tangan',
      induk: '110',
      data: e.data,
      catatan,
    });
    const h = await muat('kpp', kpp(['801', 'KPP Lain'], ['802', 'KPP Dua']));
    expect(h.data.jumlah).toMatchObject({ pertahankan: 1, tambah: 1, ubah: 0 });
    await terapkan('kpp', h.data.id as string);
    expect((await operator.get(`${DASAR}/kpp/entri?kode=801`)).data.uraian).toBe('KPP Tangan');
  });
  it('of what begins today is gone at once when the next file does not name it', async () => {
    await jadikan('kpp', kpp(['801', 'KPP Satu'], ['802', 'KPP Dua']));
    const id = await jadikan('kpp', kpp(['801', 'KPP Satu']));
    expect((await operator.get(`${DASAR}/kpp/entri?kode=802`)).http).toBe(404);
    await urungkan('kpp', id);
    expect((await operator.get(`${DASAR}/kpp/entri?kode=802`)).data.uraian).toBe('KPP Dua');
  });
  it('thrown away is gone, and cannot be applied', async () => {
    const h = await muat('kpp', kpp(['801', 'KPP Satu']));
    const id = h.data.id as string;
    expect((await operator.del(`${DASAR}/kpp/muatan/${id}`)).data.status).toBe('dibuang');
    expect((await terapkan('kpp', id)).http).toBe(409);
    expect((await operator.get(`${DASAR}/kpp/muatan`)).meta.total).toBe(0);
  });
  it('what was applied cannot be rewritten in the database', async () => {
    await jadikan('kpp', kpp(['801', 'KPP Satu']));
    await expect(dunia.db.perubahanMuatan.deleteMany({})).rejects.toThrow();
    await expect(dunia.db.muatanReferensi.deleteMany({})).rejects.toThrow();
  });
  it('of one list is not there in another, and a company is refused', async () => {
    const h = await muat('kpp', kpp(['801', 'KPP Satu']));
    expect((await terapkan('kbli', h.data.id as string)).http).toBe(404);
    expect((await muat('kpp', kpp(['801', 'KPP Satu']), 'x.csv', ratna)).http).toBe(403);
  });
});

describe('a code that open work still names', () => {
  beforeEach(buka);
  afterEach(() => dunia.close());
  const PELABUHAN = 'kode_pelabuhan,pelabuhan,subdivisi,fungsi,kode_kantor\n';
  it('keeps the load out, with the line where it is missing; nothing is half applied', async () => {
    const ada = (await dunia.db.referensi.findFirst({ where: { jenis: 'pelabuhan', kode: 'IDTPP' } }))?.uraian ?? '';
    await jadikan('pelabuhan', `${PELABUHAN}IDTPP,${ada} Baru,,1,040300\nIDZZ1,Uji Satu,,1,040300\n`);
    await kirim(ratna);
    const h = await muat('pelabuhan', `${PELABUHAN}IDAAA,Uji Nol,,1,\nIDZZ1,Uji Satu Baru,,1,040300\n`);
    expect(h.data).toMatchObject({ boleh_terapkan: false, jumlah: { tolak: 1, tambah: 1, ubah: 1 } });
    expect(await perubahan('pelabuhan', h.data.id as string, 'tolak')).toMatchObject([
      { baris: 2, kode: 'IDTPP', pesan: expect.stringContaining('masih dipakai 1 pengajuan yang belum selesai') },
    ]);
    const semula = await isi('pelabuhan');
    expect((await terapkan('pelabuhan', h.data.id as string)).http).toBe(409);
    expect(await isi('pelabuhan')).toEqual(semula);
  });
  it('that came to be used between looking and applying keeps it out as well', async () => {
    const ada = (await dunia.db.referensi.findFirst({ where: { jenis: 'pelabuhan', kode: 'IDTPP' } }))?.uraian ?? '';
    await jadikan('pelabuhan', `${PELABUHAN}IDTPP,${ada} Baru,,1,040300\n`);
    const h = await muat('pelabuhan', `${PELABUHAN}IDZZ1,Uji Satu,,1,040300\n`);
    expect(h.data).toMatchObject({ boleh_terapkan: true, jumlah: { tutup: 1 } });
    await kirim(ratna);
    expect(await terapkan('pelabuhan', h.data.id as string)).toMatchObject({
      http: 409,
      message: expect.stringContaining('IDTPP'),
    });
    expect(await dunia.db.referensi.count({ where: { kode: 'IDZZ1' } })).toBe(0);
  });
  it('that a load brought keeps it from being taken back', async () => {
    await jadikan('valuta', 'kode,uraian,berlaku_mulai,berlaku_akhir\nQQA,Uang Uji,,\n');
    const { id } = (await operator.get(`${DASAR}/valuta/muatan`)).data[0] as { id: string };
    await jadikan(
      'kurs',
      'kode_valuta,nama,per_satuan,nilai_idr,tanggal,sumber\nQQA,Uang Uji,1,10.50,2026-11-20,uji\n',
    );
    expect(await urungkan('valuta', id)).toMatchObject({ http: 409, message: expect.stringContaining('QQA') });
  });
});

describe('a file that cannot be taken', () => {
  beforeAll(buka);
  afterAll(() => dunia.close());
  const tolak = async (jenis: string, teks: string | Buffer, nama?: string) => {
    const semula = await isi(jenis);
    const h = await muat(jenis, teks, nama);
    expect(await isi(jenis)).toEqual(semula);
    return h;
  };
  it.each([
    ['with other columns', 'kode,nama\n801,KPP\n', 1, 'Kolom yang diharapkan: kode_kpp, nama, kode_kanwil, kanwil'],
    ['with a column too many', 'kode_kpp,nama,kode_kanwil,kanwil,warna\n', 1, 'Kolom warna tidak dikenal'],
    ['with a column twice', 'kode_kpp,nama,nama,kanwil\n', 1, 'Kolom nama tertulis dua kali'],
    ['without rows', KPP, 1, 'Berkas tidak berisi baris data'],
    ['that is empty', '', undefined, ''],
  ])('%s: refused at once', async (_, teks, baris, message) => {
    const h = await tolak('kpp', teks);
    expect(h.http).toBe(422);
    if (baris)
      expect(h.errors).toEqual([{ langkah: 'berkas', path: 'file', baris, message: expect.stringContaining(message) }]);
  });
  it('in another encoding: refused with the line', async () => {
    const latin = Buffer.concat([Buffer.from(kpp(['801', 'KPP Satu']) + '802,'), Buffer.from([0xe9, 0x0a])]);
    const h = await tolak('kpp', latin);
    expect(h.errors).toEqual([
      { langkah: 'berkas', path: 'file', baris: 3, message: expect.stringContaining('UTF-8') },
    ]);
  });
  it('that is no CSV by its name, or too large: refused', async () => {
    expect((await tolak('kpp', kpp(['801', 'X']), 'kpp.xlsx')).http).toBe(422);
    expect((await tolak('kpp', Buffer.alloc(21 * 1024 * 1024, 65))).http).toBe(422);
  });
  it('with a quote that never ends: refused with the line', async () => {
    const h = await tolak('kpp', `${kpp(['801', 'KPP Satu'])}802,"KPP Dua,110,Kanwil\n`);
    expect(h.http).toBe(422);
    expect(h.errors).toEqual([
      { langkah: 'berkas', path: 'file', baris: 3, message: 'Tanda kutip tidak ditutup atau salah letak' },
    ]);
  });
  it('each fault with its line, and nothing of the good lines applied', async () => {
    const h = await tolak(
      'kpp',
      `${KPP}801,KPP Satu,110,Kanwil\n8O2,KPP Dua,110,Kanwil\n801,KPP Lagi,110,Kanwil\n803,,110,Kanwil\n804,KPP Empat,110\n`,
    );
    expect(await perubahan('kpp', h.data.id as string, 'tolak')).toMatchObject([
      { baris: 3, kode: '8O2', pesan: 'Kode KPP tidak sesuai bentuk, contoh 001' },
      { baris: 4, kode: '801', pesan: 'Kode sama dengan baris 2' },
      { baris: 5, kode: '803', pesan: 'Uraian wajib diisi' },
      { baris: 6, kode: '804', pesan: 'Jumlah kolom 3, seharusnya 4' },
    ]);
    expect((await terapkan('kpp', h.data.id as string)).http).toBe(409);
    expect(await dunia.db.referensi.count({ where: { jenis: 'kpp', kode: '801' } })).toBe(0);
  });
});

describe('a file from a spreadsheet', () => {
  beforeAll(buka);
  afterAll(() => dunia.close());
  it('with semicolons, a byte-order mark and CRLF is read', async () => {
    const h = await muat(
      'kpp',
      `\uFEFF${kpp(['801', 'KPP Satu'], ['802', 'KPP Dua'])}`.replaceAll(',', ';').replaceAll('\n', '\r\n'),
    );
    expect(h.data.jumlah).toMatchObject({ baris: 2, tambah: 2, tolak: 0 });
  });
  it('with columns in another order, quotes and breaks inside a cell keeps its lines', async () => {
    const h = await muat(
      'kpp',
      'nama,kode_kpp,kanwil,kode_kanwil\n"KPP ""Satu""\nJakarta",801,Kanwil,110\nKPP,8O2,Kanwil,110\n',
    );
    expect(h.data.jumlah).toMatchObject({ tambah: 1, tolak: 1 });
    expect((await perubahan('kpp', h.data.id as string, 'tolak'))[0]?.baris).toBe(4);
  });
});

describe('a list taken out as a file', () => {
  beforeAll(buka);
  afterAll(() => dunia.close());
  it.each('hs kpp ga negara pelabuhan dendogram korelasi_btki inhouse_group satuan kurs elemen'.split(' '))(
    '%s can be brought back and changes nothing',
    async (jenis) => {
      const unduh = await operator.get(`${DASAR}/${jenis}/unduh`);
      expect([unduh.http, unduh.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      const h = await muat(jenis, unduh.raw);
      expect([h.http, jenis === 'hs' ? h.data?.jumlah?.tolak : h.data?.jumlah]).toEqual([
        201,
        jenis === 'hs' ? 0 : expect.objectContaining({ tambah: 0, ubah: 0, tutup: 0, tolak: 0 }),
      ]);
    },
  );
});
