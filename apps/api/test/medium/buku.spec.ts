import { akunBatas, akunHangus, akunSumber, akunTerbit, akunTersedia, type Akun } from '@sinas/domain/buku/akun';
import type { Pindah } from '@sinas/domain/buku/gerak';
import type { Pos } from '@sinas/domain/neraca/pos';
import { BukuRepository } from '../../src/modules/buku/buku.repository';
import { SaldoKurang, type GerakBaru } from '../../src/modules/buku/kuantitas-buku';
import { PrismaService, runIn } from '../../src/platform/prisma/prisma.service';
import { layanan } from '../support/kerjakan';
import { World } from '../support/world';

const POS: Pos = { tahun: 2027, arah: 'impor', kd_komoditas: '013', satuan: 'KGM', elemen: {} };
const LAIN: Pos = { ...POS, kd_komoditas: '011' };
const SUMBER = akunSumber(POS, 'P.BATAS');
const SAAT = new Date('2027-01-05T03:00:00Z');
let dunia: World;
let repo: BukuRepository;
let urutan = 0;
beforeAll(async () => {
  dunia = await World.open({});
  repo = layanan(dunia, BukuRepository);
});
afterAll(() => dunia.close());

const gerak = (pindah: readonly Pindah[], kunci = `uji:${++urutan}`): GerakBaru => ({
  ...{ kunci, jenis: 'TERBIT', pindah },
  ...{ id_pengajuan: null, dokumen: {}, pelaku: 'Uji', kejadian: SAAT },
});
const catat = (...g: GerakBaru[]): Promise<void> => layanan(dunia, PrismaService).tx((tx) => repo.catat(runIn(tx), g));
const saldo = async (a: Akun): Promise<string> =>
  (
    await dunia.db.bukuAkun.findFirst({
      where: { jenis: a.jenis, pemilik: a.pemilik, sumber: a.sumber, pos: { kd_komoditas: a.pos.kd_komoditas } },
    })
  )?.saldo.toFixed() ?? '-';
const izin = (id: string, pos = POS): Akun => akunTerbit({ id, pos, pemilik: 'org:a' });
const batas = (pemilik: string, pos = POS): Akun => akunBatas(pos, pemilik);
/** What the constraint triggers of the database say of a statement. */
const paksa = async (sql: string): Promise<string> =>
  dunia.db.$executeRawUnsafe(sql).then(
    () => 'taken',
    (e: unknown) => String((e as Error).message),
  );

it('books a movement: both sides, balances as of each entry, a chain of hashes of its own for each account', async () => {
  await catat(
    gerak([
      { dari: SUMBER, ke: akunTersedia(POS), jml: '1000' },
      { dari: akunTersedia(POS), ke: izin('1'), jml: '600.5', dok: { satuan: 'TNE', jml: '0.601' } },
    ]),
  );
  expect([await saldo(SUMBER), await saldo(akunTersedia(POS)), await saldo(izin('1'))]).toEqual([
    ...['-1000', '399.5', '600.5'],
  ]);
  const entri = await dunia.db.bukuEntri.findMany({
    where: { mutasi: { kunci: `uji:${urutan}` } },
    orderBy: { ke: 'asc' },
  });
  expect(entri.map((e) => [e.ke, e.jml.toFixed(), e.saldo_sesudah.toFixed(), e.jml_dok?.toFixed() ?? null])).toEqual([
    [1, '-1000', '-1000', null],
    [2, '1000', '1000', null],
    [3, '-600.5', '399.5', '-0.601'],
    [4, '600.5', '600.5', '0.601'],
  ]);
  expect(new Set(entri.map((e) => Buffer.from(e.rantai).toString('hex'))).size).toBe(4);
});

it('the same key again moves nothing', async () => {
  const g = gerak([{ dari: SUMBER, ke: batas('org:sekali'), jml: '5' }]);
  await catat(g);
  await catat(g);
  await catat({ ...g, pindah: [{ dari: SUMBER, ke: batas('org:sekali'), jml: '900' }] });
  expect(await saldo(batas('org:sekali'))).toBe('5');
});

it('nothing but the source is overdrawn, and what is refused leaves nothing', async () => {
  await catat(gerak([{ dari: SUMBER, ke: batas('org:kurang'), jml: '10' }]));
  const g = gerak([
    { dari: batas('org:kurang'), ke: izin('21'), jml: '7' },
    { dari: batas('org:kurang'), ke: izin('22'), jml: '3.001' },
  ]);
  const error = await catat(g).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(SaldoKurang);
  expect(error).toMatchObject({ saldo: '3', diminta: '3.001', akun: { jenis: 'P.BATAS', pemilik: 'org:kurang' } });
  expect([await saldo(batas('org:kurang')), await saldo(izin('21'))]).toEqual(['10', '-']);
  expect(await dunia.db.bukuMutasi.count({ where: { kunci: g.kunci } })).toBe(0);
});

it('all that an account has is moved without naming it; of nothing, nothing', async () => {
  const hangus = akunHangus({ id: '31', pos: POS, pemilik: 'org:a' });
  await catat(gerak([{ dari: SUMBER, ke: izin('31'), jml: '12.345' }]));
  await catat(gerak([{ dari: izin('31'), ke: hangus, jml: null }]));
  expect([await saldo(izin('31')), await saldo(hangus)]).toEqual(['0', '12.345']);
  const kosong = gerak([{ dari: izin('31'), ke: hangus, jml: null }]);
  await catat(kosong);
  expect((await dunia.db.bukuMutasi.findUniqueOrThrow({ where: { kunci: kosong.kunci } })).n).toBe(0);
});

it('a quantity never leaves its pos, and is never negative', async () => {
  await expect(catat(gerak([{ dari: SUMBER, ke: izin('41', LAIN), jml: '1' }]))).rejects.toThrow('within its pos');
  await expect(catat(gerak([{ dari: SUMBER, ke: izin('42'), jml: '-1' }]))).rejects.toThrow();
});

it('the database keeps it, whoever writes', async () => {
  const a = await dunia.db.bukuAkun.findFirstOrThrow({ where: { jenis: 'N.TERSEDIA' } });
  for (const [sql, kata] of [
    [`UPDATE buku_entri SET jml = jml`, 'append-only'],
    [`DELETE FROM buku_entri`, 'append-only'],
    [`UPDATE buku_mutasi SET pelaku = 'x'`, 'append-only'],
    [`TRUNCATE buku_entri`, 'append-only'],
    [`TRUNCATE buku_mutasi CASCADE`, 'append-only'],
    [`DELETE FROM buku_akun`, 'append-only'],
    [`UPDATE buku_pos SET tahun = 2028`, 'append-only'],
    [`UPDATE buku_akun SET saldo = saldo + 1 WHERE id = ${a.id}`, 'does not follow from its entries'],
    [`UPDATE buku_akun SET saldo = -1 WHERE id = ${a.id}`, 'buku_akun_tidak_minus'],
    [`UPDATE buku_akun SET pemilik = 'org:lain' WHERE id = ${a.id}`, 'keeps its name'],
    [
      `INSERT INTO buku_mutasi (kunci, jenis, pelaku, versi_aturan, kejadian, waktu, n) VALUES ('palsu', 'X', 'x', 1, now(), now(), 2)`,
      'not in balance',
    ],
    // A side that is added to a movement that stands.
    [
      `INSERT INTO buku_entri SELECT id_akun, urut + 1, id_mutasi, n + 1, n, 1, saldo_sesudah + 1, waktu, NULL, NULL, rantai
       FROM buku_entri WHERE id_akun = ${a.id} ORDER BY urut DESC LIMIT 1`,
      'buku_entri_ke',
    ],
  ] as const)
    expect([sql, await paksa(sql)]).toEqual([sql, expect.stringContaining(kata)]);
});

/** Fifty at once draw from an account of 40. Answers how long the slowest one took, in ms. */
async function lima(pemilik: string, mula: number): Promise<number> {
  await catat(gerak([{ dari: SUMBER, ke: batas(pemilik), jml: '40' }]));
  const lama: number[] = [];
  const hasil = await Promise.allSettled(
    Array.from({ length: 50 }, async (_, i) => {
      const mulai = performance.now();
      await catat(gerak([{ dari: batas(pemilik), ke: izin(String(mula + i)), jml: '1' }]));
      lama.push(performance.now() - mulai);
    }),
  );
  expect(hasil.filter((h) => h.status === 'fulfilled')).toHaveLength(40);
  for (const h of hasil) if (h.status === 'rejected') expect(h.reason).toBeInstanceOf(SaldoKurang);
  expect(await saldo(batas(pemilik))).toBe('0');
  const { urut } = await dunia.db.bukuAkun.findFirstOrThrow({ where: { pemilik } });
  expect(urut).toBe(41n);
  return Math.max(...lama);
}
it('50 at once on one hot account lose nothing, take no more than there is, and none waits for long', async () => {
  const lama: number[] = [];
  // A machine that does other things beside this may be late once; it is not late three times.
  for (let n = 0; n < 3 && !lama.some((ms) => ms < 1_000); n += 1)
    lama.push(await lima(`org:ramai-${n}`, 1_000 * (n + 1)));
  expect(Math.min(...lama)).toBeLessThan(1_000);
});

it('movements over the same accounts in opposite orders wait for each other, never in a ring', async () => {
  const akun = ['a', 'b', 'c', 'd'].map((n) => batas(`org:cincin-${n}`));
  await catat(gerak(akun.map((ke) => ({ dari: SUMBER, ke, jml: '1000' }))));
  await Promise.all(
    Array.from({ length: 60 }, (_, i) => {
      const urut = i % 2 ? akun : akun.toReversed();
      return catat(
        gerak(urut.slice(1).map((ke, n) => ({ dari: urut[n] ?? ke, ke, jml: '1' }))),
        gerak([{ dari: SUMBER, ke: batas(`org:baru-${i % 7}`), jml: '1' }]),
      );
    }),
  );
  const sisa = await Promise.all(akun.map(saldo));
  expect(sisa.reduce((n, s) => n + Number(s), 0)).toBe(4_000);
});
