import type { PesanCheckpoint } from '@sinas/domain/layanan/rkt/checkpoint';
import { isianDari } from '@sinas/domain/formulir/formulir';
import { formulirRkt } from '@sinas/domain/layanan/rkt/formulir';
import type { UjiRencana } from '@sinas/domain/layanan/rkt/neraca';

/** Header fields that stand beside the balance, on every tab. */
export const CATATAN_NERACA: ReadonlySet<string> = new Set(['catatan_neraca', 'alasan_impor', 'catatan_impor']);

/** '1 ditahan, 1 perlu catatan, 3 dokumen belum ada, 2 hal lain belum lengkap.' */
export function ringkasKurang(pesan: readonly PesanCheckpoint[], uji: readonly UjiRencana[]): string {
  if (pesan.length === 0) return 'Semua lengkap.';
  const ditahan = uji.filter((u) => u.hasil === 'halangan').length;
  const catatan = pesan.filter((p) => CATATAN_NERACA.has(p.path)).length;
  const dokumen = pesan.filter((p) => p.tab === 'dokumen').length;
  const lain = pesan.length - ditahan - catatan - dokumen;
  const kata = [
    ditahan > 0 && `${ditahan} ditahan`,
    catatan > 0 && `${catatan} perlu catatan`,
    dokumen > 0 && `${dokumen} dokumen belum ada`,
    lain > 0 && `${lain} hal lain belum lengkap`,
  ].filter(Boolean);
  return `${kata.join(', ')}.`;
}

/** What to do about it, short: why a note is asked for stands with its check. */
export const kataKurang = ({ path, pesan }: PesanCheckpoint): string =>
  CATATAN_NERACA.has(path) ? `Isi ${isianDari(formulirRkt(), path)?.label ?? path}` : pesan;
