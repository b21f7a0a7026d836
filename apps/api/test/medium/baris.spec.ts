import { randomUUID } from 'node:crypto';
import { Prisma, type PrismaClient } from '@prisma/client';
import { TINGKAT, type TingkatPutusan } from '@sinas/domain/baris/putusan';
import { createClient } from '@sinas/prisma/client';
import { buatOrganisasi } from '@sinas/prisma/factories/akun';
import { beriPutusan } from '@sinas/prisma/factories/putusan';
import { cloneDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let db: PrismaClient;
let [satu, lain]: bigint[] = [];
const baru = (id_pengajuan: bigint | undefined, isi: Partial<Prisma.BarisUncheckedCreateInput>) =>
  db.baris.create({
    data: {
      ...{ id_pengajuan: id_pengajuan ?? 0n, jenis: 'barang', seri: 1, data: {}, uraian: 'Katup', satuan: 'C62' },
      ...{ jml: '100', kunci: randomUUID() },
      ...isi,
    },
  });
const anak = (id: bigint | undefined, id_induk: bigint, seri = 1) =>
  baru(id, { jenis: 'pemakaian', id_induk, seri, satuan: null, kunci: null });

beforeAll(async () => {
  database = await cloneDatabase();
  db = createClient(database.url);
  const org = await buatOrganisasi(db, { nama: 'PT Baris' });
  const berkas = (no_aju: string) =>
    db.pengajuan.create({
      data: {
        ...{ no_aju, kd_rekom: '07', kd_ga: '019', kd_komoditas: '0142', tahun: 2027 },
        ...{ id_organisasi: org.id, npwp: org.npwp ?? '', dibuat_oleh: randomUUID() },
      },
    });
  satu = (await berkas('0'.repeat(25) + '1')).id;
  lain = (await berkas('0'.repeat(25) + '2')).id;
});
afterAll(async () => {
  await db.$disconnect();
  await database.drop();
});
afterEach(() => db.baris.deleteMany({}));

describe('issue 14, part 5: the table of rows holds by itself', () => {
  it('a nested row lies in the file of its parent, and no other', async () => {
    const induk = await baru(satu, {});
    await expect(anak(lain, induk.id)).rejects.toThrow();
    await anak(satu, induk.id);
    await expect(baru(satu, { jenis: 'pemakaian', seri: 9 })).rejects.toThrow(/baris_pemakaian/);
    await expect(baru(satu, { id_induk: induk.id, seri: 2 })).rejects.toThrow(/baris_barang/);
  });
  it.each([{ jml: '0' }, { jml: null }, { satuan: null }, { uraian: null }, { kunci: null }])(
    'a goods row has all that it must: not %j',
    async (kurang) => {
      await expect(baru(satu, kurang)).rejects.toThrow(/baris_barang/);
    },
  );
  it('a number stands once per kind in a file, and once per kind below a parent', async () => {
    const [a, b] = [await baru(satu, {}), await baru(satu, { seri: 2 })];
    await expect(baru(satu, {})).rejects.toThrow();
    await anak(satu, a.id);
    await anak(satu, b.id);
    await expect(anak(satu, b.id)).rejects.toThrow();
    await baru(lain, {});
  });
  it('a parent takes its rows, their quantities and months with it', async () => {
    const induk = await baru(satu, {});
    const sub = await anak(satu, induk.id);
    const milik = { id_pengajuan: satu ?? 0n, id_baris: sub.id };
    await db.barisBulan.create({ data: { ...milik, sisi: 'rencana', periode: new Date('2027-01-01'), jml: '1' } });
    await beriPutusan(db, induk, 'x', new Date(), [{ tingkat: TINGKAT.kl, jml: '1', dari: '1' }]);
    await db.baris.delete({ where: { id: induk.id } });
    expect(await Promise.all([db.baris.count(), db.barisBulan.count(), db.putusanBaris.count()])).toEqual([0, 0, 0]);
  });
  it('a month stands once per side and reference, also without a reference; it begins on its first day', async () => {
    const b = await baru(satu, {});
    const bulan = (isi: { sisi?: string; periode?: string; ref?: string; jml?: string }) =>
      db.barisBulan.create({
        data: {
          ...{ id_pengajuan: b.id_pengajuan, id_baris: b.id, sisi: isi.sisi ?? 'rencana', ref: isi.ref ?? null },
          ...{ periode: new Date(isi.periode ?? '2027-01-01'), jml: isi.jml ?? '5' },
        },
      });
    await bulan({});
    await expect(bulan({})).rejects.toThrow();
    await bulan({ sisi: 'realisasi' });
    await bulan({ sisi: 'realisasi', ref: 'PIB 1' });
    await bulan({ sisi: 'realisasi', ref: 'PIB 2' });
    await expect(bulan({ sisi: 'realisasi', ref: 'PIB 2' })).rejects.toThrow();
    await expect(bulan({ periode: '2027-02-15' })).rejects.toThrow(/baris_bulan_isi/);
    await expect(bulan({ periode: '2027-03-01', jml: '-1' })).rejects.toThrow(/baris_bulan_isi/);
    await expect(bulan({ sisi: 'lain', periode: '2027-04-01' })).rejects.toThrow(/baris_bulan_isi/);
  });
});

type Isi = [tingkat: TingkatPutusan, dari: string, jml: string, putaran?: number];
const { verifikator, koordinator, kl, rakornis, penetapan } = TINGKAT;
const potong = (level: string, dari: string, ke: string) => expect.objectContaining({ level, dari, ke }) as unknown;

describe('issue 14, part 5: what holds of the quantities that desks have given', () => {
  it.each<[string, Isi[], (string | null)[], unknown[]]>([
    ['nothing given', [], [null, null, null, null], []],
    ['all of it', [[verifikator, '100', '100']], ['100', null, null, null], []],
    ['a cut', [[verifikator, '100', '80']], ['80', null, null, null], [potong('verifikator', '100', '80')]],
    [
      'a cut upon a cut',
      [
        [verifikator, '100', '80'],
        [koordinator, '80', '70'],
        [kl, '70', '60'],
        [penetapan, '60', '60'],
      ],
      ['70', '60', null, '60'],
      [potong('verifikator', '100', '80'), potong('koordinator', '80', '70'), potong('kl', '70', '60')],
    ],
    [
      'raised in part: the cut stays',
      [
        [verifikator, '100', '80'],
        [koordinator, '80', '90'],
      ],
      ['90', null, null, null],
      [potong('verifikator', '100', '80')],
    ],
    [
      'raised to all that was asked: no cut is left',
      [
        [verifikator, '100', '80'],
        [koordinator, '80', '100'],
      ],
      ['100', null, null, null],
      [],
    ],
    [
      'cut again after it was restored',
      [
        [verifikator, '100', '80'],
        [koordinator, '80', '100'],
        [kl, '100', '50'],
      ],
      ['100', '50', null, null],
      [potong('kl', '100', '50')],
    ],
    [
      'issued in full by the system',
      [
        [verifikator, '100', '1'],
        [penetapan, '100', '100'],
      ],
      ['1', null, null, '100'],
      [],
    ],
    [
      'a later round counts; what it has not spoken of yet is as it was',
      [
        [verifikator, '100', '80'],
        [koordinator, '80', '70'],
        [verifikator, '100', '90', 1],
      ],
      ['90', null, null, null],
      [potong('verifikator', '100', '90')],
    ],
    [
      'a meeting above the ministry',
      [
        [kl, '100', '80'],
        [rakornis, '80', '75'],
        [penetapan, '75', '75'],
      ],
      [null, '80', '75', '75'],
      [potong('kl', '100', '80'), potong('rakornis', '80', '75')],
    ],
  ])('%s', async (_, isi, jumlah, potongan) => {
    const b = await baru(satu, {});
    for (const [tingkat, dari, jml, putaran] of isi)
      await beriPutusan(db, b, 'Hari', new Date(), [{ tingkat, jml, dari, kd_alasan: 'A04' }], putaran);
    const [a] = await db.$queryRaw<Record<string, unknown>[]>`
      SELECT trim_scale(jml_verifikator)::text AS v, trim_scale(jml_kl)::text AS k, trim_scale(jml_rakornis)::text AS r,
        trim_scale(jml_penetapan)::text AS p, potongan FROM putusan_akhir WHERE id_baris = ${b.id}`;
    expect([a?.v ?? null, a?.k ?? null, a?.r ?? null, a?.p ?? null]).toEqual(jumlah);
    expect(a?.potongan ?? []).toEqual(potongan);
  });
});
