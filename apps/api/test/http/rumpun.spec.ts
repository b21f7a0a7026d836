import { buatBerkas } from '@sinas/prisma/factories/berkas';
import { lingkupAktor, lingkupMilik, type Aktor } from '@sinas/domain/akses/kebijakan';
import { PengajuanRepository } from '../../src/modules/pengajuan/alur/pengajuan.repository';
import { PublikRepository } from '../../src/modules/publik/publik.repository';
import { Clock } from '../../src/platform/clock/clock';
import type { Answer, Client } from '../support/client';
import { layanan } from '../support/kerjakan';
import type { Milik } from '../support/milik';
import { PERMINTAAN } from '../support/permintaan';
import { World } from '../support/world';

const KINI = new Date('2026-11-22T10:00:00+07:00');
const SIAPA = ['ratna', 'dewi', 'yusuf', 'hari', 'wayan', 'fajar', 'rekso', 'super', 'maya', 'rudi'] as const;
/** Every state that the plan can come to, typed from D.5. */
const STATUS_RKT = [
  '00',
  '10',
  '20',
  '21',
  '22',
  '23',
  '25',
  '26',
  '40',
  '41',
  '42',
  '43',
  '50',
  '51',
  '52',
  '80',
  '90',
];
const STATUS_PK = ['00', '10', '23', '40', '41', '50', '70'];
/** What is read without naming a file: lists, counts, home, statistics, look-ups, monitoring. */
const BACA = Object.entries(PERMINTAAN).flatMap(([rute, r]) => {
  const [metode, path = ''] = rute.split(' ');
  const umum =
    metode === 'GET' &&
    !r.keadaan &&
    !/\/npp\/|aliran|sehat|sesi|oauth|auth\/|aktivitas-masuk|perangkat|sistem-luar|\/sso\//.test(path);
  return umum ? [`${path.replace(/\{.*/, '')}${r.isi({} as Milik).path ?? ''}`] : [];
});
/** The desks of officers tell permits and plans in figures of their own, and how much is late of both together. */
const BEBAN = '/nk/data-nk/inhouse/beban';
const BERKAS = [
  '/nk/v2/data-nk/rki/pengajuan?limit=50&sort=perusahaan',
  '/nk/v2/data-nk/rki/pengajuan?limit=50&sort=sla',
  '/nk/v2/data-nk/rki/pengajuan-kl?limit=50',
  '/nk/v2/data-nk/rki/pengajuan-arsip?limit=50',
];

let dunia: World;
let nomor = 0;
beforeAll(async () => {
  dunia = await World.open({});
  jest.spyOn(layanan(dunia, Clock), 'now').mockReturnValue(KINI);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await dunia.close();
});

/** A file with its history, in a state that it may be in, with all that a list or a statistic could pick up. */
async function buat(kd_rekom: '08' | '09', kd_status: string, pemilik: 'nusa' | '019') {
  const [org, ratna, dewi] = [dunia.organisasi('nusa'), dunia.pengguna('ratna'), dunia.pengguna('dewi')];
  const perusahaan = pemilik === 'nusa';
  const siapa = perusahaan ? ratna : dewi;
  nomor += 1;
  const terbit = ['50', '51', '52', '70'].includes(kd_status);
  const tgl = new Date('2026-11-19T09:00:00+07:00');
  return buatBerkas(dunia.db, {
    id_organisasi: perusahaan ? org.id : null,
    ...(perusahaan ? {} : { kd_ga_pemilik: '019' }),
    npwp: perusahaan ? (org.npwp ?? '') : '',
    dibuat_oleh: siapa.id,
    pembuat: siapa.fullname,
    kd_rekom,
    kd_komoditas: '0142',
    tahun: 2031,
    waktu: new Date('2026-11-03T09:00:00+07:00'),
    langkah: [
      { peristiwa: 'kirim', ke: '10', id_user: siapa.id, nama: siapa.fullname, kode_peran: 'PU_USER', waktu: tgl },
      ...(terbit
        ? [
            {
              peristiwa: 'pertimbangan',
              ke: '40' as const,
              id_user: null,
              nama: '-',
              kode_peran: 'KL_PEMUTUS',
              waktu: tgl,
            },
          ]
        : []),
    ],
    tanpaDokumen: true,
    ubah: {
      kd_status,
      // Changes, each of a permit of its own: of one alone only one may be open.
      id_asal: BigInt(nomor),
      sla_hari: 20,
      sla_terpakai: 3,
      ...(kd_status === '21' || kd_status === '23' ? { sla_sejak: tgl, sla_tenggat: KINI, id_pengambil: dewi.id } : {}),
      ...(kd_status === '10' || kd_status === '26' ? { status_kirim: 'GAGAL', ket_integrasi: 'Tidak menjawab' } : {}),
      ...(kd_status === '25' ? { tenggat_perbaikan: new Date('2026-12-01T09:00:00+07:00') } : {}),
      ...(['52', '70', '80', '90'].includes(kd_status) ? { fl_arsip: true } : {}),
      ...(terbit
        ? {
            kode_periksa: `${kd_rekom}-UJI-${nomor}`,
            no_keputusan: `${nomor}/UJI`,
            tgl_keputusan: tgl,
            berlaku_sampai: tgl,
          }
        : {}),
    },
  });
}
type Jawaban = Map<string, Answer>;
async function semua(path: readonly string[], siapa: readonly string[] = SIAPA): Promise<Jawaban> {
  const hasil: Jawaban = new Map();
  const klien = new Map<string, Client>();
  for (const nama of siapa) klien.set(nama, await dunia.sebagai(nama));
  for (const [nama, c] of klien) for (const p of path) hasil.set(`${nama} ${p}`, await c.get(p));
  return hasil;
}
const inti = (j: Jawaban): [string, number, string][] =>
  [...j].map(([k, a]) => [k, a.http, JSON.stringify([a.data, a.meta])]);
/** Answers that are not what they were. */
const beda = (a: [string, number, string][], b: [string, number, string][]): [string, number, string][] =>
  b.filter((x, i) => JSON.stringify(x) !== JSON.stringify(a[i]));
const aktor = (nama: string): Aktor => {
  const { id, fullname, kode_peran, id_organisasi, kd_ga } = dunia.pengguna(nama);
  return { id_user: id, nama: fullname, peran: kode_peran as Aktor['peran'], id_organisasi, isbranch: false, kd_ga };
};

describe('issue 14 part 1: the licensing area reads permits only', () => {
  it('a plan in every state changes no list, count, home figure, look-up or statistic, for nobody', async () => {
    expect(BACA.length).toBeGreaterThan(30);
    expect(BACA).toContain(BEBAN);
    const path = [...BACA, ...BERKAS].filter((p) => p !== BEBAN);
    const permohonan = async () => {
      const h = await (await dunia.sebagai('yusuf')).get(BEBAN);
      return (h.data as { petugas: { nama: string; permohonan: number }[] }).petugas.map((p) => [p.nama, p.permohonan]);
    };
    const meja = await permohonan();
    expect(meja.length).toBeGreaterThan(2);
    const sebelum = inti(await semua(path));
    expect(sebelum.filter(([, http]) => http >= 500)).toEqual([]);
    const publik = layanan(dunia, PublikRepository);
    const angka = await publik.angka(new Date(0));
    for (const s of STATUS_RKT) await buat('09', s, 'nusa');
    // The page keeps its answer for a minute: asked below it.
    expect(await publik.angka(new Date(0))).toEqual(angka);
    expect(beda(sebelum, inti(await semua(path)))).toEqual([]);
    expect(await permohonan()).toEqual(meja);
  });
  it('nor is it found by its id, its number, a keyword or the public check', async () => {
    const p = await dunia.db.pengajuan.findFirstOrThrow({ where: { kd_rekom: '09', kd_status: '50' } });
    for (const nama of SIAPA) {
      const c = await dunia.sebagai(nama);
      const cari = await c.get(`/nk/v2/data-nk/rki/pengajuan?keyword=${p.no_aju}`);
      expect([nama, cari.http === 200 ? cari.data : []]).toEqual([nama, []]);
      for (const path of [`get?id_nk=${p.id}`, `rki/pengajuan-history/${p.id}`, `rki/listProses/${p.id}`]) {
        const { http } = await c.get(`/nk/v2/data-nk/${path}`);
        expect([nama, path, http === 404 || http === 403]).toEqual([nama, path, true]);
      }
    }
    const c = await dunia.sebagai('ratna');
    expect((await c.get(`/api/publik/keputusan/${p.kode_periksa}`)).http).toBe(404);
  });
});

describe('issue 14 part 1: a case that a ministry owns', () => {
  it('its number carries no NPWP', async () => {
    const p = await buat('08', '23', '019');
    expect(p.no_aju).toMatch(/^08\d{4}000000\d{14}$/);
  });
  it('is a row with exactly one owner', async () => {
    const p = await dunia.db.pengajuan.findFirstOrThrow({ where: { kd_rekom: '08' } });
    const ubah = (data: object) => dunia.db.pengajuan.update({ where: { id: p.id }, data });
    await expect(ubah({ id_organisasi: dunia.organisasi('nusa').id })).rejects.toThrow('pengajuan_pemilik');
    await expect(ubah({ kd_ga_pemilik: null })).rejects.toThrow('pengajuan_pemilik');
  });
  it('crashes no list, count, home figure or statistic, and no company or other ministry reads it', async () => {
    const sebelum = await semua([...BACA, ...BERKAS], ['ratna', 'wayan']);
    for (const s of STATUS_PK) await buat('08', s, '019');
    const sesudah = await semua([...BACA, ...BERKAS]);
    expect(inti(sesudah).filter(([, http]) => http >= 500)).toEqual([]);
    const milik = (j: Jawaban) => inti(j).filter(([k]) => k.startsWith('ratna ') || k.startsWith('wayan '));
    const bukanPublik = (x: [string, number, string]) => !/publik/.test(x[0]);
    expect(beda(milik(sebelum), milik(sesudah)).filter(bukanPublik)).toEqual([]);
  });
  it('is listed and opened by those who handle it, without a company; its draft is opened by its own ministry only', async () => {
    const draf = await dunia.db.pengajuan.findFirstOrThrow({ where: { kd_rekom: '08', kd_status: '00' } });
    const p = await dunia.db.pengajuan.findFirstOrThrow({ where: { kd_rekom: '08', kd_status: '23' } });
    // What is submitted is found by its words, whoever owns it.
    const beku = { kirim_ke: 1, format: 1, muatan: {}, sha256: 'a'.repeat(64), versi_dasar: 1 };
    const kiriman = { ...beku, id_pengajuan: p.id, dikirim_oleh: p.dibuat_oleh, waktu: new Date() };
    await dunia.db.kiriman.create({ data: kiriman });
    for (const nama of ['hari', 'fajar', 'maya']) {
      const c = await dunia.sebagai(nama);
      const daftar = (await c.get(`/nk/v2/data-nk/rki/pengajuan?limit=50&keyword=${p.no_aju}`)).data as object[];
      expect([nama, daftar]).toMatchObject([
        nama,
        [{ noAju: p.no_aju, kd_ga_pemilik: '019', nama_perusahaan: 'Kementerian Perindustrian (Kemenperin)' }],
      ]);
      expect((await c.get(`/nk/v2/data-nk/get?id_nk=${p.id}`)).http).toBe(200);
      const cariDraf = await c.get(`/nk/v2/data-nk/rki/pengajuan?limit=50&keyword=${draf.no_aju}`);
      expect([nama, cariDraf.data]).toEqual([nama, []]);
      const drafnya = await c.get(`/nk/v2/data-nk/get?id_nk=${draf.id}`);
      expect([nama, drafnya.http]).toEqual([nama, nama === 'hari' ? 200 : 404]);
    }
  });
  it('two ways to it: who handles it never reads its draft, who owns it does, another ministry neither', async () => {
    const draf = await dunia.db.pengajuan.findFirstOrThrow({ where: { kd_rekom: '08', kd_status: '00' } });
    const repo = layanan(dunia, PengajuanRepository);
    const lihat = async (nama: string, lingkup: typeof lingkupMilik) => {
      const l = lingkup(aktor(nama));
      return l && (await repo.cariId([l], { id: draf.id }));
    };
    expect(await lihat('dewi', lingkupAktor)).toBeNull();
    expect(await lihat('dewi', lingkupMilik)).toBe(draf.id);
    for (const nama of ['wayan', 'ratna', 'fajar'])
      expect([nama, await lihat(nama, lingkupMilik)]).toEqual([nama, null]);
  });
});
