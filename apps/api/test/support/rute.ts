import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Izin } from '@sinas/domain/akses/izin';
import type { KodePeran } from '@sinas/domain/akses/peran';

export interface Rute {
  method: string;
  path: string;
  izin?: Izin;
  publik: boolean;
}
const dokumen = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../../packages/api-client/openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, { 'x-izin'?: Izin; 'x-publik'?: boolean }>> };

/** Every route of the OpenAPI file. */
export const RUTE: Rute[] = Object.entries(dokumen.paths).flatMap(([p, item]) =>
  Object.entries(item).map(([method, op]) => ({
    method: method.toUpperCase(),
    path: p,
    izin: op['x-izin'],
    publik: op['x-publik'] === true,
  })),
);
/** The name under which a route and its versioned twin stand in PERMINTAAN. */
export const namaRute = (r: Rute): string => `${r.method} ${r.path.replace('/nk/v2/', '/nk/')}`;

/** Somebody of every role in the test world. */
export const SIAPA: Record<KodePeran, string> = {
  SUPER_ADMIN: 'super',
  LNSW_OPERATOR: 'fajar',
  SEKRE_RAKOR: 'maya',
  KOORDINATOR: 'rekso',
  KL_ADMIN: 'adminkl',
  KL_VERIFIKATOR: 'dewi',
  KL_KOORDINATOR: 'yusuf',
  KL_PEMUTUS: 'hari',
  ESELON: 'endang',
  MONITORING: 'rudi',
  PU_ADMIN: 'ratna',
  PU_USER: 'bagus',
};
