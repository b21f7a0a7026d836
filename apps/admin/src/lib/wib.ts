import { bacaJam } from '@sinas/domain/format/baca-tanggal';

const WIB_MS = 7 * 3_600_000;

/** A moment as the field for moments shows it in Jakarta, day and time in two lines; seconds only where there are some. */
export const dariSaat = (iso: string | null): string => {
  if (!iso) return '';
  const [hari = '', jam = ''] = new Date(Date.parse(iso) + WIB_MS).toISOString().slice(0, 19).split('T');
  return `${hari}\n${jam.replace(/:00$/, '').replaceAll(':', '.')}`;
};
/** What such a field holds, as a moment with its zone. */
export const keSaat = (isi = ''): string => {
  const [hari = '', jam = ''] = isi.split('\n');
  return `${hari}T${bacaJam(jam) ?? jam}+07:00`;
};
