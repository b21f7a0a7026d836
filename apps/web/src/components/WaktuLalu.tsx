import { jamKini } from '@sinas/api-client/jam';
import { tanggalIso, pukul, hariWaktu } from '@sinas/domain/format/tanggal';

const HARI_MS = 86_400_000;

/** 'Hari ini, 10.05 WIB', 'Kemarin, 16.40 WIB', 'Rabu 18 November, 15.22 WIB'. */
export function kataWaktu(waktu: string, kini = jamKini()): string {
  const hari = tanggalIso(waktu);
  if (hari === tanggalIso(kini)) return `Hari ini, ${pukul(waktu)}`;
  if (hari === tanggalIso(new Date(kini.getTime() - HARI_MS))) return `Kemarin, ${pukul(waktu)}`;
  return hariWaktu(waktu);
}

/** The same in the middle of a sentence: 'hari ini, 10.05 WIB'. */
export const kataWaktuTengah = (waktu: string): string =>
  kataWaktu(waktu).replace(/^(Hari ini|Kemarin)/, (kata) => kata.toLowerCase());

export function WaktuLalu({ waktu, tengah = false }: { waktu: string; tengah?: boolean }) {
  return <time dateTime={waktu}>{tengah ? kataWaktuTengah(waktu) : kataWaktu(waktu)}</time>;
}
