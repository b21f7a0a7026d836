import type { PrismaClient } from '@prisma/client';
import { createClient } from '@sinas/prisma/client';
import { isiMenu } from '@sinas/prisma/seed/menu';
import { cloneDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let db: PrismaClient;
beforeAll(async () => {
  database = await cloneDatabase();
  db = createClient(database.url);
});
afterAll(async () => {
  await db.$disconnect();
  await database.drop();
});

const acl = () =>
  db.menuAcl.findMany({ select: { id: true, kode_peran: true, tampil: true, versi: true }, orderBy: { id: 'asc' } });

describe('the seed of the menu', () => {
  it('repeated, keeps what a super-administrator has changed, added and taken away', async () => {
    const antrean = await db.menu.findUniqueOrThrow({ where: { kode: 'konsol.antrean' }, include: { acl: true } });
    await db.menuAcl.update({
      where: { id: antrean.acl[0]?.id },
      data: { tampil: false, versi: 2 },
    });
    await db.menuAcl.delete({ where: { id: antrean.acl[1]?.id } });
    await db.menuAcl.create({ data: { id_menu: antrean.id, kode_peran: 'ESELON' } });
    const semula = await acl();
    await isiMenu(db);
    expect(await acl()).toEqual(semula);
  });

  it('an entry that is new comes below its heading and is shown to the roles that may', async () => {
    const lama = await db.menu.findUniqueOrThrow({ where: { kode: 'konsol.siaran' } });
    await db.menuAcl.deleteMany({ where: { id_menu: lama.id } });
    await db.menu.delete({ where: { id: lama.id } });
    await isiMenu(db);
    const baru = await db.menu.findUniqueOrThrow({ where: { kode: 'konsol.siaran' }, include: { acl: true } });
    const induk = await db.menu.findUniqueOrThrow({ where: { kode: 'konsol.pengaturan' } });
    expect([baru.id_parent, baru.acl.map((a) => a.kode_peran).sort()]).toEqual([
      induk.id,
      ['LNSW_OPERATOR', 'SUPER_ADMIN'],
    ]);
  });
});
