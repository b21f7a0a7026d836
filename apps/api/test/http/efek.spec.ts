import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { layananSel, SEL_HARAPAN } from '@sinas/domain/harapan/alur.harapan';
import type { Peristiwa } from '@sinas/domain/pengajuan/alur';
import { BerkasTerkunciService } from '../../src/modules/pengajuan/alur/berkas-terkunci.service';
import { LangkahService } from '../../src/modules/pengajuan/alur/langkah.service';
import { NotifikasiService } from '../../src/modules/notifikasi/notifikasi.service';
import { Clock } from '../../src/platform/clock/clock';
import { kirim, PERTEK, RKI, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { antar, berkasSampai, LEMBAR, PERIKSA, penuh, versi } from '../support/keadaan';
import { kabarOrang } from '../support/kabar';
import { kerjakan, layanan } from '../support/kerjakan';
import { SIAPA } from '../support/rute';
import { SANDI, World } from '../support/world';

let dunia: World;
let bagus: Client;
beforeAll(async () => {
  dunia = await World.open({});
  bagus = await dunia.sebagai('bagus');
});
afterAll(async () => dunia.close());
afterEach(() => jest.restoreAllMocks());

/** A Wednesday; the clock of the file has run since Monday, one day was used before. */
const KINI = new Date('2026-11-18T10:00:00+07:00');
const SEJAK = new Date('2026-11-16T10:00:00+07:00');
const wib = (t: string) => new Date(`${t}+07:00`);

/** Whose desk is told, by the event and where it happens: C.9, the level that must act; T26 and T21, who had it. */
const KABAR_KL: Record<string, string[]> = {
  'integrasi_ok 10': ['dewi', 'rizal'],
  'integrasi_pk 10': ['hari'],
  'perbaikan_diterima 26': ['dewi'],
  'teruskan 21': ['yusuf'],
  'teruskan 22': ['hari'],
  'lanjut 31': ['hari'],
  'terbit_otomatis 21': ['dewi'],
  'terbit_otomatis 22': ['yusuf'],
  'terbit_otomatis 23': ['hari'],
  'batalkan 10': ['dewi', 'rizal'],
  'batalkan 20': ['dewi', 'rizal'],
  'batalkan 21': ['dewi'],
  'batalkan 22': ['yusuf'],
  'batalkan 23': ['hari'],
  'batalkan 25': ['dewi'],
  'batalkan 26': ['dewi'],
  'batalkan 30': ['yusuf'],
  'batalkan 31': ['yusuf'],
  'batalkan 40': ['hari'],
  'batalkan 42': ['hari'],
  'minta_perbaikan 21': ['dewi'],
  // A decided file lies on nobody's desk: it is told to who has decided.
  'serahkan 50': ['hari'],
  'serahkan 51': ['hari'],
  'serahkan 57': ['hari'],
  // Who may answer an objection: both desks.
  'ajukan_keberatan 51': ['hari', 'yusuf'],
  'ajukan_keberatan 85': ['hari', 'yusuf'],
  'ajukan_keberatan 90': ['hari', 'yusuf'],
  'tarik_keberatan 51': ['hari', 'yusuf'],
  'tarik_keberatan 52': ['hari', 'yusuf'],
  'tarik_keberatan 70': ['hari', 'yusuf'],
  'tarik_keberatan 85': ['hari', 'yusuf'],
  'tarik_keberatan 90': ['hari', 'yusuf'],
  // The answer goes to the desk that has asked, and so does its absence.
  'jawab_informasi 21': ['dewi'],
  'jawab_informasi 22': ['yusuf'],
  'jawab_informasi 23': ['hari'],
  'informasi_lewat 21': ['dewi'],
  'informasi_lewat 22': ['yusuf'],
  'informasi_lewat 23': ['hari'],
  'asal_berakhir 10': ['dewi', 'rizal'],
  'asal_berakhir 20': ['dewi', 'rizal'],
  'asal_berakhir 21': ['dewi'],
  'asal_berakhir 22': ['yusuf'],
  'asal_berakhir 23': ['hari'],
  'asal_berakhir 25': ['dewi'],
  'asal_berakhir 26': ['dewi'],
  'asal_berakhir 30': ['yusuf'],
  'asal_berakhir 31': ['yusuf'],
  'asal_berakhir 40': ['hari'],
  'asal_berakhir 41': [],
  'asal_berakhir 42': ['hari'],
  'asal_berakhir 43': [],
};
/** The level above that desk, where the table says that it is told. */
const ATASAN: Record<string, string[]> = { '21': ['yusuf'], '22': ['hari'], '23': [] };
/** Nobody has taken it yet, or has given it back. */
const TANPA_PENGAMBIL = ['00', '10', '20'];

function aktor(peran: string): Aktor {
  const p = dunia.pengguna(peran === 'PU_USER' ? 'bagus' : SIAPA[peran as KodePeran]);
  const { id_organisasi, kd_ga } = p;
  return { id_user: p.id, nama: p.fullname, peran: peran as KodePeran, id_organisasi, isbranch: false, kd_ga };
}
/** Whose desk it is. */
const DI_MEJA: Record<string, string> = { '21': 'KL_VERIFIKATOR', '22': 'KL_KOORDINATOR', '23': 'KL_PEMUTUS' };
/** Facts under which the guards of the row say yes. */
function fakta(s: (typeof SEL_HARAPAN)[number], pelaku: string, dasar: Draf) {
  const ada = (n: string) => s.penjaga.includes(n);
  const dewi = dunia.pengguna('dewi').id;
  const menunggu = ['jawab_informasi', 'tutup_informasi', 'informasi_lewat'].includes(s.peristiwa);
  const jeda = menunggu || ['25', '30'].includes(s.dari);
  return {
    kd_status: s.dari,
    // PERTEK where it has the cell; else the first service that has, which the guards agree with.
    kd_rekom: ada('dengan_rakor') || !layananSel(s).includes('07') ? layananSel(s)[0] : '07',
    status_billing: s.peristiwa === 'bayar' || s.dari === '31' ? 'LUNAS' : null,
    status_kirim: ada('kirim_gagal') ? 'GAGAL' : null,
    id_pengambil:
      TANPA_PENGAMBIL.includes(s.dari) || (s.peristiwa === 'ambil' && s.dari === '21')
        ? null
        : ada('pengambil')
          ? aktor(pelaku).id_user
          : dewi,
    id_sumber: ada('menarik') ? BigInt(dasar.idNk) : null,
    perbaikan_ke: 0,
    sla_hari: 5,
    sla_terpakai: jeda ? 3 : 1,
    sla_sejak: jeda ? null : SEJAK,
    sla_tenggat: jeda ? null : ada('sla_lewat') ? SEJAK : wib('2026-11-20T23:59:59.999'),
    tenggat_perbaikan: null,
    informasi_tenggat: menunggu ? wib('2026-11-20T23:59:59.999') : null,
    no_keputusan: null,
    tgl_keputusan: null,
    kode_periksa: null,
    kirim_ke: 1,
  };
}

describe('issue 12 A1: what a transition does, cell by cell of the typed table', () => {
  let d: Draf;
  let nomor = 0;
  beforeAll(async () => {
    d = await kirim(bagus, PERTEK);
    await dunia.db.layanan.updateMany({ data: { fl_terbit_otomatis: true } });
  });
  afterAll(async () => void (await dunia.db.pengajuan.updateMany({ data: { kd_status: '80' } })));
  const id = () => BigInt(-nomor);

  it.each(SEL_HARAPAN.map((s) => [`${s.id} ${s.peristiwa} ${s.dari}`, s] as const))('%s', async (_, s) => {
    const pelaku = s.penjaga.includes('meja_sendiri')
      ? DI_MEJA[s.dari]
      : s.peran.includes('PU_USER')
        ? 'PU_USER'
        : s.peran.includes('SISTEM')
          ? 'SISTEM'
          : s.peran.at(-1);
    const siapa = pelaku === 'SISTEM' ? 'SISTEM' : aktor(String(pelaku));
    await dunia.db.outbox.deleteMany({});
    await dunia.db.notifikasi.deleteMany({});
    // A file of its own for each cell: histories are append-only, and four eyes look into them.
    nomor += 1;
    await dunia.db.$executeRaw`
      INSERT INTO pengajuan SELECT (jsonb_populate_record(p, jsonb_build_object(
        'id', ${-nomor}::int, 'id_asal', ${nomor}::int, 'no_aju', lpad(${nomor}::text, 26, '0'), 'kunci_buat', NULL))).*
      FROM pengajuan p WHERE p.id = ${BigInt(d.idNk)}`;
    const sebelum = await dunia.db.pengajuan.update({ where: { id: id() }, data: fakta(s, String(pelaku), d) });
    jest.spyOn(layanan(dunia, Clock), 'now').mockReturnValue(KINI);

    await layanan(dunia, BerkasTerkunciService).tulis(null, id(), (tx, p) =>
      layanan(dunia, LangkahService).jalankan(tx, p, s.peristiwa as Peristiwa, siapa),
    );
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: id() } });
    expect(p.kd_status).toBe(s.ke === 'tetap' ? s.dari : s.ke);

    const jam = [p.sla_hari, p.sla_terpakai, p.sla_sejak, p.sla_tenggat];
    const macam = s.efek.find((e) => e.startsWith('jam_'));
    if (macam === 'jam_mulai') expect(jam).toEqual([5, 0, KINI, wib('2026-11-25T23:59:59.999')]);
    // One day used before and two since Monday: two of five are left when it goes on.
    else if (macam === 'jam_lanjut') expect(jam).toEqual([5, 3, KINI, wib('2026-11-20T23:59:59.999')]);
    else if (macam) expect(jam).toEqual([5, 3, null, null]);
    else expect(jam).toEqual([5, sebelum.sla_terpakai, sebelum.sla_sejak, sebelum.sla_tenggat]);

    // T26: 31 without refund. What was paid stays paid.
    if (s.peristiwa === 'batalkan') expect(p.status_billing).toBe(sebelum.status_billing);

    const meja = s.efek.includes('kunci_pengambil')
      ? [(siapa as Aktor).id_user, KINI]
      : s.efek.includes('lepas_pengambil')
        ? [null, null]
        : [sebelum.id_pengambil, sebelum.diambil_pada];
    expect([p.id_pengambil, p.diambil_pada]).toEqual(meja);

    const tenggat = s.efek.includes('tenggat_perbaikan');
    expect([p.tenggat_perbaikan, p.perbaikan_ke]).toEqual(
      tenggat ? [wib('2026-11-27T23:59:59.999'), 1] : [null, 0], // seven working days
    );
    expect([p.no_keputusan !== null, p.berlaku_sampai?.toISOString().slice(0, 10)]).toEqual(
      s.efek.includes('terbitkan_keputusan')
        ? [true, `${p.tahun}-12-31`]
        : [false, sebelum.berlaku_sampai?.toISOString().slice(0, 10)],
    );
    const antrean = (await dunia.db.outbox.findMany({ orderBy: { id: 'asc' } })).map((o) => o.jenis);
    expect(antrean.includes('kirim-kl')).toBe(s.efek.includes('antre_pengiriman'));
    if (s.efek.includes('antre_pengiriman')) expect(p.status_kirim).toBe('ANTRE');
    expect(antrean.includes('bangun-dokumen')).toBe(
      ['bekukan_kiriman', 'terbitkan_keputusan', 'perbarui_keputusan'].some((e) => s.efek.includes(e)),
    );
    expect(p.versi_keputusan - sebelum.versi_keputusan).toBe(s.efek.includes('perbarui_keputusan') ? 1 : 0);

    jest.restoreAllMocks();
    await kerjakan(dunia, 'notifikasi', NotifikasiService);
    const nama = new Map([...dunia.orang].map(([n, o]) => [o.id, n]));
    const kabar = await dunia.db.notifikasi.findMany({});
    if (tenggat)
      for (const { text } of kabar.filter((n) => n.tautan?.startsWith('/pengajuan/')))
        expect(text).toMatch(/Kirim perbaikan paling lambat Jumat 27 November, 23\.59 WIB\.$/);
    const dikabari = (await kabarOrang(dunia.db)).map((n) => nama.get(n.id_user)).sort();
    const harus = [
      ...(s.efek.includes('beri_tahu_pemohon') ? ['ratna', 'bagus'] : []),
      ...(s.efek.includes('beri_tahu_kl') ? (KABAR_KL[`${s.peristiwa} ${s.dari}`] ?? ['?']) : []),
      ...(s.efek.includes('beri_tahu_atasan') ? (ATASAN[s.dari] ?? ['?']) : []),
      ...(s.efek.includes('beri_tahu_lnsw') ? ['fajar'] : []),
    ].filter((n) => siapa === 'SISTEM' || dunia.pengguna(n).id !== siapa.id_user);
    expect(dikabari).toEqual(harus.sort());
  });
});

describe('issue 12 A1: by the calls that people make', () => {
  const jam = async (d: Draf) => {
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
    return p.sla_sejak ? 'jalan' : 'berhenti';
  };
  const batal = (d: Draf) => bagus.post(`/nk/v2/data-nk/batalkan/${d.idNk}`, { alasan: 'Tidak jadi' });
  /** One after the other: a firm has one open file of a kind. */
  const buang = (d: Draf) => dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status: '80' } });
  afterEach(async () => void (await dunia.db.pengajuan.updateMany({ data: { kd_status: '80' } })));

  it('T26 a company withdraws until its ministry has decided: from 20, 21, 22 and 23 too, and the clock ends', async () => {
    for (const keadaan of ['antre', 'diambil', 'koordinator', 'pemutus'] as const) {
      const d = await berkasSampai(dunia, keadaan);
      expect(await jam(d)).toBe('jalan');
      expect([keadaan, (await batal(d)).http]).toEqual([keadaan, 200]);
      expect(await jam(d)).toBe('berhenti');
    }
  });

  it('T26 a cancellation cannot be taken back, and PNBP that was paid is not returned', async () => {
    const d = await berkasSampai(dunia, 'koordinator');
    // A service with a fee: only its files come to a bill.
    const lunas = { kd_rekom: '03', kd_status: '31', status_billing: 'LUNAS' };
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: lunas });
    await dunia.db.outbox.deleteMany({});
    expect((await batal(d)).http).toBe(200);
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
    expect([p.kd_status, p.status_billing]).toEqual(['80', 'LUNAS']);
    // The ministry and the people are told; no system that has to do with money is.
    const antre = (await dunia.db.outbox.findMany({})).map((o) => o.jenis);
    expect(antre.filter((j) => /bayar|billing|pnbp|simponi|kembali/i.test(j))).toEqual([]);
    for (const nama of ['bagus', 'ratna', 'dewi', 'yusuf', 'hari', 'fajar']) {
      const { data } = await (await dunia.sebagai(nama)).get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`);
      const aksi = (data.aksi_tersedia as { aksi: string }[]).map((a) => a.aksi);
      // The company may start anew from a copy; the file itself stays withdrawn.
      const boleh = ['bagus', 'ratna'].includes(nama) ? ['duplikat'] : [];
      expect([nama, data.kd_status_pengajuan, aksi]).toEqual([nama, '80', boleh]);
    }
  });

  it('T26 not after the decision', async () => {
    for (const keadaan of ['terbit', 'ditolak'] as const) {
      const d = await berkasSampai(dunia, keadaan);
      expect([keadaan, (await batal(d)).http]).toEqual([keadaan, 409]);
      await buang(d);
    }
  });

  it('T26 while a correction is on its way to the ministry, and while it waits for its meeting, not on the agenda', async () => {
    const d = await berkasSampai(dunia, 'diambil');
    for (const [kd_status, http] of [
      ['41', 409],
      ['43', 409],
      ['26', 200],
    ] as const) {
      await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status } });
      expect([kd_status, (await batal(d)).http]).toEqual([kd_status, http]);
    }
  });

  it('T15, T16 what goes to a meeting is neither approved nor refused at the ministry’s desk', async () => {
    const d = await berkasSampai(dunia, 'pemutus', RKI);
    const hari = await dunia.sebagai('hari');
    const tolak = { kd_alasan: 'A04', alasan: 'Pasokan mencukupi', dasar_hukum: 'Contoh', saran: 'Tahun depan' };
    const h = await hari.post(LEMBAR, {
      idNk: d.idNk,
      versi: await versi(hari, d),
      kd_keputusan: '3',
      tolak,
      sandi: SANDI,
    });
    expect([h.http, h.message]).toEqual([409, expect.stringContaining('rakor')]);
    const isi = { kd_keputusan: '1', checklist: PERIKSA.enam, rincian: await penuh(hari, d), sandi: SANDI };
    expect((await hari.post(LEMBAR, { idNk: d.idNk, versi: await versi(hari, d), ...isi })).http).toBe(201);
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
    expect([p.kd_status, p.no_keputusan, await jam(d)]).toEqual(['40', null, 'berhenti']);
    expect((await batal(d)).http).toBe(200);
  });

  it('T8, T9 the clock stands while the company corrects and goes on with the correction, whoever returned it', async () => {
    for (const [keadaan, siapa] of [
      ['diambil', 'dewi'],
      ['koordinator', 'yusuf'],
      ['pemutus', 'hari'],
    ] as const) {
      const d = await berkasSampai(dunia, keadaan);
      const petugas = await dunia.sebagai(siapa);
      const perbaikan = [{ tab: 'perusahaan', kd_field: 'telepon', kd_alasan: 'A02', catatan: 'Periksa lagi' }];
      const h = await petugas.post(LEMBAR, {
        idNk: d.idNk,
        versi: await versi(petugas, d),
        kd_keputusan: '2',
        perbaikan,
      });
      expect([siapa, h.http, h.message]).toEqual([siapa, 201, h.message]);
      expect([siapa, await jam(d)]).toEqual([siapa, 'berhenti']);
      const [catatan] = await dunia.db.catatan.findMany({ where: { id_pengajuan: BigInt(d.idNk) } });
      const rinci = await bagus.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`);
      const simpan = await bagus.put('/nk/v2/data-nk', {
        idNk: d.idNk,
        versi: rinci.data.versi as number,
        pernyataan: true,
        jawaban: [{ id: String(catatan?.id), jawaban: 'Sudah benar' }],
      });
      expect(simpan.http).toBe(200);
      const kirimLagi = await bagus.post('/nk/v2/data-nk/kirimPermohonan', {
        idNk: d.idNk,
        versi: simpan.data.versi as number,
      });
      expect([kirimLagi.http, kirimLagi.message, await jam(d)]).toEqual([201, kirimLagi.message, 'jalan']);
      await antar(dunia, d);
      expect((await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } })).kd_status).toBe('21');
      await buang(d);
    }
  });
});
