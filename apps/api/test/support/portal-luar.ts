import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { Pengguna, PrismaClient } from '@prisma/client';
import { readConfig, type Config } from '../../src/platform/config/config';

interface PortalLuar {
  url: string;
  databaseUrl: string;
  config: Config;
}

/** The portal that `npm run serang` has started; notes which file of tests has used it. */
export function portalSerang(): PortalLuar | null {
  const { SERANG_URL: url, SERANG_DATABASE_URL: databaseUrl, SERANG_CATATAN: catatan } = process.env;
  if (!url || !databaseUrl) return null;
  if (catatan) appendFileSync(catatan, `${expect.getState().testPath}\n`);
  return { url, databaseUrl, config: readConfig({ DATABASE_URL: databaseUrl, PUBLIC_URL: url }) };
}

/** Somebody of a file of tests before, as he was at its beginning. */
export async function pulihkan(db: PrismaClient, username: string, password_hash: string): Promise<Pengguna | null> {
  const ada = await db.pengguna.findUnique({ where: { username } });
  return ada && db.pengguna.update({ where: { id: ada.id }, data: { password_hash, aktif: true, dihapus: null } });
}

/** A session as the service writes it. */
export async function sesiLuar(db: PrismaClient, idUser: string): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const kini = new Date();
  await db.sesi.create({
    data: {
      id_hash: createHash('sha256').update(id).digest('hex'),
      id_user: idUser,
      csrf: randomBytes(24).toString('base64url'),
      cara: 'sso',
      alamat: '127.0.0.1',
      agen: 'uji',
      dibuat: kini,
      sampai: new Date(kini.getTime() + 3_600_000),
    },
  });
  return id;
}
