import { jamKini } from '@sinas/api-client/jam';
import { GalatApi, pesanAtau } from '@sinas/api-client';
import { jam } from '@sinas/domain/format/tanggal';
import { PESAN } from '@sinas/domain/pesan/pesan';

export { GalatApi, keadaanGalat, type GalatIsian } from '@sinas/api-client';

/** What to tell: the server's sentence if it sent one, else ours (GALAT-01, GALAT-04). */
export const pesanGalat = (galat: unknown, cadangan: string = PESAN['gagal.server']): string =>
  pesanAtau(galat, cadangan);

export const tidakAda = (galat: unknown): boolean => galat instanceof GalatApi && galat.status === 404;
/** Somebody changed it meanwhile: the answer carries the version that is there now. */
export const usang = (galat: unknown): boolean =>
  galat instanceof GalatApi && galat.status === 409 && typeof galat.data === 'object' && 'versi' in (galat.data ?? {});

/** Another system, or the line to ours, gave no answer: the same may go well in a moment. */
export const takMenjawab = (galat: unknown): boolean =>
  galat instanceof GalatApi && (galat.status === 0 || galat.status >= 502);

/** The sentence, and after too many attempts the time of the next one. */
export function kalimatGalat(galat: unknown, cadangan?: string): string {
  if (galat instanceof GalatApi && galat.status === 429 && galat.tungguDetik)
    return `Terlalu banyak percobaan. Coba lagi pukul ${jam(new Date(jamKini().getTime() + galat.tungguDetik * 1000))} WIB`;
  if (usang(galat))
    return `${pesanGalat(galat)}. Yang terbaru sudah dimuat dan ketikan Anda tetap di tempatnya. Periksa, lalu simpan sekali lagi`;
  return pesanGalat(galat, cadangan);
}
