import { tanggalIso } from '@sinas/domain/format/tanggal';
import type { Answer, Client } from '../support/client';
import { KEPALA_SAH } from '@sinas/prisma/factories/berkas';
import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { kirim, PERTEK, TAHUN } from '../support/berkas';
import { hingga } from '../support/hingga';
import { rencanaProdusen } from '../support/rencana';
import { World } from '../support/world';

const DASAR = '/nk/v2/kelola-referensi';
let dunia: World;
let operator: Client;
let ratna: Client;
beforeAll(async () => {
  dunia = await World.open();
  operator = await dunia.sebagai('fajar');
  ratna = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());

const hari = tanggalIso(new Date());
const geser = (n: number): string => tanggalIso(new Date(Date.now() + n * 86_400_000));
const catatan = 'Sesuai surat resmi';
const satu = async (jenis: string, kode: string) =>
  (await operator.get(`${DASAR}/${jenis}/entri?kode=${encodeURIComponent(kode)}`)).data;
const tambah = (jenis: string, isi: object): Promise<Answer> =>
  operator.post(`${DASAR}/${jenis}/entri`, { catatan, ...isi });
const kodeKantor = async (keyword: string) =>
  ((await ratna.get(`/api/ref/v2/kpbc/search?keyword=${keyword}`)).data as { KodeKPBC: string }[]).map(
    (k) => k.KodeKPBC,
  );

describe('the lists', () => {
  it('each says what it is, how many entries it has, and which files it takes', async () => {
    const semua = (await operator.get(DASAR)).data as Record<string, unknown>[];
    expect(semua.map((d) => d.jenis)).toEqual(expect.arrayContaining(['hs', 'kpbc', 'pelabuhan', 'korelasi_btki']));
    const pelabuhan = semua.find((d) => d.jenis === 'pelabuhan');
    expect(pelabuhan).toMatchObject({
      nama: 'Pelabuhan',
      jenis_induk: 'negara',
      berkas: [{ nama: 'pelabuhan_id.csv' }, { nama: 'pelabuhan_dunia.csv' }, { nama: 'pelabuhan.csv' }],
      muatan_terakhir: null,
    });
    expect(pelabuhan?.jumlah).toBeGreaterThan(10);
    expect(semua.find((d) => d.jenis === 'ga')?.berkas).toEqual([
      {
        nama: 'ga.csv',
        kolom: ['kode', 'uraian', 'status', 'berlaku_mulai', 'berlaku_akhir'],
        keterangan: expect.any(String),
      },
    ]);
  });
  it('is closed to companies and ministries', async () => {
    for (const nama of ['ratna', 'wayan', 'agus'])
      expect((await (await dunia.sebagai(nama)).get(DASAR)).http).toBe(403);
  });
  it('a list that does not exist is refused', async () => {
    expect((await operator.get(`${DASAR}/rahasia`)).http).toBe(400);
  });
});

describe('browsing', () => {
  it('shows what the forms never see: odd rows, closed rows, where each comes from', async () => {
    const h = await operator.get(`${DASAR}/kpbc?keyword=pangsarop&limit=10`);
    expect(h.data.length).toBeGreaterThan(0);
    expect(h.data[0]).toMatchObject({
      asal: 'awal',
      keadaan: 'berlaku',
      berlaku_akhir: null,
      versi: expect.any(String),
    });
    expect(h.meta).toMatchObject({ page: 1, limit: 10, total: h.data.length });
  });
  it('parents come with their text, and data as texts', async () => {
    const [priok] = (await operator.get(`${DASAR}/pelabuhan?keyword=IDTPP`)).data;
    expect(priok).toMatchObject({ induk: 'ID', ur_induk: 'Indonesia', data: { kode_kantor: '040300' } });
  });
  it.each(['%', "'; drop table referensi --", '"', '\\', '_'])('keyword %s is an answer, not everything', async (k) => {
    const h = await operator.get(`${DASAR}/kpbc?keyword=${encodeURIComponent(k)}`);
    expect([h.http, h.data.length]).toEqual([200, 0]);
  });
  it('a keyword of 10,000 characters is an answer', async () => {
    expect((await operator.get(`${DASAR}/hs?keyword=${'gula'.repeat(2500)}`)).http).toBe(200);
  });
});

describe('one entry', () => {
  it('added: it is in the forms at once, and the history says who and why', async () => {
    const semula = await ratna.call('GET', '/api/ref/v2/kpbc');
    const h = await tambah('kpbc', { kode: '123400', uraian: 'KPPBC Uji Tambah', induk: '040300' });
    expect([h.http, h.data]).toEqual([201, expect.objectContaining({ asal: 'petugas', sumber: 'petugas' })]);
    expect(await kodeKantor('uji tambah')).toEqual(['123400']);
    const punya = { 'if-none-match': semula.headers.get('etag') ?? '' };
    const lagi = async () => (await ratna.call('GET', '/api/ref/v2/kpbc', undefined, punya)).http;
    expect(await hingga(200, lagi)).toBe(200); // the mark of the list has changed
    const [r] = (await operator.get(`${DASAR}/kpbc/riwayat?kode=123400`)).data;
    expect(r).toMatchObject({
      peristiwa: 'tambah',
      kode: '123400',
      sebelum: null,
      sesudah: { uraian: 'KPPBC Uji Tambah', induk: '040300' },
      nama: 'fajar',
      catatan,
    });
  });
  it('added twice: the second is told so', async () => {
    await tambah('incoterm', { kode: 'AAA', uraian: 'Sekali' });
    expect(await tambah('incoterm', { kode: 'AAA', uraian: 'Dua kali' })).toMatchObject({ http: 409, code: '05' });
    expect((await satu('incoterm', 'AAA')).uraian).toBe('Sekali');
  });
  it.each([
    ['code', 'kpbc', { kode: '12', uraian: 'X' }, 'kode'],
    ['blank text', 'kpbc', { kode: '123401', uraian: '   ' }, 'uraian'],
    ['parent that is not there', 'kpbc', { kode: '123401', uraian: 'X', induk: '777777' }, 'induk'],
    ['parent where there is none', 'incoterm', { kode: 'BBB', uraian: 'X', induk: 'CIF' }, 'induk'],
    ['missing parent', 'pelabuhan', { kode: 'IDZZ9', uraian: 'X' }, 'induk'],
    [
      'code of another list',
      'pelabuhan',
      { kode: 'IDZZ9', uraian: 'X', induk: 'ID', data: { kode_kantor: '777777' } },
      'data.kode_kantor',
    ],
    ['field it does not have', 'incoterm', { kode: 'BBB', uraian: 'X', data: { warna: 'biru' } }, 'data.warna'],
    ['field that must be there', 'kpp', { kode: '998', uraian: 'X', induk: '110' }, 'data.kanwil'],
    [
      'days the wrong way round',
      'incoterm',
      { kode: 'BBB', uraian: 'X', berlaku_mulai: '2027-02-01', berlaku_akhir: '2027-01-01' },
      'berlaku_akhir',
    ],
    [
      'rate of nothing',
      'kurs',
      { kode: 'USD-2027-01-06', uraian: 'X', induk: 'USD', data: { per_satuan: '1', nilai: '0' } },
      'data.nilai',
    ],
  ])('refused for its %s, at its field', async (_, jenis, isi, path) => {
    const h = await tambah(jenis, isi);
    expect([h.http, h.errors?.map((e) => e.path)]).toEqual([422, [path]]);
  });
  it.each([
    [{ kode: 'BBB', uraian: 'X', berlaku_mulai: '2027-02-30' }],
    [{ kode: 'BBB', uraian: 'X', rahasia: 1 }],
    [{ kode: 'BBB', uraian: 'x'.repeat(1001) }],
  ])('of a wrong shape: 400 %j', async (isi) => {
    expect((await tambah('incoterm', isi)).http).toBe(400);
  });

  it('changed from an old copy: the newer word stays, and comes with the refusal', async () => {
    await tambah('incoterm', { kode: 'CCC', uraian: 'Satu' });
    const { versi } = await satu('incoterm', 'CCC');
    const ubah = (uraian: string) => operator.put(`${DASAR}/incoterm/entri`, { kode: 'CCC', versi, uraian, catatan });
    expect((await ubah('Dua')).data.uraian).toBe('Dua');
    expect(await ubah('Tiga')).toMatchObject({ http: 409, data: { entri: { uraian: 'Dua' } } });
    expect((await satu('incoterm', 'CCC')).uraian).toBe('Dua');
  });
  it('ten changes from the same copy at once: one holds', async () => {
    await tambah('incoterm', { kode: 'DDD', uraian: 'Awal' });
    const { versi } = await satu('incoterm', 'DDD');
    const semua = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        operator.put(`${DASAR}/incoterm/entri`, { kode: 'DDD', versi, uraian: `Ubahan ${i}`, catatan }),
      ),
    );
    expect(semua.map((h) => h.http).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await operator.get(`${DASAR}/incoterm/riwayat?kode=DDD`)).meta.total).toBe(2);
  });

  it('closed with a day: until then it is there, from then on it is not, and it can be opened again', async () => {
    await tambah('kpbc', { kode: '123500', uraian: 'KPPBC Uji Tutup', induk: '040300' });
    const tutup = async (berlaku_akhir: string) =>
      operator.post(`${DASAR}/kpbc/entri/tutup`, {
        kode: '123500',
        versi: (await satu('kpbc', '123500')).versi,
        berlaku_akhir,
        catatan,
      });
    expect((await tutup(geser(1))).data.keadaan).toBe('berlaku');
    expect(await kodeKantor('uji tutup')).toEqual(['123500']);
    expect((await tutup(geser(-1))).data.keadaan).toBe('ditutup');
    expect(await kodeKantor('uji tutup')).toEqual([]);
    expect((await ratna.get(`/api/ref/v2/kpbc/search?keyword=uji+tutup&tanggal=${geser(-1)}`)).data).toHaveLength(1);
    expect((await operator.get(`${DASAR}/kpbc?keadaan=ditutup&keyword=uji`)).data).toHaveLength(1);
    const buka = await operator.post(`${DASAR}/kpbc/entri/buka`, {
      kode: '123500',
      versi: (await satu('kpbc', '123500')).versi,
      catatan,
    });
    expect(buka.data).toMatchObject({ keadaan: 'berlaku', berlaku_akhir: null });
    const riwayat = (await operator.get(`${DASAR}/kpbc/riwayat?kode=123500`)).data as { peristiwa: string }[];
    expect(riwayat.map((r) => r.peristiwa)).toEqual(['buka', 'tutup', 'tutup', 'tambah']);
  });
  it('renamed: a day before shows the text of that day, found by its words', async () => {
    const { versi } = await satu('kpbc', '010100');
    const lama = (await satu('kpbc', '010100')).uraian as string;
    const ubah = (v: string, uraian: string) =>
      operator.put(`${DASAR}/kpbc/entri`, { kode: '010100', versi: v, uraian, catatan });
    const h = await ubah(versi as string, 'KPPBC Nama Antara');
    await ubah(h.data.versi as string, 'KPPBC Nama Terakhir');
    const pada = async (t: string, k = '010100') =>
      ((await ratna.get(`/api/ref/v2/kpbc/search?keyword=${k}&tanggal=${t}`)).data as { UrKPBC: string }[]).map(
        (x) => x.UrKPBC,
      );
    expect(await pada(hari)).toEqual(['KPPBC Nama Terakhir']);
    expect(await pada(geser(-1))).toEqual([lama]);
    expect(await pada('2020-01-01', encodeURIComponent(lama))).toEqual([lama]);
    expect(await pada(geser(-1), 'Nama Antara')).toEqual([]);
  });
  it('that begins later waits for its day', async () => {
    const h = await tambah('incoterm', { kode: 'EEE', uraian: 'Mulai nanti', berlaku_mulai: geser(2) });
    expect(h.data.keadaan).toBe('akan');
    const pada = async (t: string) => (await ratna.get(`/api/ref/v2/incoterm?keyword=EEE&tanggal=${t}`)).data.length;
    expect([await pada(hari), await pada(geser(2))]).toEqual([0, 1]);
  });
  it('says which open files name it', async () => {
    await kirim(ratna);
    const kpp = await satu('negara', 'TH');
    expect(kpp.pemakaian).toContainEqual({ tempat: 'pengajuan yang belum selesai', jumlah: 1 });
    expect((await satu('kpbc', '040300')).pemakaian.map((p: { tempat: string }) => p.tempat)).toContain('pelabuhan');
  });
  it('rows of a plan are open work, too, whatever their kind: where it exports to, what it makes', async () => {
    const ada = async (jenis: string, kode: string) =>
      (await satu(jenis, kode)).pemakaian.find((p: { tempat: string }) => p.tempat === 'pengajuan yang belum selesai');
    expect([await ada('negara', 'JP'), await ada('hs', '40111000')]).toEqual([undefined, undefined]);
    await rencanaProdusen(ratna);
    const sekali = { tempat: 'pengajuan yang belum selesai', jumlah: 1 };
    expect([await ada('negara', 'JP'), await ada('hs', '40111000')]).toEqual([sekali, sekali]);
  });
  it('a code that is closed is refused in new rows, and taken again when it is opened', async () => {
    await tambah('negara', { kode: 'QQ', uraian: 'Negara Uji' });
    const buat = await ratna.post('/nk/v2/data-nk', { ...PERTEK, kepala: KEPALA_SAH });
    const baris = async () => {
      const rows = [rekamanSah(PERTEK.kd_komoditas, TAHUN, { negara_asal: 'QQ' })];
      return (await ratna.post('/nk/v2/data-nk/dataBulk', { idNk: buat.data.idNk as string, rows })).data
        .ditolak as unknown[];
    };
    const { versi } = await satu('negara', 'QQ');
    await operator.post(`${DASAR}/negara/entri/tutup`, { kode: 'QQ', versi, berlaku_akhir: geser(-1), catatan });
    expect(JSON.stringify(await baris())).toContain('Negara asal tidak ada di daftar');
    await operator.post(`${DASAR}/negara/entri/buka`, {
      kode: 'QQ',
      versi: (await satu('negara', 'QQ')).versi,
      catatan,
    });
    expect(await baris()).toEqual([]);
  });
  it('a tariff line that is renamed is renamed in all that hang from it', async () => {
    await tambah('hs', { kode: '9876', uraian: 'Barang uji' });
    await tambah('hs', { kode: '98761000', uraian: 'Lain-lain', induk: '9876' });
    const { versi } = await satu('hs', '9876');
    await operator.put(`${DASAR}/hs/entri`, { kode: '9876', versi, uraian: 'Barang percobaan', catatan });
    const [pos] = (await ratna.get('/api/ref/v2/hscode/search?keyword=98761000')).data;
    expect(pos).toEqual({
      hsCodeFormat: '98761000',
      uraianId: 'Barang percobaan: Lain-lain',
      induk: ['Barang percobaan'],
    });
  });
  it('the history cannot be rewritten', async () => {
    await expect(
      dunia.db.$executeRaw`UPDATE riwayat_akun SET catatan = 'lain' WHERE objek = 'referensi'`,
    ).rejects.toThrow();
  });
});

describe('the tariff book as a tree', () => {
  const pohon = async (induk?: string) =>
    (await ratna.get(`/api/ref/v2/hscode/pohon${induk ? `?induk=${induk}` : ''}`)).data;
  it('begins with chapters and ends with lines that can be chosen', async () => {
    const bab = (await pohon()) as { kode: string; uraian: string }[];
    expect(bab.find((b) => b.kode === '17')).toEqual({
      kode: '17',
      uraian: 'Gula dan kembang gula',
      digit: 2,
      anak: true,
      dapat_dipilih: false,
    });
    expect(bab.map((b) => b.kode)).toEqual([...bab.map((b) => b.kode)].sort());
    await tambah('hs', { kode: '9901', uraian: 'Pos uji' });
    await tambah('hs', { kode: '99010000', uraian: 'Garis uji', induk: '9901' });
    expect(await pohon('99')).toEqual([
      { kode: '9901', uraian: 'Pos uji', digit: 4, anak: true, dapat_dipilih: false },
    ]);
    expect(await pohon('9901')).toEqual([
      { kode: '99010000', uraian: 'Garis uji', digit: 8, anak: false, dapat_dipilih: true },
    ]);
  });
  it('and knows the way down to a line', async () => {
    const jalur = (await ratna.get('/api/ref/v2/hscode/jalur?kode=99010000')).data as { kode: string }[];
    expect(jalur.map((s) => s.kode)).toEqual(['99', '9901', '99010000']);
    expect((await ratna.get('/api/ref/v2/hscode/jalur?kode=00000000')).data).toEqual([]);
    expect((await ratna.get('/api/ref/v2/hscode/pohon?induk=abc')).http).toBe(400);
  });
});
