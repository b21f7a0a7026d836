import { setTimeout as sleep } from 'node:timers/promises';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { DaftarRepository } from '../../src/modules/pengajuan/daftar/daftar.repository';
import { IngatanNomor } from '../../src/modules/pengajuan/daftar/ingatan-nomor.repository';
import type { SaringDaftar } from '../../src/modules/pengajuan/daftar/saring-daftar';
import { DatabaseListener } from '../../src/platform/prisma/database-listener';
import { PrismaService } from '../../src/platform/prisma/prisma.service';
import { layanan } from '../support/kerjakan';
import { World } from '../support/world';

const FILE = 5_000;
const GA: Extract<Lingkup, { jenis: 'ga' }> = { jenis: 'ga', kd_ga: '019' };
const kini = new Date();

let dunia: World;
let repo: DaftarRepository;
let ingatan: IngatanNomor;
/** Statements that took what is remembered, and those that read it. */
let dariIngatan = 0;
let bacaan: Promise<unknown>[] = [];

/** Waits until a ministry is remembered, and has `digit` where it is said. */
async function ingat(digit = '0000', ada = true): Promise<void> {
  for (let kali = 0; kali < 200; kali += 1) {
    const isi = await ingatan.cari('019', digit, 10);
    if (isi && (!ada || isi.nomor.length > 0)) return;
    await sleep(25);
  }
  throw new Error('never remembered');
}

beforeAll(async () => {
  dunia = await World.open({});
  repo = layanan(dunia, DaftarRepository);
  ingatan = layanan(dunia, IngatanNomor);
  const orang = dunia.pengguna('ratna').id;
  // Numbers of eight months, thirty a day, a twentieth of them sent two months after they were begun; some never, some drafts.
  await dunia.db.$executeRaw`
    INSERT INTO pengajuan (id, no_aju, kd_rekom, kd_ga, kd_komoditas, tahun, id_organisasi, npwp, kd_status, kepala, dibuat_oleh, created_at, id_asal, tgl_kirim)
    SELECT i, '070019' || lpad((i % 97)::text, 6, '0') || to_char(now() - i * interval '48 minutes', 'YYYYMMDD') || lpad((i % 30)::text, 6, '0'),
      (ARRAY['07', '01', '09'])[1 + i % 3], (ARRAY['019', '019', '019', '018'])[1 + i % 4], '0142', 2027, o.id, COALESCE(o.npwp, '0'),
      CASE WHEN i % 23 = 0 THEN '00' ELSE (ARRAY['20', '21', '50', '90'])[1 + i % 4] END, '{}', ${orang}::uuid, now() - i * interval '48 minutes', i,
      CASE WHEN i % 23 = 0 OR i % 29 = 0 THEN NULL WHEN i % 20 = 0 THEN least(now(), now() - i * interval '48 minutes' + interval '60 days')
        ELSE now() - i * interval '48 minutes' END
    FROM generate_series(1, ${FILE}::int) i
    JOIN (SELECT id, npwp, row_number() OVER (ORDER BY nama) - 1 AS n FROM organisasi WHERE jenis = 'PERUSAHAAN') o ON o.n = i % 3
    ON CONFLICT (no_aju) DO NOTHING`;
  await dunia.db.$executeRaw`
    INSERT INTO baris (id_pengajuan, jenis, seri, data, uraian, hs, satuan, jml, kunci)
    SELECT id, 'barang', 1, '{}', 'Jagung', CASE WHEN id % 50 = 0 THEN '20260090' ELSE '10059090' END, 'TNE', 1, md5(id::text) FROM pengajuan`;
  await dunia.db.$executeRaw`
    INSERT INTO kiriman (id_pengajuan, kirim_ke, format, muatan, sha256, versi_dasar, dikirim_oleh, waktu)
    SELECT id, 1, 1, '{}', md5(id::text), 1, dibuat_oleh, now() FROM pengajuan WHERE kd_status <> '00'`;
  await dunia.db.$executeRaw`ANALYZE pengajuan, cari_berkas`;
  const prisma = layanan(dunia, PrismaService);
  const asli = prisma.rowsSearched.bind(prisma);
  jest.spyOn(prisma, 'rowsSearched').mockImplementation((parts, ...values) => {
    if (parts.join('').includes('WITH f AS MATERIALIZED')) dariIngatan += 1;
    const hasil = asli(parts, ...values);
    if (parts.join('').includes('string_agg(rpad')) bacaan.push(hasil);
    return hasil;
  });
}, 120_000);
afterAll(async () => {
  jest.restoreAllMocks();
  await dunia.close();
});

/** File by file, as it is asked without any index. */
async function satuSatu(kata: string): Promise<string[]> {
  const rows = await dunia.db.$queryRaw<{ id: bigint }[]>`
    SELECT p.id FROM pengajuan p WHERE p.kd_status <> '00' AND p.kd_ga = '019' AND p.kd_rekom BETWEEN '01' AND '08'
      AND (p.no_aju LIKE ${`%${kata}%`} OR EXISTS (SELECT 1 FROM baris b WHERE b.id_pengajuan = p.id AND b.hs LIKE ${`${kata}%`})
        OR EXISTS (SELECT 1 FROM organisasi o WHERE o.id = p.id_organisasi AND o.nib LIKE ${`${kata}%`}))
    ORDER BY p.tgl_kirim DESC NULLS LAST, p.id DESC`;
  return rows.map((r) => String(r.id));
}
const halaman = (keyword: string, page = 1, limit = 20, lain: Partial<SaringDaftar> = {}) =>
  repo.halamanHitung(GA, { keyword, kini, tanpaDraf: true, ...lain }, 'tgl_kirim', page, limit);
const id = ({ rows }: { rows: { id: bigint }[] }): string[] => rows.map((r) => String(r.id));
const bulan = (mundur: number): string =>
  new Date(Date.UTC(kini.getUTCFullYear(), kini.getUTCMonth() - mundur, 1)).toISOString().slice(0, 7).replace('-', '');

describe('issue 14: numbers of a ministry, remembered in the order of submission', () => {
  it('the first who asks is answered without it, and the same', async () => {
    expect(await ingatan.cari('018', '0000', 10)).toBeNull();
    const kata = bulan(3);
    expect(id(await halaman(kata))).toEqual((await satuSatu(kata)).slice(0, 20));
    await ingat();
  });

  const kata = [
    bulan(0),
    bulan(1),
    bulan(3),
    bulan(6),
    bulan(3).slice(0, 5),
    '2026',
    '20260',
    '0190000',
    '000012',
    '9999',
  ];
  it.each([...kata, `${bulan(4)}15`, '07001900001', '0700190000122', '000029', '07.0019-0000', '00002920'])(
    '"%s": every page and the number are those of the question file by file',
    async (satu) => {
      await ingat();
      const semua = await satuSatu(satu.replace(/[-.]/g, ''));
      const sebelum = dariIngatan;
      for (const [page, limit] of [
        [1, 20],
        [2, 7],
        [10, 100],
      ] as const) {
        const h = await halaman(satu, page, limit);
        expect([page, id(h)]).toEqual([page, semua.slice((page - 1) * limit, page * limit)]);
        if (page === 1) expect([h.total, h.perkiraan]).toEqual([Math.min(semua.length, 1_000), semua.length > 1_000]);
      }
      expect(dariIngatan).toBeGreaterThan(sebelum);
    },
  );

  it('what the memory holds is the past in its order, and says whether there is more', async () => {
    await ingat();
    const sedikit = await ingatan.cari('019', bulan(1), 5);
    expect(sedikit).toMatchObject({ tuntas: false });
    expect(sedikit?.nomor).toHaveLength(6);
    const semua = await ingatan.cari('019', '000012', 100_000);
    const rows = await dunia.db.$queryRaw<{ no_aju: string }[]>`
      SELECT no_aju FROM pengajuan WHERE kd_ga = '019' AND kd_status <> '00' AND tgl_kirim < ${semua?.sampai}::timestamptz
        AND no_aju LIKE '%000012%' ORDER BY tgl_kirim DESC, id DESC`;
    expect([semua?.tuntas, semua?.nomor]).toEqual([true, rows.map((r) => r.no_aju)]);
    expect(rows.length).toBeGreaterThan(20);
  });

  it('the list that officers open asks it, and shows what it found', async () => {
    await ingat();
    const c = await dunia.sebagai('dewi');
    const sebelum = dariIngatan;
    const { data, meta } = await c.get(`/nk/v2/data-nk/rki/pengajuan-kl?keyword=${bulan(3)}&limit=10&page=2`);
    expect((data as { idNk: string }[]).map((p) => p.idNk)).toEqual((await satuSatu(bulan(3))).slice(10, 20));
    expect([(meta as { total: number }).total, dariIngatan]).toEqual([(await satuSatu(bulan(3))).length, sebelum + 1]);
  });

  it('who opens the list of a ministry finds its numbers remembered when he asks for digits', async () => {
    await ingat();
    await dunia.db.$executeRaw`SELECT pg_notify('nomor_lama', '019')`;
    for (let kali = 0; kali < 100 && (await ingatan.cari('019', '0000', 10)); kali += 1) await sleep(20);
    await Promise.all(bacaan);
    await dunia.db.$executeRaw`SELECT pg_notify('nomor_lama', '019')`;
    await sleep(200);
    bacaan = [];
    const c = await dunia.sebagai('dewi');
    await c.get('/nk/v2/data-nk/rki/pengajuan-kl?limit=10&tahun=2027');
    expect(bacaan).toHaveLength(0);
    await c.get('/nk/v2/data-nk/rki/pengajuan-kl?limit=10');
    await c.get('/nk/v2/data-nk/rki/pengajuan-kl?limit=10');
    expect(bacaan).toHaveLength(1);
    await Promise.all(bacaan);
    await sleep(20);
    const sebelum = dariIngatan;
    await halaman(bulan(2));
    expect(dariIngatan).toBe(sebelum + 1);
  });

  it('numbers that gave way to those of others are read for digits, and not for each list that is opened', async () => {
    await ingat();
    const c = await dunia.sebagai('dewi');
    await c.get('/nk/v2/data-nk/rki/pengajuan-kl?limit=10');
    const { isi } = ingatan as unknown as { isi: Map<string, unknown> };
    isi.delete('019');
    bacaan = [];
    await c.get('/nk/v2/data-nk/rki/pengajuan-kl?limit=10');
    expect(bacaan).toHaveLength(0);
    await ingat();
    expect(bacaan).toHaveLength(1);
  });

  it('with another filter, in another order, of other people and of short digits it is not asked', async () => {
    await ingat();
    const sebelum = dariIngatan;
    await halaman('2026', 1, 20, { tahun: 2027 });
    await halaman('2026', 1, 20, { kd_status: ['50'] });
    await halaman('202');
    await halaman('jagung');
    await halaman('2026', 51, 20);
    const s = { keyword: '2026', kini };
    await repo.halamanHitung(GA, s, 'baru', 1, 20);
    await repo.halamanHitung(GA, s, '-tgl_kirim', 1, 20);
    await repo.halamanHitung({ jenis: 'semua' }, s, 'tgl_kirim', 1, 20);
    expect(dariIngatan).toBe(sebelum);
  });

  it('a file that was sent again, and one that is sent now, stand first', async () => {
    await ingat();
    const satu = bulan(5);
    const semua = await satuSatu(satu);
    const lama = semua.at(-30) ?? '';
    await dunia.db.pengajuan.update({ where: { id: BigInt(lama) }, data: { tgl_kirim: new Date() } });
    expect(id(await halaman(satu))).toEqual([lama, ...semua.filter((x) => x !== lama)].slice(0, 20));
  });

  it('what is written into the past is known at once; what was read meanwhile is not remembered', async () => {
    await ingat();
    const asal = await dunia.db.pengajuan.findFirstOrThrow({
      where: { kd_ga: '018', kd_rekom: '07', tgl_kirim: { not: null } },
    });
    const no_aju = asal.no_aju.slice(0, 20) + '777777';
    await dunia.db.pengajuan.update({ where: { id: asal.id }, data: { kd_ga: '019', no_aju, kd_status: '50' } });
    for (let kali = 0; kali < 100 && (await ingatan.cari('019', '777777', 10))?.nomor.length === 0; kali += 1)
      await sleep(20);
    await ingat('777777');
    expect((await ingatan.cari('019', '777777', 10))?.nomor).toEqual([no_aju]);
    expect(id(await halaman('777777'))).toEqual([String(asal.id)]);
  });

  it('without the connection that tells of changes nothing is remembered', async () => {
    await ingat();
    const listener = layanan(dunia, DatabaseListener);
    await dunia.db
      .$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND datname = current_database()`;
    for (let kali = 0; kali < 100 && listener.live; kali += 1) await sleep(20);
    expect(await ingatan.cari('019', '2026', 10)).toBeNull();
    await ingat();
  });
});
