import type { PrismaClient } from '@prisma/client';
import { createClient } from '@sinas/prisma/client';
import { isiDemo } from '@sinas/prisma/seed/demo';
import { cloneDatabase, type TestDatabase } from '../support/database';

/** Working days after one day up to another, counted by hand; holidays as the table has them. */
function hariKerja(dari: Date, sampai: Date, libur: Set<string>): number {
  const hari = (t: Date) => new Date(t.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
  let n = 0;
  for (let t = Date.parse(hari(dari)) + 86_400_000; t <= Date.parse(hari(sampai)); t += 86_400_000) {
    const iso = new Date(t).toISOString().slice(0, 10);
    if (![0, 6].includes(new Date(t).getUTCDay()) && !libur.has(iso)) n += 1;
  }
  return n;
}
const baca = (db: PrismaClient) =>
  db.pengajuan.findMany({ include: { riwayat: { orderBy: { urut: 'asc' } }, kiriman: true } });
const DIPUTUS = ['50', '51', '52', '57', '70', '85', '90'];
const RKT = '09';
/** Where its owner reads it. */
const halaman = (p: { id: bigint; no_aju: string; kd_rekom: string; id_organisasi: string | null }): string =>
  p.kd_rekom === RKT
    ? `/rkt-npp/${p.no_aju}`
    : p.id_organisasi
      ? `/pengajuan/${p.id}`
      : `/konsol/#/pengajuan/${p.id}/show`;
const TERBUKA = ['20', '21', '22', '23', '25', '26', '30', '31', '40', '41', '42', '43'];

/** A Sunday, a weekday, a holiday's morning, the first days of a year. */
describe.each(['2026-11-22T10:00:00Z', '2026-11-25T03:00:00Z', '2026-12-25T01:00:00Z', '2027-01-04T02:00:00Z'])(
  'part 9: demo data that were made at %s could be true',
  (waktu) => {
    const kini = new Date(waktu);
    let database: TestDatabase;
    let db: PrismaClient;
    let semua: Awaited<ReturnType<typeof baca>>;
    let libur: Set<string>;
    beforeAll(async () => {
      database = await cloneDatabase();
      db = createClient(database.url);
      await isiDemo(db, 'sandi-uji-1', kini, async () => undefined);
      semua = await baca(db);
      libur = new Set((await db.hariLibur.findMany()).map((h) => h.tanggal.toISOString().slice(0, 10)));
    });
    afterAll(async () => {
      await db.$disconnect();
      await database.drop();
    });
    const saat = (p: (typeof semua)[number], peristiwa: string) => p.riwayat.findLast((r) => r.peristiwa === peristiwa);

    it('events are in order, and none of them is still to come', () => {
      expect(semua.length).toBeGreaterThan(25);
      for (const p of semua) {
        const waktu = p.riwayat.map((r) => r.waktu.getTime());
        expect([p.no_aju, waktu]).toEqual([p.no_aju, [...waktu].sort((a, b) => a - b)]);
        expect(Math.max(...waktu)).toBeLessThanOrEqual(kini.getTime());
        expect(p.status_sejak).toEqual(p.riwayat.at(-1)?.waktu);
        expect(p.kd_status).toBe(p.riwayat.at(-1)?.ke);
      }
    });
    it('a file is made by somebody of its company', async () => {
      const milik = new Map((await db.pengguna.findMany()).map((u) => [u.id, u.id_organisasi]));
      for (const p of semua) expect([p.no_aju, milik.get(p.dibuat_oleh)]).toEqual([p.no_aju, p.id_organisasi]);
    });
    it('a file is worked on by officers of its ministry', async () => {
      const ga = new Map((await db.pengguna.findMany()).map((u) => [u.id, u.kd_ga]));
      for (const p of semua)
        for (const r of p.riwayat.filter((x) => x.kode_peran.startsWith('KL_')))
          expect([p.no_aju, r.peristiwa, ga.get(r.id_user ?? '')]).toEqual([p.no_aju, r.peristiwa, p.kd_ga]);
    });
    it('what was sent, and so its receipt, is of the time of its sending', () => {
      for (const p of semua)
        for (const k of p.kiriman)
          expect([p.no_aju, k.kirim_ke, k.waktu]).toEqual([
            p.no_aju,
            k.kirim_ke,
            saat(p, k.kirim_ke > 1 ? 'kirim_perbaikan' : p.kd_rekom === '08' ? 'kirim_pk' : 'kirim')?.waktu,
          ]);
      const kirim = semua.filter((p) => p.kd_status !== '00');
      expect(kirim.every((p) => p.kiriman.length === p.kirim_ke && p.kirim_ke > 0)).toBe(true);
    });
    it('remarks and answers are of the events that they belong to', async () => {
      const catatan = await db.catatan.findMany();
      expect(catatan.length).toBeGreaterThan(2);
      for (const c of catatan) {
        const p = semua.find((x) => x.id === c.id_pengajuan);
        expect(c.waktu).toEqual(p && saat(p, 'kembalikan')?.waktu);
        expect(c.dijawab_pada).toEqual((p && saat(p, 'kirim_perbaikan')?.waktu) ?? null);
      }
    });
    it('decisions are of their events, and hold from then on or later, and not beyond their year', () => {
      for (const p of semua.filter((x) => DIPUTUS.includes(x.kd_status))) {
        const putus = p.riwayat.find(
          (r) =>
          ['setuju', 'tetapkan', 'tetapkan_sebagian', 'tetapkan_tanpa_rakor', 'tetapkan_tanpa_rakor_sebagian', 'tolak', 'terbit_otomatis'].includes(r.peristiwa), // prettier-ignore
        );
        expect([p.no_aju, p.tgl_keputusan]).toEqual([p.no_aju, putus?.waktu]);
        if (p.kd_status === '90') continue;
        expect(p.no_keputusan?.endsWith(`/${putus?.waktu.getUTCFullYear()}`)).toBe(true);
        const [mulai, sampai] = [p.berlaku_mulai?.getTime() ?? 0, p.berlaku_sampai?.getTime() ?? 0];
        expect(mulai).toBeLessThanOrEqual(sampai);
        expect(mulai + 86_400_000).toBeGreaterThan(putus?.waktu.getTime() ?? 0);
        if (p.kd_status === '70') expect(sampai).toBeLessThan(kini.getTime());
      }
    });
    it('a clock has used nothing before the delivery, and after it what the working days are', () => {
      for (const p of semua) {
        const terima = saat(p, 'integrasi_ok')?.waktu;
        if (!terima) expect([p.no_aju, p.sla_terpakai, p.sla_sejak]).toEqual([p.no_aju, 0, null]);
        if (terima && ['20', '21', '22', '23'].includes(p.kd_status))
          expect([p.no_aju, p.sla_terpakai, p.sla_sejak]).toEqual([p.no_aju, 0, terima]);
        const henti = saat(p, 'kembalikan') ?? saat(p, 'terbit_billing') ?? saat(p, 'pertimbangan');
        if (terima && henti && p.sla_hari)
          expect([p.no_aju, p.sla_terpakai]).toEqual([p.no_aju, hariKerja(terima, henti.waktu, libur)]);
      }
    });
    it('most decided files were in time, some were late; a correction has time left', () => {
      const putus = semua.filter((p) => DIPUTUS.includes(p.kd_status) && p.sla_hari !== null);
      const tepat = putus.filter((p) => p.sla_terpakai <= (p.sla_hari ?? 0));
      expect(tepat.length / putus.length).toBeGreaterThanOrEqual(0.7);
      expect(tepat.length).toBeLessThan(putus.length);
      const jalan = semua.filter((p) => p.sla_tenggat !== null);
      expect(jalan.filter((p) => (p.sla_tenggat ?? kini) >= kini).length / jalan.length).toBeGreaterThanOrEqual(0.7);
      for (const p of semua.filter((x) => x.kd_status === '25'))
        expect(p.tenggat_perbaikan?.getTime()).toBeGreaterThan(kini.getTime());
    });
    it('most open files are plausible: supply is within a tenth of the need', () => {
      const angka = (p: (typeof semua)[number], f: string) => Number((p.kepala as Record<string, string>)[f]);
      // A plan has a balance of its own (D.3), by its rows.
      const buka = semua.filter((p) => TERBUKA.includes(p.kd_status) && p.kd_rekom !== RKT);
      const wajar = buka.filter((p) => {
        const pasokan = angka(p, 'stok_awal') + angka(p, 'pasokan_lokal') + Number(p.jml_total);
        const butuh = angka(p, 'kebutuhan_setahun');
        return Math.abs(pasokan - butuh) <= butuh / 10;
      });
      expect(wajar.length / buka.length).toBeGreaterThanOrEqual(0.8);
      expect(wajar.length).toBeLessThan(buka.length);
    });
    it('who sent a file was told of its return and of its decision, at that time', async () => {
      const kabar = await db.notifikasi.findMany();
      expect(kabar.every((k) => k.created_at <= kini && (k.dibaca ?? kini) <= kini)).toBe(true);
      for (const p of semua.filter((x) => [...DIPUTUS, '25'].includes(x.kd_status))) {
        const putus = p.riwayat.find((r) => ['25', '50', '51', '57', '90'].includes(r.ke));
        const milik = kabar.filter((k) => k.kunci === `${p.id}:${putus?.urut}` && k.user_id === p.dibuat_oleh);
        expect([p.no_aju, milik.map((k) => [k.created_at, k.tautan])]).toEqual([
          p.no_aju,
          [[putus?.waktu, halaman(p)]],
        ]);
      }
    });
    it('a delivery that failed is told as one, with its reason, and can be sent again', async () => {
      const gagal = semua.filter((p) => p.status_kirim === 'GAGAL');
      expect(gagal.map((p) => p.kd_status).sort()).toEqual(['10', '26']);
      for (const p of gagal) {
        expect(p.riwayat.at(-1)).toMatchObject({ peristiwa: 'integrasi_gagal', catatan: p.ket_integrasi });
        const kerja = await db.outbox.findFirst({ where: { kunci: `kirim-kl:${p.id}:${p.kirim_ke}` } });
        expect(kerja).toMatchObject({ status: 'GAGAL', kesalahan: p.ket_integrasi });
      }
    });
  },
);
