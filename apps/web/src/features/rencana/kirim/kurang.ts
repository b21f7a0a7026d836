import { namaUji } from '../neraca/kata-uji';
import type { PesanCheckpoint } from '@sinas/domain/layanan/rkt/checkpoint';
import { isianDari } from '@sinas/domain/formulir/formulir';
import { formulirRkt } from '@sinas/domain/layanan/rkt/formulir';
import type { IsiBerkas } from '@sinas/domain/layanan/isi';
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

/** What to do about it, short: why stands with its check and its sum. */
export function kataKurang({ path, pesan }: PesanCheckpoint, uji: readonly UjiRencana[], isi: IsiBerkas): string {
  if (CATATAN_NERACA.has(path)) return `Isi ${isianDari(formulirRkt(), path)?.label ?? path}`;
  const u = uji.find((x) => x.hasil === 'halangan' && x.kalimat === pesan);
  return u ? `${namaUji(u, isi)} ditahan` : pesan;
}
