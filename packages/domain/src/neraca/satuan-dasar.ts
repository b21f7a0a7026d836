import { keRibu, dariRibu, type Desimal } from '../format/angka';
import { tanpaAkhir } from '../format/teks';
import { KELOMPOK } from '../komoditas/daftar';

/** Units of one kind, in their smallest: exact ones only. */
const KELUARGA: readonly Readonly<Record<string, bigint>>[] = [
  { GRM: 1n, KGM: 1_000n, DTN: 100_000n, TNE: 1_000_000n },
  { LTR: 1n, MTQ: 1_000n },
];
/** A barrel in cubic metres, to the last digit: it is no exact multiple of anything above. */
const BAREL_M3 = { atas: 158_987_294_928n, bawah: 1_000_000_000_000n };

const keluarga = (satuan: string) => KELUARGA.find((k) => satuan in k);

/** The unit that quantities of a group are added up in: the smallest exact one of the same kind that the group uses. */
export function satuanDasar(kdKomoditas: string, satuan: string): string {
  const milik = KELOMPOK.get(kdKomoditas)?.satuan ?? [];
  if (satuan === 'BLL') return milik.includes('MTQ') ? 'MTQ' : 'BLL';
  const k = keluarga(satuan);
  if (!k) return satuan;
  return milik.filter((s) => s in k).sort((a, b) => Number((k[a] ?? 0n) - (k[b] ?? 0n)))[0] ?? satuan;
}

/** A quantity in another unit of its kind. Exact but for barrels, which are rounded to thousandths, halves up. */
export function ubahSatuan(jml: Desimal, dari: string, ke: string): Desimal {
  if (dari === ke) return jml;
  if (dari === 'BLL' && ke === 'MTQ')
    return dariRibu((keRibu(jml) * BAREL_M3.atas * 2n + BAREL_M3.bawah) / (BAREL_M3.bawah * 2n));
  const k = keluarga(dari);
  const [a, b] = [k?.[dari], k?.[ke]];
  if (a === undefined || b === undefined || a < b) throw new Error(`${dari} is not counted in ${ke}`);
  return dariRibu((keRibu(jml) * a) / b);
}

/** Is there an exact table between the two? */
export const dapatDihitung = (dari: string, ke: string): boolean =>
  dari === ke || (dari === 'BLL' && ke === 'MTQ') || (keluarga(dari)?.[ke] ?? null) !== null;
/** A quantity in any unit of its kind, larger ones too, rounded to thousandths, halves up. Throws where no table leads there. */
export function hitungSatuan(jml: Desimal, dari: string, ke: string): Desimal {
  const k = keluarga(dari);
  const [a, b] = [k?.[dari], k?.[ke]];
  if (dari === ke || a === undefined || b === undefined || a >= b) return ubahSatuan(jml, dari, ke);
  return dariRibu((keRibu(jml) * a * 2n + b) / (b * 2n));
}

/** A quantity of a line as a document in one of its units counts it, rounded to thousandths, halves up. */
export function dariDasar(jml: Desimal, dasar: string, satuan: string): Desimal {
  if (satuan === 'BLL' && dasar === 'MTQ')
    return dariRibu((keRibu(jml) * BAREL_M3.bawah * 2n + BAREL_M3.atas) / (BAREL_M3.atas * 2n));
  return hitungSatuan(jml, dasar, satuan);
}

/** The unit in which people speak of a line: the usual one of the group, where it is an exact multiple of the line's. */
export function satuanLazim(kdKomoditas: string, dasar: string): string {
  const k = keluarga(dasar);
  return (k && KELOMPOK.get(kdKomoditas)?.satuan.find((s) => s in k)) ?? dasar;
}
/** A quantity of a line in a larger unit of its kind, without rounding: as many digits as it takes. */
export function keLazim(jml: Desimal, dasar: string, lazim: string): string {
  if (dasar === lazim) return jml;
  const k = keluarga(dasar);
  const kali = (k?.[lazim] ?? 1n) / (k?.[dasar] ?? 1n);
  const nol = String(kali).length - 1;
  const ribu = keRibu(jml);
  const abs = String(ribu < 0n ? -ribu : ribu).padStart(nol + 4, '0');
  const pecahan = tanpaAkhir(abs.slice(-nol - 3), '0');
  return `${ribu < 0n ? '-' : ''}${abs.slice(0, -nol - 3)}${pecahan ? `.${pecahan}` : ''}`;
}
