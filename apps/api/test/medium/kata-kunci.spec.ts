import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { DaftarRepository } from '../../src/modules/pengajuan/daftar/daftar.repository';
import type { SaringDaftar } from '../../src/modules/pengajuan/daftar/saring-daftar';
import {
  ditemukanSql,
  kataTerkirimSql,
  temukan,
  type Ditemukan,
} from '../../src/modules/pengajuan/daftar/kata-kunci.repository';
import { PrismaService } from '../../src/platform/prisma/prisma.service';
import { layanan } from '../support/kerjakan';
import { World } from '../support/world';

/** More than are found at once: some words are met in the list's order instead. */
const FILE = 11_500;
const NASIONAL: Lingkup = { jenis: 'semua' };
const GA: Lingkup = { jenis: 'ga', kd_ga: '019' };

let dunia: World;
beforeAll(async () => {
  dunia = await World.open({});
  const orang = dunia.pengguna('ratna').id;
  for (const nama of ['nusa', 'pipa'])
    await dunia.db.organisasi.update({
      where: { id: dunia.firma.get(nama)?.id ?? '' },
      data: { nib: nama === 'nusa' ? '9120001234567' : '8120551234567' },
    });
  await dunia.db.$executeRaw`
    INSERT INTO pengajuan (id, no_aju, kd_rekom, kd_ga, kd_komoditas, tahun, id_organisasi, npwp, kd_status, kepala, dibuat_oleh, created_at, id_asal)
    SELECT i, lpad((i * 7919)::text, 26, '1'), (ARRAY['07', '01'])[1 + i % 2], (ARRAY['019', '018'])[1 + i % 2],
      (ARRAY['0142', '015', '0129'])[1 + i % 3], 2027, o.id, COALESCE(o.npwp, '0'),
      CASE WHEN i % 9 = 0 THEN '00' ELSE (ARRAY['20', '21', '50', '90'])[1 + i % 4] END, '{}', ${orang}::uuid,
      now() - i * interval '1 minute', i
    FROM generate_series(1, ${FILE}::int) i
    JOIN (SELECT id, npwp, row_number() OVER (ORDER BY nama) - 1 AS n FROM organisasi WHERE jenis = 'PERUSAHAAN') o ON o.n = i % 3`;
  await dunia.db.$executeRaw`
    INSERT INTO baris (id_pengajuan, jenis, seri, data, uraian, hs, satuan, jml, kunci)
    SELECT p.id, 'barang', s, '{}', (ARRAY['Jagung pakan', 'Katup 50% baja', 'Garam_industri', 'Daging Sapi Beku'])[1 + (p.id * s) % 4] || ' mutu ' || (p.id % 40),
      (ARRAY['10059090', '84818082', '25010092', NULL])[1 + (p.id + s) % 4], 'TNE', 1, md5(p.id || ':' || s)
    FROM pengajuan p CROSS JOIN generate_series(1, 3) s`;
  await dunia.db.$executeRaw`
    INSERT INTO kiriman (id_pengajuan, kirim_ke, format, muatan, sha256, versi_dasar, dikirim_oleh, waktu)
    SELECT id, 1, 1, '{}', md5(id::text), 1, dibuat_oleh, now() FROM pengajuan WHERE kd_status <> '00'`;
}, 120_000);
afterAll(() => dunia.close());

/** The question of before, file by file, as it stood. */
async function dulu(lingkup: Lingkup, kata: string, npwp: boolean): Promise<string[]> {
  const aman = kata.trim().replace(/[\\%_]/g, (c) => `\\${c}`);
  const angka = aman.replace(/[-.\s]/g, '');
  const rows = await dunia.db.$queryRaw<{ id: bigint }[]>`
    SELECT p.id FROM pengajuan p WHERE p.kd_status <> '00'
      AND (${lingkup.jenis === 'semua'} OR p.kd_ga = ${lingkup.jenis === 'ga' ? lingkup.kd_ga : ''})
      AND (p.no_aju LIKE ${`%${angka}%`}
        OR EXISTS (SELECT 1 FROM organisasi o WHERE o.id = p.id_organisasi AND (o.nama ILIKE ${`%${aman}%`} OR o.nib LIKE ${`${angka}%`}))
        OR EXISTS (SELECT 1 FROM baris b WHERE b.id_pengajuan = p.id AND (b.hs LIKE ${`${angka}%`} OR b.uraian ILIKE ${`%${aman}%`}))
        OR EXISTS (SELECT 1 FROM kelompok_komoditas k WHERE k.kd_komoditas = p.kd_komoditas AND k.ur_komoditas ILIKE ${`%${aman}%`})
        OR (${npwp} AND ${angka} ~ '^[0-9]{6,16}$' AND (p.npwp LIKE ${`${angka}%`} OR p.npwp LIKE ${`0${angka}%`})))
    ORDER BY p.created_at DESC, p.id DESC`;
  return rows.map((r) => String(r.id));
}
const kini = new Date();
const sekarang = async (lingkup: Lingkup, keyword: string, cariNpwp = true) => {
  const rows = await layanan(dunia, DaftarRepository).halaman(lingkup, { keyword, cariNpwp, kini }, 'baru', 1, 20_000);
  return rows.map((r) => String(r.id));
};

describe('issue 14 part 11: officers’ search by keyword', () => {
  it.each([
    ...[
      'jagung',
      'JAGUNG pakan',
      'mutu 7',
      'mutu 39',
      'Katup 50%',
      '50%',
      'garam_',
      'garam',
      'sapi beku',
      'tidak ada ini',
    ],
    ...['8481', '8481.80.82', '84818082', '0', '1', '10', '9120', '9120001234567', '8120-55', '120001'],
    ...[
      'PT',
      'nusa',
      'Pipa Uji',
      'cabang',
      'besi',
      'a',
      '-',
      ' . ',
      '7919',
      '23757',
      'x_',
      '%',
      '\\',
      'pakan mutu',
      'Jagung\tpakan',
    ],
  ])('"%s" finds the files that it found before, for a ministry and for all', async (kata) => {
    for (const lingkup of [NASIONAL, GA])
      expect([lingkup.jenis, await sekarang(lingkup, kata)]).toEqual([lingkup.jenis, await dulu(lingkup, kata, true)]);
  });

  it('an NPWP is found by its beginning, by those who may', async () => {
    const { npwp } = await dunia.db.pengajuan.findFirstOrThrow({ where: { npwp: { not: '0' } } });
    for (const kata of [npwp, npwp.slice(0, 8), npwp.slice(1), `${npwp.slice(0, 2)}.${npwp.slice(2, 9)}`])
      for (const boleh of [true, false])
        expect([kata, boleh, await sekarang(NASIONAL, kata, boleh)]).toEqual([
          kata,
          boleh,
          await dulu(NASIONAL, kata, boleh),
        ]);
  });

  it('the order by company is the same with and without a keyword', async () => {
    const repo = layanan(dunia, DaftarRepository);
    const urut = (keyword?: string) =>
      repo.halaman(GA, { ...(keyword ? { keyword } : {}), kini }, 'perusahaan', 1, 20_000);
    const semua = (await urut()).map((r) => r.nama_perusahaan);
    expect(semua).toEqual([...semua].sort());
    expect((await urut('mutu')).map((r) => r.id)).toEqual((await urut()).map((r) => r.id));
  });

  it('a page and its number agree: exact below a thousand, said to be a floor above', async () => {
    const c = await dunia.sebagai('dewi');
    const tanya = async (kata: string) =>
      (await c.get(`/nk/v2/data-nk/rki/pengajuan-kl?keyword=${encodeURIComponent(kata)}&limit=5`)).meta;
    const semua = (await dulu(GA, 'mutu 7', false)).length;
    expect(semua).toBeLessThan(1_000);
    expect(await tanya('mutu 7')).toMatchObject({ total: semua });
    expect((await tanya('mutu 7'))?.['total_perkiraan']).toBeUndefined();
    expect(await tanya('jagung')).toMatchObject({ total: 1_000, total_perkiraan: true });
    expect(await tanya('PT')).toMatchObject({ total: 1_000, total_perkiraan: true });
    expect(await tanya('tidak ada ini')).toMatchObject({ total: 0 });
  });

  it('the order by owner walks once through companies and ministries, by pages and by cursors', async () => {
    const repo = layanan(dunia, DaftarRepository);
    const nusa = { id_organisasi: dunia.organisasi('nusa').id, kd_ga: '019', kd_status: '50' };
    const lima = await dunia.db.pengajuan.findMany({ where: nusa, take: 5 });
    for (const [i, p] of lima.entries())
      await dunia.db.pengajuan.update({
        where: { id: p.id },
        data: { id_organisasi: null, kd_ga_pemilik: i < 3 ? '019' : 'ZZ', npwp: '' },
      });
    const s = { kini, tanpaDraf: true };
    const utuh = await repo.halaman(GA, s, 'perusahaan', 1, 20_000);
    const nama = utuh.map((r) => r.nama_perusahaan);
    expect([nama.slice(0, 4), nama.slice(-2)]).toEqual([
      ['019', '019', '019', 'PT Nusa Uji'],
      ['ZZ', 'ZZ'],
    ]);
    expect(nama).toEqual([...nama].sort());
    const id = (rows: { id: bigint }[]) => rows.map((r) => String(r.id));
    const semua = id(utuh);
    for (const [page, limit] of [
      [1, 2],
      [2, 2],
      [3, 700],
      [Math.ceil(semua.length / 100), 100],
    ] as const) {
      const { rows, total } = await repo.halamanHitung(GA, s, 'perusahaan', page, limit);
      expect([page, total, id(rows)]).toEqual([page, semua.length, semua.slice((page - 1) * limit, page * limit)]);
    }
    for (const i of [0, 1, 2, 3, semua.length - 3, semua.length - 1]) {
      const { nama_perusahaan: nilai, id: dari } = utuh[i] as (typeof utuh)[number];
      const { rows } = await repo.halamanSetelah(GA, s, { urutan: 'perusahaan', nilai, id: dari }, 3);
      expect([i, id(rows)]).toEqual([i, semua.slice(i + 1, i + 4)]);
    }
  });

  it('a file is found by what was submitted last, and by its company’s name of today', async () => {
    const { id } = await dunia.db.pengajuan.findFirstOrThrow({ where: { kd_status: '20' }, orderBy: { id: 'asc' } });
    const kiriman = await dunia.db.kiriman.findFirstOrThrow({ where: { id_pengajuan: id } });
    await dunia.db.baris.updateMany({
      where: { id_pengajuan: id },
      data: { uraian: 'Kedelai kuning', hs: '12019000' },
    });
    expect([await sekarang(NASIONAL, 'kedelai'), await sekarang(NASIONAL, '1201.9000')]).toEqual([[], []]);
    await dunia.db.kiriman.create({
      data: { ...kiriman, id: undefined, muatan: {}, kirim_ke: 2, sha256: 'b'.repeat(64) },
    });
    expect([await sekarang(NASIONAL, 'kedelai'), await sekarang(NASIONAL, '1201.9000')]).toEqual([
      [String(id)],
      [String(id)],
    ]);
    const pipa = dunia.firma.get('pipa')?.id ?? '';
    await dunia.db.organisasi.update({ where: { id: pipa }, data: { nama: 'PT Baru Bernama' } });
    expect(await sekarang(NASIONAL, 'baru bernama')).toEqual(await dulu(NASIONAL, 'baru bernama', false));
    expect((await sekarang(NASIONAL, 'pipa uji')).length).toBe(0);
  });

  it.each([
    ['beku', ['kerap', 'dahulu']],
    ['1', ['kerap', 'nomor', 'dahulu']],
    ['10', ['kerap', 'nomor', 'dahulu']],
  ] as const)('"%s" of many files finds the same ones met on the way down and fetched', async (k, cara) => {
    const prisma = layanan(dunia, PrismaService);
    const kata = kataTerkirimSql(k);
    if (!kata) throw new Error('no word');
    const id = (satu: Ditemukan['cara']) => {
      const { dari, syarat } = ditemukanSql({ kata, cara: satu, id: [] });
      return prisma.$queryRaw<
        object[]
      >`SELECT p.id FROM ${dari ?? Prisma.sql`pengajuan p`} WHERE ${syarat} ORDER BY p.id`;
    };
    const [pertama, ...lain] = await Promise.all(cara.map(id));
    expect(pertama?.length).toBeGreaterThan(1_000);
    for (const satu of lain) expect(satu).toEqual(pertama);
  });

  it('a word of 10,000 files is found once; of more, a sample tells which way is the shorter one', async () => {
    const dengan = async (k: string, banyak: number, sampel: { kena: number; pertama: number; lain: number }) => {
      const kata = kataTerkirimSql(k);
      if (!kata) throw new Error('no word');
      const jawaban = [Array.from({ length: banyak }, (_, i) => ({ id: BigInt(i) })), [sampel]];
      const { cara, id } = await temukan(<T>() => Promise.resolve((jawaban.shift() ?? []) as T[]), kata);
      return [cara, id.length];
    };
    expect(await dengan('beku', 10_000, { kena: 0, pertama: 0, lain: 0 })).toEqual(['semua', 10_000]);
    expect(await dengan('beku', 10_001, { kena: 0, pertama: 0, lain: 0 })).toEqual(['dahulu', 2_000]);
    expect(await dengan('beku', 10_001, { kena: 171, pertama: 100, lain: 171 })).toEqual(['kerap', 2_000]);
    expect(await dengan('beku', 10_001, { kena: 170, pertama: 100, lain: 170 })).toEqual(['dahulu', 2_000]);
    expect(await dengan('20260', 10_001, { kena: 11, pertama: 100, lain: 0 })).toEqual(['nomor', 2_000]);
    expect(await dengan('20260', 10_001, { kena: 10, pertama: 100, lain: 0 })).toEqual(['dahulu', 2_000]);
    expect(await dengan('20260', 10_001, { kena: 11, pertama: 100, lain: 1 })).toEqual(['dahulu', 2_000]);
  });

  it('a number of more than 1,000 is a floor; some of many that are not enough are counted out', async () => {
    const banyak = async (keyword: string, lain: Partial<SaringDaftar> = {}) => {
      const { total, perkiraan } = await layanan(dunia, DaftarRepository).halamanHitung(
        NASIONAL,
        { keyword, kini, ...lain },
        'baru',
        1,
        20,
      );
      return [total, perkiraan];
    };
    expect(await banyak('1')).toEqual([1_000, true]);
    expect(await banyak('1', { kd_komoditas: 'tak ada' })).toEqual([0, false]);
  });

  it('a draft is in no row of the search', async () => {
    const [{ n } = { n: -1 }] = await dunia.db.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM cari_berkas c JOIN pengajuan p ON p.id = c.id_pengajuan WHERE p.kd_status = '00'`;
    expect(n).toBe(0);
  });

  it('searches that take long hold up each other and nobody else', async () => {
    const prisma = layanan(dunia, PrismaService);
    let selesai = 0;
    const lama = Array.from({ length: 12 }, () =>
      prisma.rowsSearched<object>`SELECT pg_sleep(0.5)`.then(() => (selesai += 1)),
    );
    const c = await dunia.sebagai('dewi');
    expect((await c.get('/nk/v2/data-nk/inhouse/pengajuan')).http).toBe(200);
    await prisma.tx((tx) => tx.$queryRaw`SELECT 1`);
    expect(selesai).toBeLessThan(4);
    await Promise.all(lama);
  });
});
