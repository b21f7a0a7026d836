import { describe, expect, it } from 'vitest';
import { foreignTables, readModels } from './tabel-asing.mjs';

const SCHEMA = `
model Pengajuan {
  id         BigInt @id
  organisasi Organisasi @relation(fields: [id_organisasi], references: [id])
  @@map("pengajuan")
}
model Organisasi {
  id        String @id
  pengajuan Pengajuan[]
  @@map("organisasi")
}
`;
const OWNERS = new Map([
  ['pengajuan', ['modules/pengajuan']],
  ['organisasi', ['modules/pengguna']],
]);
const found = (text, file = 'modules/publik/publik.repository.ts', owners = OWNERS) =>
  foreignTables([[file, text]], readModels(SCHEMA), owners);

describe('issue 14 part 7: a table is named by its owner alone', () => {
  it.each([
    ['a join in tagged SQL', 'db.rows`SELECT 1 FROM x JOIN pengajuan p ON true`'],
    ['SQL in small letters', 'db.rows`select 1 from pengajuan`'],
    [
      'a second table of a list',
      'db.rows`SELECT 1 FROM (SELECT 1) x, y z WHERE EXISTS (SELECT 1 FROM b, pengajuan p)`',
    ],
    ['a table behind values', 'db.rows`SELECT ${a} FROM x WHERE id = ${b} AND EXISTS (SELECT 1 FROM pengajuan)`'],
    ['a write', 'tx.$executeRaw`UPDATE pengajuan SET x = 1`'],
    ['a fragment', 'const dari = Prisma.sql`FROM "pengajuan" p`'],
    ['SQL as plain text', "client.query('SELECT 1 FROM pengajuan')"],
    ['a name put into SQL', "Prisma.sql`SELECT 1 FROM ${Prisma.raw('pengajuan')}`"],
    ['a model', 'this.prisma.pengajuan.findMany({})'],
    ['a model of a transaction', 'tx.pengajuan.updateMany({})'],
  ])('%s is seen', (_name, text) => {
    expect(found(text)).toEqual([
      'modules/publik/publik.repository.ts:1 names pengajuan, which belongs to modules/pengajuan',
    ]);
  });

  it('a relation that an owned model asks for is seen, however deep', () => {
    expect(
      found(
        'db.organisasi.findMany({ where: { nama: 1 }, include: { pengajuan: { include: { organisasi: true } } } })',
        'modules/pengguna/x.repository.ts',
      ),
    ).toEqual(['modules/pengguna/x.repository.ts:1 names pengajuan, which belongs to modules/pengajuan']);
  });

  it('the owner names it, others take his fragment; words that are no SQL are nobody’s', () => {
    const fragment = 'export const BERKAS = Prisma.sql`(SELECT id FROM pengajuan)`';
    expect(found(fragment, 'modules/pengajuan/lihat/berkas.sql.ts')).toEqual([]);
    expect(found('db.rows`SELECT 1 FROM ${BERKAS} p JOIN ${ORGANISASI} o ON true`')).toEqual([]);
    expect(found("throw new Error('taken from pengajuan'); const a = `${x} from pengajuan`;")).toEqual([]);
  });

  it('a room is told from one whose name begins alike', () => {
    expect(found('tx.pengajuan.count()', 'modules/pengajuan-lain/x.ts')).toHaveLength(1);
  });

  it('a table without an owner is refused', () => {
    expect(found('', undefined, new Map([['pengajuan', ['modules/pengajuan']]]))).toEqual([
      'table organisasi has no owner (tools/lib/pemilik-tabel.mjs)',
    ]);
  });
});
