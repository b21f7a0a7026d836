import { hariTanggal, jam, tanggalIso, tanggalPendek } from '@sinas/domain/format/tanggal';

const HARI_MS = 86_400_000;

/** 'Hari ini, 10.05', 'Kemarin, 16.40', 'Rabu 18 Nov, 15.22'. */
export function kataWaktu(waktu: string, kini = new Date()): string {
  const hari = tanggalIso(waktu);
  const pukul = jam(waktu);
  if (hari === tanggalIso(kini)) return `Hari ini, ${pukul}`;
  if (hari === tanggalIso(new Date(kini.getTime() - HARI_MS))) return `Kemarin, ${pukul}`;
  return `${hariTanggal(waktu).split(' ')[0]} ${tanggalPendek(waktu)}, ${pukul}`;
}

export function WaktuLalu({ waktu }: { waktu: string }) {
  return <time dateTime={waktu}>{kataWaktu(waktu)}</time>;
}
