import { OlahPabeanService } from '../../src/modules/pengajuan/pabean/olah-pabean.service';
import { TAHUN } from '../support/berkas';
import { layanan } from '../support/kerjakan';
import { mejaPabean, type Izin } from '../support/pabean';

const meja = mejaPabean();
const { barang, hasil, izinBaru, kirim, lapor, saldo, simpanan, tarik } = meja;

describe('the feed', () => {
  const kendali = (mode: string, lain: object = {}) =>
    fetch(`${meja.luar.url}/_kendali`, { method: 'POST', body: JSON.stringify({ sistem: 'djbc', mode, ...lain }) });
  it('that does not answer loses nothing: the next round goes on from there', async () => {
    const i = await izinBaru();
    const { no_pib } = await lapor(barang(i));
    await kendali('gagal', { kali: 1 });
    await tarik();
    expect(await meja.dunia.db.pabeanBarang.findFirst({ where: { no_pib } })).toBeNull();
    await kendali('normal');
    await tarik();
    expect(await hasil(no_pib)).toEqual([null, '50']);
  });
  it('that begins anew is read anew, and what is known counts once', async () => {
    const i = await izinBaru();
    const no = await kirim(barang(i));
    const sebelum = await saldo(i);
    await meja.dunia.db.pabeanLetak.update({ where: { id: 1 }, data: { urut: 1_000_000 } });
    await tarik();
    expect([await hasil(no), await saldo(i)]).toEqual([[null, '50'], sebelum]);
    expect((await meja.dunia.db.pabeanLetak.findUniqueOrThrow({ where: { id: 1 } })).urut).toBeLessThan(1_000_000n);
  });
  it('a line that cannot be read is shown with what is wrong, and holds nothing up', async () => {
    const i = await izinBaru();
    await lapor(barang(i, { jml: '-5', hs: '12' }));
    expect(await hasil(await kirim(barang(i)))).toEqual([null, '50']);
    const [r] = (await meja.fajar.get('/api/pabean/rusak')).data;
    expect(r.masalah).toBe('Isi kode HS dengan delapan angka. Isi jumlah lebih dari nol dengan paling banyak tiga angka di belakang koma'); // prettier-ignore
  });
  it('an item that fails stays, and is tried again', async () => {
    const i = await izinBaru();
    const { no_pib } = await lapor(barang(i));
    const olah = layanan(meja.dunia, OlahPabeanService);
    const rusak = jest
      .spyOn(olah as unknown as { bukukan: () => Promise<void> }, 'bukukan')
      .mockRejectedValueOnce(new Error('mati'));
    await tarik();
    rusak.mockRestore();
    expect(await meja.dunia.db.pabeanBarang.findFirst({ where: { no_pib } })).toBeNull();
    await tarik();
    expect(await hasil(no_pib)).toEqual([null, '50']);
  });
});

describe('the list of work', () => {
  const URL = '/api/pabean';
  it('an officer takes a line to a row by hand, with a reason that stays; never to another company', async () => {
    const i = await izinBaru();
    const no = await kirim(barang(i, { hs: '01012100' }));
    const { id } = await simpanan(no);
    const pilihan = (await meja.fajar.get(`${URL}/barang/${id}/pilihan?no_izin=${encodeURIComponent(i.no)}`)).data;
    expect(pilihan.baris.map((b: { sisa: string }) => b.sisa)).toEqual(['100', '200']);
    expect((await meja.fajar.post(`${URL}/barang/${id}/cocok`, { catatan: 'pendek' })).message).toBe(
      'Isi catatan 10 sampai 500 karakter',
    );
    expect(await meja.fajar.get(`${URL}/barang/${id}/pilihan?no_izin=tak-ada`)).toMatchObject({
      ...{ http: 422, message: 'Izin tak-ada tidak ditemukan' },
    });
    const catatan = 'HS keliru di PIB, surat DJBC S-12/2027';
    const h = await meja.fajar.post(`${URL}/barang/${id}/cocok`, { catatan, id_baris: pilihan.baris[1].id });
    expect(h).toMatchObject({ http: 200, message: `PIB ${no} seri 1 dibukukan ke izin ${i.no}` });
    expect(h.data.peristiwa[0]).toMatchObject({ jenis: 'Dicocokkan ulang', oleh: 'fajar', catatan, hasil: null });
    expect(await saldo(i)).toEqual(['150', '50', '-']);
    const lain = await kirim(barang(i, { npwp: '999999999999999' }));
    const asing = await simpanan(lain);
    const ditolak = await meja.fajar.post(`${URL}/barang/${asing.id}/cocok`, {
      catatan,
      id_baris: pilihan.baris[1].id,
    });
    expect(ditolak.message).toBe(`PIB ${lain} seri 1 belum dapat dibukukan: izin milik perusahaan lain`);
    expect(await saldo(i)).toEqual(['150', '50', '-']);
    const bukan = await meja.fajar.post(`${URL}/barang/${asing.id}/cocok`, { catatan, id_baris: '1' });
    expect([bukan.http, bukan.message]).toEqual([422, `Baris ini bukan bagian dari izin ${i.no}`]);
  });
  it('a line is taken off the list with a reason, once; its correction puts it back', async () => {
    const i = await izinBaru();
    const no = await kirim(barang(i, { npwp: '999999999999999' }));
    const { id } = await simpanan(no);
    const ada = async () => ((await meja.fajar.get(`${URL}/barang?cari=${no}`)).data as object[]).length;
    expect(await ada()).toBe(1);
    const catatan = 'Barang untuk perusahaan lain, di meja.luar SINAS NK';
    expect((await meja.fajar.post(`${URL}/barang/${id}/tutup`, { catatan })).http).toBe(200);
    expect(await ada()).toBe(0);
    expect((await meja.fajar.post(`${URL}/barang/${id}/tutup`, { catatan })).http).toBe(422);
    await kirim({ no_pib: no, jml: '5' });
    expect(await ada()).toBe(1);
  });
  it('who reads what: the ministry of the permit, its holder; nobody else', async () => {
    const i = await izinBaru();
    const no = await kirim(barang(i));
    const { id } = await simpanan(no);
    const semua = `${URL}/barang?keadaan=semua&cari=${no}`;
    const jumlah = async (siapa: string) =>
      ((await (await meja.dunia.sebagai(siapa)).get(semua)).data as object[]).length;
    expect(await jumlah('fajar')).toBe(1);
    expect(await jumlah('yusuf')).toBe(1);
    await meja.dunia.tambahPetugas('koord018', 'KL_KOORDINATOR', '018');
    expect(await jumlah('koord018')).toBe(0);
    expect((await (await meja.dunia.sebagai('koord018')).get(`${URL}/barang/${id}`)).http).toBe(404);
    expect(
      (
        await (
          await meja.dunia.sebagai('yusuf')
        ).post(`${URL}/barang/${id}/tutup`, { catatan: 'Tidak perlu dicocokkan' })
      ).http,
    ).toBe(403);
    expect((await meja.ratna.get(semua)).http).toBe(403);
    expect((await meja.dunia.tamu().get(semua)).http).toBe(401);
    expect((await meja.ratna.get(`${URL}/izin/${i.idNk}`)).data).toMatchObject([
      { no_pib: no, jml: '50', dibukukan: '50' },
    ]);
    expect((await (await meja.dunia.sebagai('hendra')).get(`${URL}/izin/${i.idNk}`)).http).toBe(404);
  });
  it('where the company’s report and customs differ, both stand beside one another', async () => {
    const i = await izinBaru();
    await kirim(barang(i, { jml: '30' }));
    const semua = (await meja.fajar.get(`${URL}/selisih?tahun=${TAHUN}&limit=100`)).data as Record<string, string>[];
    expect(semua.find((s) => s.no_aju === i.noAju)).toMatchObject({
      dilaporkan: '0',
      diberitahukan: '30',
      selisih: '-30',
    });
    expect((await (await meja.dunia.sebagai('yusuf')).get(`${URL}/selisih?tahun=${TAHUN}`)).http).toBe(200);
    expect((await meja.ratna.get(`${URL}/selisih?tahun=${TAHUN}`)).http).toBe(403);
  });
});

describe('a file of declarations', () => {
  const KEPALA = 'no_pib;seri;versi;tgl_pib;kd_kantor;npwp;no_izin;hs;uraian;satuan;jml;negara_asal;batal';
  const csv = (i: Izin, ...baris: object[]): Buffer =>
    Buffer.from([KEPALA, ...baris.map((b) => KEPALA.split(';').map((m) => ({ versi: 1, ...barang(i), ...b })[m as 'seri'] ?? '').join(';'))].join('\r\n')); // prettier-ignore
  const unggah = (isi: Buffer, ambil?: string) => {
    const form = new FormData();
    if (ambil) form.set('ambil', ambil);
    form.set('file', new File([new Uint8Array(isi)], 'pib.csv'));
    return meja.fajar.post('/api/pabean/berkas', form);
  };
  it('is told first and changes nothing; taken, its good lines count once, its bad ones are named', async () => {
    const i = await izinBaru();
    const [a, b] = ['F-000001', 'F-000002'];
    const isi = csv(
      i,
      { no_pib: a, jml: '20' },
      { no_pib: b, jml: 'dua', tgl_pib: '31/02/2027' },
      { no_pib: a, jml: '20' },
    );
    const dulu = await unggah(isi);
    expect(dulu.data).toEqual({
      ...{ diambil: false, baris: 3, baru: 1, dikenal: 1, jumlah_salah: 1 },
      salah: [
        {
          nomor: 3,
          masalah: [
            'Isi tanggal PIB yang benar',
            'Isi jumlah lebih dari nol dengan paling banyak tiga angka di belakang koma',
          ],
        },
      ],
    });
    expect(await meja.dunia.db.pabeanMasuk.count({ where: { no_pib: a } })).toBe(0);
    expect((await unggah(isi, 'ya')).message).toBe('1 baris barang diterima dan sedang dicocokkan');
    expect(await saldo(i)).toEqual(['180', '20', '-']);
    expect((await unggah(isi, 'ya')).data).toMatchObject({ baru: 0, dikenal: 2 });
    expect(await saldo(i)).toEqual(['180', '20', '-']);
  });
  it.each([
    ['without a column', Buffer.from('no_pib;seri\n1;2'), /^Kolom tidak ditemukan: versi, tgl_pib/],
    ['with nothing in it', Buffer.from(KEPALA), /^Berkas tidak memuat satu pun baris barang$/],
    [
      'of more lines than are taken',
      Buffer.from(KEPALA + '\n1;1'.repeat(20_001)),
      /^Satu berkas memuat paling banyak 20\.000 baris barang$/,
    ],
    ['of another kind', Buffer.from([0xff, 0xfe, 0, 1, 2]), /CSV/],
  ])('%s is refused with the reason', async (_apa, isi, kata) => {
    const h = await unggah(isi, 'ya');
    expect([h.http, h.message]).toEqual([422, expect.stringMatching(kata)]);
  });
});
