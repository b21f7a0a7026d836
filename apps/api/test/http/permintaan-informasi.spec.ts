import { NotifikasiService } from '../../src/modules/notifikasi/notifikasi.service';
import { PengingatService } from '../../src/modules/pengajuan/pengingat/pengingat.service';
import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { PERTEK, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai, LEMBAR, PERIKSA, penuh, versi } from '../support/keadaan';
import { kabarOrang } from '../support/kabar';
import { kerjakan, layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { SANDI, World } from '../support/world';

const NK = '/nk/v2/data-nk';
const JALUR = `${NK}/permintaan-informasi`;
const TANYA = { pertanyaan: 'Berapa kapasitas mesin pengolah?', hari: 5 };
const MENUNGGU = 'Permintaan informasi masih menunggu jawaban perusahaan. Tunggu jawabannya atau tutup permintaan itu';
let dunia: World;
let ratna: Client;
let dewi: Client;
let d: Draf;
let buang: Draf[] = [];
beforeAll(async () => {
  dunia = await World.open({});
  await dunia.tambahPetugas('verif2', 'KL_VERIFIKATOR', '019');
  [ratna, dewi] = (await Promise.all(['ratna', 'dewi'].map((n) => dunia.sebagai(n)))) as [Client, Client];
});
afterAll(() => dunia.close());
afterEach(async () => {
  jest.restoreAllMocks();
  for (const x of buang) await singkirkan(dunia, x);
  buang = [];
});

async function di(keadaan: 'diambil' | 'koordinator' | 'pemutus'): Promise<void> {
  d = await berkasSampai(dunia, keadaan, PERTEK);
  buang.push(d);
}
const berkas = () => dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
const semua = () =>
  dunia.db.permintaanInformasi.findMany({ where: { id_pengajuan: BigInt(d.idNk) }, orderBy: { seri: 'asc' } });
const akhir = async (): Promise<string> => String((await semua()).at(-1)?.id ?? 0);
const baca = async (c = ratna) => (await c.get(`${JALUR}/${d.idNk}`)).data;
const kepala = (kunci?: string) => (kunci ? { 'Idempotency-Key': kunci } : undefined);
const minta = async (ubah: object = {}, c = dewi, kunci?: string) =>
  c.post(`${JALUR}/${d.idNk}`, { versi: (await berkas()).versi, ...TANYA, ...ubah }, kepala(kunci));
const jawab = async (ubah: object = {}, c = ratna, kunci?: string) =>
  c.post(`${JALUR}/${await akhir()}/jawab`, { jawaban: 'Seratus ton per bulan.', ...ubah }, kepala(kunci));
const tutup = async (ubah: object = {}, c = dewi) =>
  c.post(`${JALUR}/${await akhir()}/tutup`, { alasan: 'Sudah ditemukan', ...ubah });
const pada = (t: string) => jest.spyOn(layanan(dunia, KalenderService), 'kini').mockReturnValue(new Date(`${t}+07:00`));
const wib = (t: string) => new Date(`${t}+07:00`);
function libur(...hari: string[]): void {
  jest.spyOn(layanan(dunia, KalenderService), 'liburTerbaru').mockResolvedValue(new Set(hari));
  jest.spyOn(layanan(dunia, KalenderService), 'libur').mockResolvedValue(new Set(hari));
}
const jam = async () => {
  const p = await berkas();
  return [p.sla_terpakai, p.sla_sejak, p.sla_tenggat];
};
/** Monday 1 February 2027: the clock has begun, five days to Monday 8 February. */
async function mulai(): Promise<void> {
  const kini = layanan(dunia, KalenderService).kini;
  if (jest.isMockFunction(kini)) kini.mockReturnValue(new Date());
  await di('diambil');
  const data = { sla_hari: 5, sla_terpakai: 0, sla_sejak: wib('2027-02-01T10:00:00') };
  await dunia.db.pengajuan.update({
    where: { id: BigInt(d.idNk) },
    data: { ...data, sla_tenggat: wib('2027-02-08T23:59:59.999') },
  });
}
async function kertas(c = ratna): Promise<string> {
  const form = new FormData();
  form.set('kd_dokumen', 'D99');
  form.set('file', new Blob([new Uint8Array(Buffer.from('%PDF-1.4 uji'))]), 'kapasitas.pdf');
  return (await c.post(`${NK}/upload`, form)).data.id as string;
}

describe('issue 15: asked', () => {
  it('from each desk of the ministry, by who sits there; the file stays, its history and both sides know it', async () => {
    for (const [keadaan, nama, kd] of [
      ['diambil', 'dewi', '21'],
      ['koordinator', 'yusuf', '22'],
      ['pemutus', 'hari', '23'],
    ] as const) {
      await di(keadaan);
      const c = await dunia.sebagai(nama);
      expect(await baca(c)).toMatchObject({ boleh_minta: true, permintaan: [] });
      for (const lain of ['dewi', 'yusuf', 'hari', 'verif2'].filter((n) => n !== nama))
        expect([kd, lain, (await minta({}, await dunia.sebagai(lain))).http]).toEqual([kd, lain, 409]);
      const h = await minta({ dokumen: ['D04'] }, c);
      expect([kd, h.http, h.message]).toEqual([
        kd,
        200,
        expect.stringMatching(/^Permintaan dikirim ke perusahaan\. Jawaban ditunggu sampai /),
      ]);
      expect(h.data).toMatchObject({
        boleh_minta: false,
        permintaan: [
          {
            ...{ seri: 1, status: 'DIMINTA', pertanyaan: TANYA.pertanyaan, oleh: nama, lewat: false },
            ...{ diminta: [{ kd_dokumen: 'D04', nama: 'Laporan hasil verifikasi (LHV)' }], jawaban: null },
            ...{ boleh_tutup: true, boleh_jawab: false },
          },
        ],
      });
      expect((await berkas()).kd_status).toBe(kd);
      const milik = await baca();
      expect(milik.permintaan[0]).toMatchObject({ boleh_jawab: true, boleh_tutup: false });
      expect(milik.permintaan[0].oleh).toBe('Kementerian Perindustrian (Kemenperin)');
      expect([milik.tenggat_hari, milik.dokumen_layanan]).toEqual([[], []]);
      const rinci = (await ratna.get(`${NK}/get?id_nk=${d.idNk}`)).data;
      expect(rinci.meja).toMatchObject({
        nama: 'Anda',
        berikut: expect.stringMatching(/^Menunggu jawaban Anda sampai /),
        giliran_anda: true,
      });
      expect(rinci.jam).toMatchObject({ keadaan: 'jeda', penghenti: 'pemohon' });
      const dinas = (await c.get(`${NK}/get?id_nk=${d.idNk}`)).data;
      expect(dinas.meja.berikut).toMatch(/^Menunggu jawaban perusahaan sampai /);
      const [riwayat] = (await ratna.get(`${NK}/rki/pengajuan-history/${d.idNk}`)).data.slice(-1);
      expect(riwayat.kalimat).toMatch(/ meminta informasi, jawaban ditunggu sampai \S+ \d+ \S+\.$/);
      const beranda = (await ratna.get('/api/beranda')).data;
      expect(beranda.jumlah_tugas.informasi).toBe(1);
      expect(beranda.tugas.find((t: { idNk: string }) => t.idNk === d.idNk)).toMatchObject({
        jenis: 'informasi',
        tombol: 'Jawab',
      });
      await singkirkan(dunia, d);
    }
    buang = [];
  });

  it('nowhere else', async () => {
    await di('diambil');
    for (const kd_status of [
      '00',
      '10',
      '20',
      '25',
      '26',
      '30',
      '31',
      '40',
      '41',
      '50',
      '51',
      '57',
      '80',
      '90',
      '91',
    ]) {
      await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status } });
      const h = await minta();
      expect([kd_status, [404, 409].includes(h.http)]).toEqual([kd_status, true]);
    }
    expect(await semua()).toEqual([]);
  });

  it('with a question, a number of days and papers of the service, about what was seen', async () => {
    await di('diambil');
    for (const [isi, path] of [
      [{ pertanyaan: 'Apa?' }, 'pertanyaan'],
      [{ pertanyaan: 'a'.repeat(2001) }, 'pertanyaan'],
      [{ hari: 0 }, 'hari'],
      [{ hari: 11 }, 'hari'],
      [{ dokumen: ['D77'] }, 'dokumen.0'],
      [{ dokumen: ['D01', 'D02', 'D03', 'D04', 'D99', 'D10'] }, 'dokumen'],
    ] as const) {
      const h = await minta(isi);
      expect([isi, h.http, h.errors?.[0].path]).toEqual([isi, 422, path]);
    }
    expect((await minta({ versi: 0 })).http).toBe(409);
    expect(await semua()).toEqual([]);
  });

  it('one of two at once; the same key is the same request; the fourth of a round is refused', async () => {
    await di('diambil');
    const isi = { versi: (await berkas()).versi, ...TANYA };
    const dua = await Promise.all([dewi.post(`${JALUR}/${d.idNk}`, isi), dewi.post(`${JALUR}/${d.idNk}`, isi)]);
    expect(dua.map((h) => h.http).sort()).toEqual([200, 409]);
    expect(dua.find((h) => h.http === 409)?.message).toBe(MENUNGGU);
    expect((await tutup()).http).toBe(200);
    const [kunci, lagi] = [`tanya-${d.idNk}`, { versi: (await berkas()).versi, ...TANYA }];
    const ulang = [
      await dewi.post(`${JALUR}/${d.idNk}`, lagi, kepala(kunci)),
      await dewi.post(`${JALUR}/${d.idNk}`, lagi, kepala(kunci)),
    ];
    expect(ulang.map((h) => h.http)).toEqual([200, 200]);
    expect(await semua()).toHaveLength(2);
    const jawaban = [await jawab({}, ratna, `jawab-${d.idNk}`), await jawab({}, ratna, `jawab-${d.idNk}`)];
    expect(jawaban.map((h) => h.http)).toEqual([200, 200]);
    expect((await minta()).http).toBe(200);
    expect((await jawab()).http).toBe(200);
    const keempat = await minta();
    expect([keempat.http, keempat.message]).toEqual([
      409,
      'Satu putaran paling banyak 3 permintaan informasi. Gunakan pengembalian untuk perbaikan',
    ]);
    expect(await baca(dewi)).toMatchObject({ boleh_minta: false, halangan: keempat.message });
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { perbaikan_ke: 1 } });
    expect((await minta()).http).toBe(200);
  });

  it('is the desk’s and the owner’s alone; who only watches reads no words, no names and no papers', async () => {
    await di('diambil');
    for (const n of ['hendra', 'agus']) {
      const c = await dunia.sebagai(n);
      expect([n, (await c.get(`${JALUR}/${d.idNk}`)).http]).toEqual([n, 404]);
    }
    expect((await dunia.tamu().get(`${JALUR}/${d.idNk}`)).http).toBe(401);
    for (const n of ['ratna', 'bagus', 'adminkl', 'maya', 'rekso', 'rudi', 'endang', 'fajar', 'super'])
      expect([n, (await minta({}, await dunia.sebagai(n))).http]).toEqual([n, 403]);
    expect((await minta()).http).toBe(200);
    expect((await jawab({}, await dunia.sebagai('hendra'))).http).toBe(404);
    for (const n of ['dewi', 'hari', 'adminkl', 'rudi', 'fajar', 'super'])
      expect([n, (await jawab({}, await dunia.sebagai(n))).http]).toEqual([n, 403]);
    for (const n of ['yusuf', 'hari', 'verif2'])
      expect([n, (await tutup({}, await dunia.sebagai(n))).http]).toEqual([n, 409]);
    expect((await tutup({}, ratna)).http).toBe(403);
    const id = await kertas();
    expect((await jawab({ dokumen: [id] }, await dunia.sebagai('bagus'))).http).toBe(200);
    const rudi = await baca(await dunia.sebagai('rudi'));
    expect(rudi.permintaan[0]).toMatchObject({
      ...{
        status: 'DIJAWAB',
        pertanyaan: null,
        oleh: null,
        jawaban: null,
        dijawab_oleh: null,
        dokumen: [],
        diminta: [],
      },
    });
    expect(JSON.stringify(rudi)).not.toMatch(/dewi|bagus|kapasitas|ton/i);
    const riwayat = await (await dunia.sebagai('rudi')).get(`${NK}/rki/pengajuan-history/${d.idNk}`);
    expect(JSON.stringify(riwayat.data)).not.toMatch(/kapasitas|ton per/i);
  });
});

describe('issue 15: answered', () => {
  it('with papers that both sides open and nobody else; what was submitted stays as it was', async () => {
    await di('diambil');
    const sebelum = (await ratna.get(`${NK}/get?id_nk=${d.idNk}`)).data.dokumen;
    await minta();
    const [id, asing] = [await kertas(), await kertas(await dunia.sebagai('hendra'))];
    const milikFile = (await dunia.db.dokumen.findFirstOrThrow({ where: { id_pengajuan: BigInt(d.idNk) } })).id;
    for (const salah of [asing, milikFile]) {
      const h = await jawab({ dokumen: [id, salah] });
      expect([h.http, h.message]).toEqual([422, 'Dokumen tidak ditemukan. Unggah kembali lalu kirim jawaban']);
    }
    expect((await dunia.db.dokumen.findUniqueOrThrow({ where: { id } })).id_pengajuan).toBeNull();
    expect((await jawab({ jawaban: '  ' })).http).toBe(422);
    const h = await jawab({ dokumen: [id] });
    expect([h.http, h.message]).toEqual([200, 'Jawaban dikirim ke kementerian']);
    for (const c of [ratna, dewi])
      expect((await baca(c)).permintaan[0]).toMatchObject({
        ...{ status: 'DIJAWAB', jawaban: 'Seratus ton per bulan.', dijawab_oleh: 'ratna' },
        dokumen: [{ id, nama_file: 'kapasitas.pdf', nama_dokumen: 'Dokumen lain', url: `/berkas/${id}` }],
      });
    for (const [n, http] of [
      ['ratna', 200],
      ['dewi', 200],
      ['hendra', 404],
      ['agus', 404],
      ['rudi', 404],
    ] as const)
      expect([n, (await (await dunia.sebagai(n)).get(`/berkas/${id}`)).http]).toEqual([n, http]);
    expect((await ratna.get(`${NK}/get?id_nk=${d.idNk}`)).data.dokumen).toEqual(sebelum);
    expect((await ratna.del(`${NK}/upload?file_path=${id}`)).http).toBe(403);
    const dua = await jawab();
    expect([dua.http, dua.message]).toEqual([409, 'Permintaan informasi ini sudah selesai: dijawab']);
    const satu = { where: { id_pengajuan: BigInt(d.idNk) } };
    await expect(dunia.db.permintaanInformasi.updateMany({ ...satu, data: { jawaban: 'Lain' } })).rejects.toThrow(
      /append-only/,
    );
    await expect(dunia.db.permintaanInformasi.deleteMany(satu)).rejects.toThrow(/append-only/);
  });

  it('the clock stands from the question to the answer; a holiday between costs nothing', async () => {
    libur('2027-02-05');
    await mulai();
    pada('2027-02-03T11:00:00');
    expect((await minta({ hari: 3 })).data.permintaan[0].tenggat).toBe('2027-02-09T16:59:59.999Z');
    expect(await jam()).toEqual([2, null, null]);
    pada('2027-02-08T09:00:00');
    expect((await jawab()).http).toBe(200);
    // Three of five days are left after Monday the 8th.
    expect(await jam()).toEqual([2, wib('2027-02-08T09:00:00'), wib('2027-02-11T23:59:59.999')]);
    expect((await berkas()).informasi_tenggat).toBeNull();
  });

  it('past the due date the clock has run since that day, whenever it is noticed; a late answer is taken', async () => {
    libur();
    await mulai();
    pada('2027-02-02T11:00:00');
    expect((await minta({ hari: 1 })).http).toBe(200);
    const tenggat = wib('2027-02-03T23:59:59.999');
    pada('2027-02-03T23:59:59.999');
    await layanan(dunia, TenggatService).jalankan();
    expect((await semua())[0]?.status).toBe('DIMINTA');
    await dunia.db.outbox.deleteMany({});
    await dunia.db.notifikasi.deleteMany({});
    pada('2027-02-05T08:00:00');
    await layanan(dunia, TenggatService).jalankan();
    await layanan(dunia, TenggatService).jalankan();
    expect((await semua()).map((i) => i.status)).toEqual(['LEWAT']);
    // One day used; four after Wednesday the 3rd.
    const jalan = [1, tenggat, wib('2027-02-09T23:59:59.999')];
    expect(await jam()).toEqual(jalan);
    jest.restoreAllMocks();
    await dunia.db.outbox.updateMany({ data: { tersedia: new Date() } });
    await kerjakan(dunia, 'notifikasi', NotifikasiService);
    const nama = new Map([...dunia.orang].map(([n, o]) => [o.id, n]));
    expect((await kabarOrang(dunia.db)).map((n) => nama.get(n.id_user)).sort()).toEqual(['dewi', 'ratna']);
    libur();
    pada('2027-02-05T10:00:00');
    expect((await baca()).permintaan[0]).toMatchObject({ lewat: true, boleh_jawab: true });
    expect((await jawab()).http).toBe(200);
    expect(await jam()).toEqual(jalan);
    expect((await semua())[0]?.status).toBe('DIJAWAB');
  });

  it('before the round has noticed, an answer or a closing after the due date gives no days back either', async () => {
    libur();
    for (const akhiri of [jawab, tutup]) {
      await mulai();
      pada('2027-02-02T11:00:00');
      await minta({ hari: 1 });
      pada('2027-02-05T08:00:00');
      expect((await akhiri()).http).toBe(200);
      expect(await jam()).toEqual([1, wib('2027-02-03T23:59:59.999'), wib('2027-02-09T23:59:59.999')]);
      await singkirkan(dunia, d);
    }
    buang = [];
  });

  it('a late answer leaves alone what another question has stopped', async () => {
    libur();
    await mulai();
    pada('2027-02-02T11:00:00');
    await minta({ hari: 1 });
    pada('2027-02-04T08:00:00');
    await layanan(dunia, TenggatService).jalankan();
    expect((await minta({ hari: 5 })).http).toBe(200);
    const [pertama] = await semua();
    const h = await ratna.post(`${JALUR}/${String(pertama?.id)}/jawab`, { jawaban: 'Terlambat' });
    expect(h.http).toBe(200);
    expect(await jam()).toEqual([2, null, null]);
    expect((await berkas()).informasi_tenggat).toEqual(wib('2027-02-11T23:59:59.999'));
  });

  it('not once the ministry has decided, nor after a correction', async () => {
    libur();
    await mulai();
    pada('2027-02-02T11:00:00');
    await minta({ hari: 1 });
    pada('2027-02-05T08:00:00');
    await layanan(dunia, TenggatService).jalankan();
    const where = { where: { id: BigInt(d.idNk) } };
    await dunia.db.pengajuan.update({ ...where, data: { kd_status: '50' } });
    expect((await jawab()).http).toBe(409);
    await dunia.db.pengajuan.update({ ...where, data: { kd_status: '21', perbaikan_ke: 1 } });
    const h = await jawab();
    expect([h.http, h.message]).toEqual([409, 'Permintaan informasi ini sudah selesai: lewat batas waktu']);
  });
});

describe('issue 15: while it is open', () => {
  it('the desk neither recommends nor decides; taken back, it does', async () => {
    for (const [keadaan, nama, isi] of [
      ['diambil', 'dewi', { kd_keputusan: '4', checklist: PERIKSA.lima }],
      ['koordinator', 'yusuf', { kd_keputusan: '4', checklist: PERIKSA.lima }],
      ['pemutus', 'hari', { kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI }],
    ] as const) {
      await di(keadaan);
      const c = await dunia.sebagai(nama);
      const putuskan = async () =>
        c.post(LEMBAR, { idNk: d.idNk, versi: await versi(c, d), ...isi, rincian: await penuh(c, d) });
      expect((await minta({}, c)).http).toBe(200);
      const h = await putuskan();
      expect([nama, h.http, h.message]).toEqual([nama, 409, MENUNGGU]);
      expect((await tutup({}, c)).message).toBe('Permintaan informasi ditutup');
      expect([nama, (await putuskan()).http]).toEqual([nama, 201]);
      await singkirkan(dunia, d);
    }
    buang = [];
  });

  it('a return and a withdrawal close it, with that as the reason, and the clock stands as it stood', async () => {
    libur();
    for (const [kerja, sebab, siapa] of [
      ['kembali', 'Berkas dikembalikan untuk perbaikan', 'dewi'],
      ['batal', 'Berkas tidak lagi di meja kementerian', 'ratna'],
    ] as const) {
      await mulai();
      pada('2027-02-02T11:00:00');
      await minta();
      pada('2027-02-04T11:00:00');
      const perbaikan = [{ tab: 'perusahaan', kd_field: 'telepon', kd_alasan: 'A02', catatan: 'Periksa lagi' }];
      const h =
        kerja === 'kembali'
          ? await dewi.post(LEMBAR, { idNk: d.idNk, versi: await versi(dewi, d), kd_keputusan: '2', perbaikan })
          : await ratna.post(`${NK}/batalkan/${d.idNk}`, { alasan: 'Tidak jadi' });
      expect([kerja, h.http < 300]).toEqual([kerja, true]);
      const [i] = await semua();
      expect([i?.status, i?.alasan_tutup, i?.nama_penutup]).toEqual(['DITUTUP', sebab, siapa]);
      expect([(await berkas()).informasi_tenggat, await jam()]).toEqual([null, [1, null, null]]);
      expect((await jawab()).http).toBe(409);
      await singkirkan(dunia, d);
    }
    buang = [];
  });

  it('nothing is issued automatically, however long ago its time was over', async () => {
    libur();
    await mulai();
    await dunia.db.layanan.updateMany({ data: { fl_terbit_otomatis: true } });
    pada('2027-02-02T11:00:00');
    await minta({ hari: 10 });
    pada('2027-02-12T11:00:00');
    await layanan(dunia, TenggatService).jalankan();
    expect((await berkas()).kd_status).toBe('21');
    await dunia.db.layanan.updateMany({ data: { fl_terbit_otomatis: false } });
  });

  it('the company is reminded on the working day before, once; who is asked for tomorrow is not', async () => {
    libur();
    await mulai();
    pada('2027-02-02T11:00:00');
    await minta({ hari: 3 });
    const ingatkan = async (t: string) => {
      pada(t);
      await layanan(dunia, PengingatService).jalankan();
      return dunia.db.pengingat.count({ where: { id_pengajuan: BigInt(d.idNk), jenis: 'informasi' } });
    };
    expect(await ingatkan('2027-02-03T09:00:00')).toBe(0);
    expect(await ingatkan('2027-02-04T09:00:00')).toBe(1);
    expect(await ingatkan('2027-02-04T15:00:00')).toBe(1);
    await tutup();
    pada('2027-02-04T16:00:00');
    await minta({ hari: 1 });
    expect(await ingatkan('2027-02-04T17:00:00')).toBe(1);
  });
});
