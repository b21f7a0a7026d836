import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sendiri from '../kumpulan/sendiri.json';

const API = path.resolve(__dirname, '../..');
const muat = createRequire(__filename);

/**
 * The test files of a folder one after another in one module registry: loading the application anew costs more than most
 * of them take. Each still has a world and a database of its own. `bagian`: every n-th of them alone, for n processes.
 */
export function kumpulkan(folder: string, bagian = { ke: 0, dari: 1 }): void {
  const berkas = readdirSync(path.join(API, folder), { recursive: true, encoding: 'utf8' })
    .filter((nama) => nama.endsWith('.spec.ts'))
    .map((nama) => `${folder}/${nama}`)
    .filter((nama) => !sendiri.includes(nama))
    .sort()
    .filter((_, i) => i % bagian.dari === bagian.ke);
  for (const nama of berkas) describe(nama, () => void muat(path.join(API, nama)));
}
