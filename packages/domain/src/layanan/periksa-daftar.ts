import { EFEK_ADA, PENJAGA_ADA, PERISTIWA } from '../pengajuan/alur';
import { STATUS } from '../pengajuan/status';
import type { DefinisiLayanan } from './definisi';

const takAda = (apa: string, ada: readonly string[], dipakai: readonly string[]): string[] =>
  ada.filter((x) => !dipakai.includes(x)).map((x) => `${apa} ${x} is not used`);
const ganda = (apa: string, nilai: readonly string[]): string[] =>
  nilai.filter((x, i) => nilai.indexOf(x) !== i).map((x) => `${apa} ${x} stands twice`);

/** Documents that are called one thing in one service and another in the next. */
function bedaNama(daftar: readonly DefinisiLayanan[]): string[] {
  const pertama = new Map<string, string>();
  return daftar
    .flatMap((d) => d.dokumen)
    .filter(({ kd_dokumen, nama }) => {
      const lama = pertama.get(kd_dokumen) ?? nama;
      pertama.set(kd_dokumen, lama);
      return lama !== nama;
    })
    .map((d) => `document ${d.kd_dokumen} has two names`);
}

/** Kinds that one service is counted by and another has beside its counted ones: SQL asks by the kind alone. */
function bedaHitung(daftar: readonly DefinisiLayanan[]): string[] {
  const semua = daftar.flatMap((d) => [...d.jenisBaris.values()]);
  const dihitung = new Set(semua.flatMap((j) => (j.dihitung ? [j.kode] : [])));
  return semua
    .filter((j) => !j.dihitung && dihitung.has(j.kode))
    .map((j) => `kind of row ${j.kode} is counted in one service only`);
}

/** What is wrong with the services together, in words; none = sound. Each table has been checked by itself. */
export function cacatDaftar(daftar: readonly DefinisiLayanan[]): string[] {
  const langkah = daftar.flatMap((d) => d.alur.langkah);
  return [
    ...ganda(
      'service',
      daftar.flatMap((d) => [d.kd_rekom, d.jnsLayanan]),
    ),
    ...takAda(
      'event',
      PERISTIWA,
      langkah.map((l) => l.peristiwa),
    ),
    ...takAda(
      'guard',
      PENJAGA_ADA,
      langkah.flatMap((l) => l.penjaga),
    ),
    ...takAda(
      'effect',
      EFEK_ADA,
      langkah.flatMap((l) => l.efek),
    ),
    ...bedaNama(daftar),
    ...bedaHitung(daftar),
    ...daftar.flatMap((d) =>
      d.alur.langkah
        .flatMap((l) => l.dari.map((k) => STATUS[k].meja))
        .filter((m, i, semua) => ['verifikator', 'koordinator', 'pejabat'].includes(m) && semua.indexOf(m) === i)
        .filter((m) => !(d.meja as readonly string[]).includes(m))
        .map((m) => `${d.jnsLayanan} has files at the desk ${m} and no such desk`),
    ),
  ];
}
