import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

function pecah(baris: string): string[] {
  const sel: string[] = [];
  let isi = '';
  let kutip = false;
  for (let i = 0; i < baris.length; i += 1) {
    const c = baris[i];
    if (kutip && c === '"' && baris[i + 1] === '"') {
      isi += '"';
      i += 1;
    } else if (c === '"') kutip = !kutip;
    else if (c === ',' && !kutip) {
      sel.push(isi);
      isi = '';
    } else isi += c;
  }
  return [...sel, isi];
}

/** Rows of a reference file (UTF-8, header row, LF, no line breaks inside cells); none when the file is not there. */
export function bacaCsv(folder: string, file: string): Record<string, string>[] {
  const lokasi = path.join(folder, file);
  if (!existsSync(lokasi)) return [];
  const [kepala = '', ...baris] = readFileSync(lokasi, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean);
  const kolom = pecah(kepala);
  return baris.map((b) => Object.fromEntries(pecah(b).map((v, i) => [kolom[i] ?? String(i), v])));
}
