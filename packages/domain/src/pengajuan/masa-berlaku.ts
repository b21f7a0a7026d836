import { tanggal, tanggalIso, tanggalSah } from '../format/tanggal';
import type { Masalah } from '../formulir/isian';
import { pesan } from '../pesan/pesan';

/** Last day that a decision of this balance year may hold to (C.5), yyyy-mm-dd. */
export const akhirTahunNeraca = (tahun: number): string => `${tahun}-12-31`;

/** First day of a decision issued then: that day, or the first of its balance year. */
const hariPertama = (tahun: number, terbit: Date): string => {
  const [hari, awal] = [tanggalIso(terbit), `${tahun}-01-01`];
  return hari > awal ? hari : awal;
};
/** Days of a decision issued then; `sampai` (yyyy-mm-dd) where it ends before its balance year does. */
export function masaBerlaku(
  tahun: number,
  terbit: Date,
  sampai: string | null = null,
): { berlaku_mulai: Date; berlaku_sampai: Date } {
  return {
    berlaku_mulai: new Date(`${hariPertama(tahun, terbit)}T00:00:00Z`),
    berlaku_sampai: new Date(`${sampai ?? akhirTahunNeraca(tahun)}T00:00:00Z`),
  };
}

/** Of what replaces a decision: the last day of that one, and the one that its own would be. */
export interface MasaPengganti {
  asal: string | null;
  sampai: string | null;
}
/** As it is kept with the reasons of a change (`perubahan`); a change keeps the days of its decision. */
export function masaPengganti(perubahan: unknown): MasaPengganti {
  const { berlaku_asal: asal, berlaku_sampai: sampai } = (perubahan ?? {}) as Record<string, unknown>;
  return { asal: typeof asal === 'string' ? asal : null, sampai: typeof sampai === 'string' ? sampai : null };
}

export interface FaktaMasa {
  tahun: number;
  kini: Date;
  /** Of a change or an extension. */
  pengganti: MasaPengganti;
  /** Only the dates are asked for. */
  perpanjangan: boolean;
}
export interface RentangMasa {
  paling_awal: string;
  paling_akhir: string;
}
const di = (message: string): Masalah[] => [{ langkah: 'kirim', path: 'berlaku_sampai', message }];

/** Days, yyyy-mm-dd, between which the last one lies that an official gives. */
export function rentangMasa({ tahun, kini, pengganti, perpanjangan }: FaktaMasa): RentangMasa {
  const mulai = hariPertama(tahun, kini);
  const lewat = perpanjangan && pengganti.asal !== null ? esok(pengganti.asal) : mulai;
  return { paling_awal: lewat > mulai ? lewat : mulai, paling_akhir: pengganti.sampai ?? akhirTahunNeraca(tahun) };
}
const esok = (hari: string): string =>
  new Date(Date.parse(`${hari}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Faults of the last day that an official gives (yyyy-mm-dd), between these. */
export function periksaMasaBerlaku(sampai: string, { paling_awal, paling_akhir }: RentangMasa): Masalah[] {
  if (!tanggalSah(sampai)) return di(pesan('masa.tanggal'));
  if (sampai < paling_awal) return di(pesan('masa.sebelum', { hari: tanggal(paling_awal) }));
  return sampai > paling_akhir ? di(pesan('masa.lewat', { hari: tanggal(paling_akhir) })) : [];
}

/** Faults of the last day that a company asks for, against that of its decision. */
export function periksaPerpanjangan(sampai: string | undefined, tahun: number, asal: string): Masalah[] {
  const salah = (message: string): Masalah[] => [{ langkah: 'perubahan', path: 'berlaku_sampai', message }];
  if (!sampai || !tanggalSah(sampai)) return salah(pesan('masa.tanggal'));
  if (sampai <= asal) return salah(pesan('masa.tidak_lebih', { hari: tanggal(asal) }));
  const batas = akhirTahunNeraca(tahun);
  return sampai > batas ? salah(pesan('masa.lewat', { hari: tanggal(batas) })) : [];
}
