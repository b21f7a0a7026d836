import { jamKini } from '@sinas/api-client/jam';
import { hariTanggal, jam, tanggalIso, tanggalPendek } from '@sinas/domain/format/tanggal';

const HARI_MS = 86_400_000;

/** 'Hari ini, 10.05', 'Kemarin, 16.40', 'Rabu 18 Nov, 15.22'. */
export function kataWaktu(waktu: string, kini = jamKini()): string {
  const hari = tanggalIso(waktu);
  const pukul = jam(waktu);
  if (hari === tanggalIso(kini)) return `Hari ini, ${pukul}`;
  if (hari === tanggalIso(new Date(kini.getTime() - HARI_MS))) return `Kemarin, ${pukul}`;
  return `${hariTanggal(waktu).split(' ')[0]} ${tanggalPendek(waktu)}, ${pukul}`;
}

/** The same in the middle of a sentence: 'hari ini, 10.05'. */
export const kataWaktuTengah = (waktu: string): string =>
  kataWaktu(waktu).replace(/^(Hari ini|Kemarin)/, (kata) => kata.toLowerCase());

export function WaktuLalu({ waktu, tengah = false }: { waktu: string; tengah?: boolean }) {
  return <time dateTime={waktu}>{tengah ? kataWaktuTengah(waktu) : kataWaktu(waktu)}</time>;
}
