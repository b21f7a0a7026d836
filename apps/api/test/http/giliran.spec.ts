import { buatBerkas, type Langkah } from '@sinas/prisma/factories/berkas';
import { kataJam, kataJamPendek, type JamDibaca } from '@sinas/domain/pengajuan/jam-tampil';
import { Clock } from '../../src/platform/clock/clock';
import { World } from '../support/world';

/**
 * Part 13.1, 13.2: files of every status, their clock begun on Friday 13 November 2026 at 14.00 with five working days:
 * the deadline is Friday 20 November. What lists, counts and home say before, at and after it, typed by hand.
 */
const SEJAK = new Date('2026-11-13T14:00:00+07:00');
const TENGGAT = new Date('2026-11-20T23:59:59.999+07:00');
const JALAN = ['20', '21', '22', '23', '26', '31'];
const BERHENTI = ['25', '30'];
const LEPAS = ['40', '41', '42', '43', '50', '90'];

let dunia: World;
let kini = SEJAK;
let asal = 0n;
/** Changes, each of a permit of its own: of one alone only one may be open. */
const buat = (kd_status: string, ubah: object = {}, langkah: Langkah[] = []) => {
  asal += 1n;
  const ratna = dunia.pengguna('ratna');
  const nusa = dunia.organisasi('nusa');
  return buatBerkas(dunia.db, {
    id_organisasi: nusa.id,
    npwp: nusa.npwp ?? '',
    dibuat_oleh: ratna.id,
    pembuat: ratna.fullname,
    kd_rekom: '07',
    kd_komoditas: '0142',
    tahun: 2027,
    waktu: SEJAK,
    ubah: { kd_status, status_sejak: SEJAK, id_asal: asal, ...ubah },
    langkah,
    tanpaDokumen: true,
  });
};
beforeAll(async () => {
  dunia = await World.open({});
  jest.spyOn(dunia.app.get(Clock, { strict: false }), 'now').mockImplementation(() => kini);
  const jalan = { sla_hari: 5, sla_terpakai: 0, sla_sejak: SEJAK, sla_tenggat: TENGGAT };
  const henti = { sla_hari: 5, sla_terpakai: 2, sla_sejak: null, sla_tenggat: null };
  for (const s of JALAN) await buat(s, jalan);
  for (const s of [...BERHENTI, ...LEPAS]) await buat(s, henti);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await dunia.close();
});
const pada = async (nama: string, saat: string) => {
  kini = new Date(`${saat}+07:00`);
  return dunia.sebagai(nama);
};
interface Baris {
  kd_status_pengajuan: string;
  jam: JamDibaca;
  meja: { kode: string; nama: string };
}

/* When, what a running clock's cell and sentence say, how many are late, how many fall due today. */
const SAAT: [string, string, string, number, number][] = [
  ['2026-11-19T10:00:00', '1 hari', 'paling lambat Jumat 20 November, 1 hari kerja lagi', 0, 0],
  ['2026-11-20T10:00:00', 'hari ini', 'paling lambat hari ini, 23.59 WIB', 0, 6],
  ['2026-11-20T23:59:59.999', 'hari ini', 'paling lambat hari ini, 23.59 WIB', 0, 6],
  ['2026-11-21T00:00:00', 'lewat', 'lewat batas sejak Jumat 20 November', 6, 0],
  ['2026-11-22T10:00:00', 'lewat', 'lewat batas sejak Jumat 20 November', 6, 0],
  ['2026-11-23T10:00:00', 'lewat 1 hari', 'lewat batas sejak Jumat 20 November, 1 hari kerja', 6, 0],
];

describe('13.1 whose turn a file is, and how its clock stands', () => {
  it.each(SAAT)('at %s every place says the same: %s', async (saat, pendek, panjang, lewat, hariIni) => {
    const ratna = await pada('ratna', saat);
    const dewi = await dunia.sebagai('dewi');
    const daftar = (await ratna.get('/nk/v2/data-nk/rki/pengajuan?limit=50')).data as Baris[];
    const antrean = await dewi.get('/nk/v2/data-nk/inhouse/pengajuan?antrean=semua&limit=50');
    const kata = (rows: Baris[], s: string) => {
      const b = rows.find((r) => r.kd_status_pengajuan === s);
      if (!b) throw new Error(`no file of status ${s}`);
      return [kataJamPendek(b.jam), kataJam(b.jam)];
    };
    for (const s of JALAN) {
      expect([s, ...kata(daftar, s)]).toEqual([s, pendek, panjang]);
      expect([s, ...kata(antrean.data as Baris[], s)]).toEqual([s, pendek, panjang]);
    }
    for (const s of BERHENTI)
      expect([s, ...kata(daftar, s)]).toEqual([
        s,
        'berhenti',
        'jam layanan berhenti di pemohon, tersisa 3 dari 5 hari kerja',
      ]);
    for (const s of LEPAS)
      expect([s, ...kata(daftar, s)]).toEqual([s, 'selesai', 'selesai dalam 2 hari kerja, batasnya 5 hari kerja']);
    expect(antrean.meta.hitung).toMatchObject({ lewat, di_pemohon: 2 });
    expect(antrean.meta.angka).toMatchObject({ lewat, hari_ini: hariIni });
    const terlambat = await dewi.get('/nk/v2/data-nk/inhouse/pengajuan?antrean=lewat&limit=50');
    expect((terlambat.data as Baris[]).map((b) => b.kd_status_pengajuan).sort()).toEqual(lewat ? JALAN : []);
  });

  it('the desk is that of those who can act, whoever reads', async () => {
    const ratna = await pada('ratna', '2026-11-19T10:00:00');
    const daftar = (await ratna.get('/nk/v2/data-nk/rki/pengajuan?limit=50')).data as Baris[];
    expect(Object.fromEntries(daftar.map((b) => [b.kd_status_pengajuan, b.meja.kode]))).toEqual({
      '20': 'antrean',
      '21': 'verifikator',
      '22': 'koordinator',
      '23': 'pejabat',
      '25': 'pemohon',
      '26': 'portal',
      '30': 'pemohon',
      '31': 'portal',
      '40': 'sekretariat',
      '41': 'sekretariat',
      '42': 'menteri',
      '43': 'menteri',
      '50': 'selesai',
      '90': 'selesai',
    });
  });
});

describe('issue 15: a question that is open, in every place', () => {
  it('list and queue say whom the desk waits for and until when; its clock stands and is late nowhere', async () => {
    const dahulu = await dunia.db.pengajuan.findMany({ where: { kd_status: { in: ['21', '22', '23'] } } });
    expect(dahulu.map((p) => p.kd_status).sort()).toEqual(['21', '22', '23']);
    await dunia.db.pengajuan.updateMany({
      where: { id: { in: dahulu.map((p) => p.id) } },
      data: { informasi_tenggat: TENGGAT, sla_terpakai: 2, sla_sejak: null, sla_tenggat: null },
    });
    for (const saat of ['2026-11-19T10:00:00', '2026-12-01T10:00:00']) {
      const ratna = await pada('ratna', saat);
      const dewi = await dunia.sebagai('dewi');
      const daftar = (await ratna.get('/nk/v2/data-nk/rki/pengajuan?limit=50')).data as Baris[];
      const antrean = (await dewi.get('/nk/v2/data-nk/inhouse/pengajuan?antrean=semua&limit=50')).data as Baris[];
      const lewat = (await dewi.get('/nk/v2/data-nk/inhouse/pengajuan?antrean=lewat&limit=50')).data as Baris[];
      for (const s of ['21', '22', '23'])
        for (const [rows, siapa] of [
          [daftar, 'Anda'],
          [antrean, 'perusahaan'],
        ] as const) {
          const b = rows.find((r) => r.kd_status_pengajuan === s) as Baris & { meja: { berikut: string } };
          expect([s, b.meja.berikut, kataJam(b.jam)]).toEqual([
            s,
            `Menunggu jawaban ${siapa} sampai Jumat 20 November.`,
            'jam layanan berhenti di pemohon, tersisa 3 dari 5 hari kerja',
          ]);
        }
      expect(lewat.filter((b) => ['21', '22', '23'].includes(b.kd_status_pengajuan))).toEqual([]);
    }
    for (const { id, sla_terpakai, sla_sejak, sla_tenggat } of dahulu)
      await dunia.db.pengajuan.update({
        where: { id },
        data: { informasi_tenggat: null, sla_terpakai, sla_sejak, sla_tenggat },
      });
  });
});

describe('13.1 where a file stands that ended without a decision', () => {
  it('is the stage at which it stopped, in the list as on its page', async () => {
    const tutup = await buat('80', {}, [
      { peristiwa: 'kirim', ke: '10', id_user: null, nama: 'ratna', kode_peran: 'PU_ADMIN', waktu: SEJAK },
      { peristiwa: 'integrasi_ok', ke: '20', id_user: null, nama: 'sistem', kode_peran: 'SISTEM', waktu: SEJAK },
      { peristiwa: 'batalkan', ke: '80', id_user: null, nama: 'ratna', kode_peran: 'PU_ADMIN', waktu: TENGGAT },
    ]);
    const ratna = await pada('ratna', '2026-11-21T10:00:00');
    const daftar = await ratna.get('/nk/v2/data-nk/rki/pengajuan?limit=50');
    const rinci = (await ratna.get(`/nk/v2/data-nk/get?id_nk=${tutup.id}`)).data;
    const tahap = { posisi: 2, jumlah: 5, nama: 'Verifikasi' };
    const diDaftar = (daftar.data as { idNk: string; tahap: object }[]).find((b) => b.idNk === String(tutup.id));
    expect([diDaftar?.tahap, rinci.tahap]).toEqual([tahap, tahap]);
    expect(rinci.proses.map((t: { keadaan: string }) => t.keadaan)).toEqual([
      'selesai',
      'selesai',
      'kini',
      'nanti',
      'nanti',
    ]);
  });
});

describe('13.3 numbers of officers', () => {
  const antrean = async (nama: string, saat: string, nama_antrean = 'untuk_saya') =>
    (await pada(nama, saat)).get(`/nk/v2/data-nk/inhouse/pengajuan?antrean=${nama_antrean}&limit=50`);
  const status = (h: { data: Baris[] }) => h.data.map((b) => b.kd_status_pengajuan).sort();
  const langkah = (nama: string, peristiwa: string, ke: string, waktu: string): Langkah => ({
    ...{ peristiwa, ke: ke as Langkah['ke'], nama, waktu: new Date(`${waktu}+07:00`) },
    ...(nama === 'sistem'
      ? { id_user: null, kode_peran: 'SISTEM' }
      : { id_user: dunia.pengguna(nama).id, kode_peran: dunia.pengguna(nama).kode_peran }),
  });

  it('what can be acted on is that of the role, and the counts say as much', async () => {
    const saat = '2026-11-19T10:00:00';
    const dapat: [string, string[]][] = [
      ['dewi', ['20', '21']],
      ['yusuf', ['22']],
      ['hari', ['23']],
      ['adminkl', ['20', '21', '22', '23', '25', '26', '30', '31']],
    ];
    for (const [nama, harap] of dapat) {
      const h = await antrean(nama, saat);
      expect([nama, status(h as never), h.meta.hitung.untuk_saya]).toEqual([nama, harap, harap.length]);
    }
    const { hitung } = (await antrean('dewi', saat)).meta;
    expect([hitung.koordinator, hitung.pejabat, hitung.semua]).toEqual([1, 1, 8]);
  });

  it('nobody’s are those that nobody has taken and those that were released, until somebody takes them', async () => {
    const saat = '2026-11-19T10:00:00';
    const punya = async () => {
      const h = await antrean('dewi', saat, 'belum');
      expect(h.meta.hitung.belum).toBe((h.data as unknown as Baris[]).length);
      return (h.data as unknown as (Baris & { idNk: string })[]).map((b) => b.idNk);
    };
    const { id } = await buat('21', { id_pengambil: dunia.pengguna('rizal').id });
    const diambil = await punya();
    expect(diambil).not.toContain(String(id));
    await dunia.db.pengajuan.update({ where: { id }, data: { id_pengambil: null } });
    expect((await punya()).sort()).toEqual([...diambil, String(id)].sort());
    await dunia.db.pengajuan.update({ where: { id }, data: { kd_status: '80' } });
  });

  it('a file that somebody else has taken, or that one has had at another desk, is not for oneself', async () => {
    const saat = '2026-11-19T10:00:00';
    const diambil = await buat('21', { id_pengambil: dunia.pengguna('rizal').id });
    const sudah = await buat('23', {}, [
      langkah('sistem', 'integrasi_ok', '20', '2026-11-16T08:00:00'),
      langkah('dewi', 'ambil', '21', '2026-11-16T09:00:00'),
      langkah('dewi', 'teruskan', '22', '2026-11-16T10:00:00'),
      langkah('hari', 'teruskan', '23', '2026-11-16T11:00:00'),
    ]);
    expect((await antrean('dewi', saat)).meta.hitung.untuk_saya).toBe(2);
    expect((await antrean('rizal', saat)).meta.hitung.untuk_saya).toBe(3);
    expect((await antrean('hari', saat)).meta.hitung).toMatchObject({ untuk_saya: 1, pejabat: 2 });
    await dunia.db.pengajuan.updateMany({ where: { id: { in: [diambil.id, sudah.id] } }, data: { kd_status: '80' } });
  });

  it('the median is of working days on the own desk: not those at the applicant, not weekends', async () => {
    const dua = [
      langkah('rizal', 'ambil', '21', '2026-11-16T09:00:00'),
      langkah('rizal', 'teruskan', '22', '2026-11-18T10:00:00'),
    ];
    const pulang = [
      langkah('rizal', 'ambil', '21', '2026-11-13T15:00:00'),
      langkah('rizal', 'kembalikan', '25', '2026-11-16T09:00:00'),
      langkah('bagus', 'kirim_perbaikan', '26', '2026-11-19T09:00:00'),
      langkah('sistem', 'perbaikan_diterima', '21', '2026-11-19T09:05:00'),
      langkah('rizal', 'teruskan', '22', '2026-11-20T08:00:00'),
    ];
    const segera = [
      langkah('rizal', 'ambil', '21', '2026-11-19T08:00:00'),
      langkah('rizal', 'teruskan', '22', '2026-11-19T16:00:00'),
    ];
    for (const l of [dua, pulang, segera])
      await buat('80', {}, [langkah('sistem', 'integrasi_ok', '20', '2026-11-13T14:30:00'), ...l]);
    // 2, 1, 1 and 0 working days.
    const pada20 = (await antrean('rizal', '2026-11-20T12:00:00')).meta.angka;
    expect([pada20.selesai_minggu, pada20.median_hari]).toEqual([4, 1]);
    // A week later only what happened after it counts: 1 on Friday the 20th.
    const pada26 = (await antrean('rizal', '2026-11-26T17:00:00')).meta.angka;
    expect([pada26.selesai_minggu, pada26.median_hari]).toEqual([1, 1]);
    const tiada = (await antrean('dewi', '2026-12-24T12:00:00')).meta.angka;
    expect([tiada.selesai_minggu, tiada.median_hari]).toEqual([0, null]);
  });
});

describe('13.2 home counts truly', () => {
  const beranda = async (saat: string) => (await (await pada('ratna', saat)).get('/api/beranda')).data;
  const jenis = (d: { tugas: { jenis: string }[] }) => d.tugas.map((t) => t.jenis);

  it('10,000 drafts hide neither a correction nor a bill nor a failed delivery', async () => {
    await dunia.db.pengajuan.updateMany({
      where: { kd_status: '25' },
      data: { tenggat_perbaikan: TENGGAT, perbaikan_ke: 1 },
    });
    await buat('25', { tenggat_perbaikan: new Date('2026-11-18T23:59:59.999+07:00'), perbaikan_ke: 2 });
    await buat('10', { status_kirim: 'GAGAL' });
    await buat('22', { informasi_tenggat: new Date('2026-11-19T23:59:59.999+07:00') });
    const draf = await buat('00');
    await dunia.db.$executeRawUnsafe(`
      INSERT INTO pengajuan SELECT (jsonb_populate_record(p, jsonb_build_object('id', 900000 + n,
        'no_aju', '7' || lpad(n::text, 25, '0'), 'created_at', now(), 'updated_at', now()))).*
      FROM pengajuan p, generate_series(1, 9999) n WHERE p.id = ${draf.id}`);
    const d = await beranda('2026-11-17T10:00:00');
    expect(d.jumlah_tugas).toEqual({ perbaikan: 2, informasi: 1, bayar: 1, gagal_kirim: 1, draf: 10_000 });
    expect(jenis(d)).toEqual(['perbaikan', 'perbaikan', 'informasi', 'bayar', 'gagal_kirim', 'draf', 'draf', 'draf']);
    expect(d.tugas.slice(0, 4).map((t: { tenggat: object }) => t.tenggat)).toEqual([
      { angka: '1 hari kerja', keterangan: 'lagi, Rabu 18 November, 23.59 WIB', mendesak: true },
      { angka: '3 hari kerja', keterangan: 'lagi, Jumat 20 November, 23.59 WIB', mendesak: true },
      { angka: '2 hari kerja', keterangan: 'lagi, Kamis 19 November, 23.59 WIB', mendesak: true },
      { angka: 'Belum dibayar', keterangan: 'sejak Jumat 13 November, 14.00 WIB', mendesak: true },
    ]);
  });

  it.each([
    ['2026-11-20T23:00:00', 'Hari ini', 'sampai 23.59 WIB'],
    ['2026-11-21T00:00:00', 'Lewat', 'batasnya Jumat 20 November, 23.59 WIB'],
    ['2026-11-22T12:00:00', 'Lewat', 'batasnya Jumat 20 November, 23.59 WIB'],
  ])('a correction at %s: %s', async (saat, angka, keterangan) => {
    const d = await beranda(saat);
    expect(d.tugas[1].tenggat).toEqual({ angka, keterangan, mendesak: true });
  });
});
