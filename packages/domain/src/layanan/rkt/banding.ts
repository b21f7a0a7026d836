import { jumlahkan, type Desimal } from '../../format/angka';

/** Goods and products of a plan, as two years are compared by. */
export const JENIS_BANDING = ['barang_impor', 'barang_lokal', 'produk'] as const;
export type JenisBanding = (typeof JENIS_BANDING)[number];
/** A good or product of one plan. */
export interface BarisBanding {
  jenis: JenisBanding;
  /** What makes two rows the same one, in whichever year. */
  kunci: string;
  uraian: string;
  hs: string | null;
  satuan: string;
  jml: Desimal;
  /** Sum of the plan's own year, of the year before as this plan tells it; null = no month of it was told. */
  realisasi: Desimal | null;
  realisasi_sebelum: Desimal | null;
  /** What was determined; null = nothing is yet, or it may not be seen. */
  keputusan: Desimal | null;
}
/** One good or product in two years; a side that has none of it is null throughout. */
export interface BarisDuaTahun {
  jenis: JenisBanding;
  uraian: string;
  hs: string | null;
  satuan: string;
  lalu: { rencana: Desimal; realisasi: Desimal | null; keputusan: Desimal | null } | null;
  kini: {
    rencana: Desimal;
    realisasi: Desimal | null;
    keputusan: Desimal | null;
    /** Of the year before, as this year's plan tells it: beside what was reported on last year's. */
    realisasi_lalu: Desimal | null;
  } | null;
}

/** Another unit is another good: its quantities say nothing beside these. */
const kunci = (b: BarisBanding): string => JSON.stringify([b.jenis, b.kunci, b.satuan]);
const jumlah = (nilai: readonly (Desimal | null)[]): Desimal | null => {
  const ada = nilai.filter((n): n is Desimal => n !== null);
  return ada.length === 0 ? null : jumlahkan(ada);
};
const kelompok = (rows: readonly BarisBanding[]): Map<string, BarisBanding[]> => {
  const peta = new Map<string, BarisBanding[]>();
  for (const b of rows) peta.set(kunci(b), [...(peta.get(kunci(b)) ?? []), b]);
  return peta;
};
const rencana = (rows: readonly BarisBanding[]): Desimal => jumlahkan(rows.map((b) => b.jml));

/**
 * A plan beside the one of the year before, good by good and product by product: this year's in their order, then those
 * that were not planned again. A product of several materials is one line, its quantities summed.
 */
export function bandingRencana(kini: readonly BarisBanding[], lalu: readonly BarisBanding[]): BarisDuaTahun[] {
  const [sekarang, sebelum] = [kelompok(kini), kelompok(lalu)];
  const baris = (k: string): BarisDuaTahun[] => {
    const [a, b] = [sekarang.get(k) ?? [], sebelum.get(k) ?? []];
    const satu = a[0] ?? b[0];
    if (!satu) return [];
    return [
      {
        ...{ jenis: satu.jenis, uraian: satu.uraian, hs: satu.hs, satuan: satu.satuan },
        lalu:
          b.length === 0
            ? null
            : {
                rencana: rencana(b),
                realisasi: jumlah(b.map((x) => x.realisasi)),
                keputusan: jumlah(b.map((x) => x.keputusan)),
              },
        kini:
          a.length === 0
            ? null
            : {
                rencana: rencana(a),
                realisasi: jumlah(a.map((x) => x.realisasi)),
                keputusan: jumlah(a.map((x) => x.keputusan)),
                realisasi_lalu: jumlah(a.map((x) => x.realisasi_sebelum)),
              },
      },
    ];
  };
  const semua = [...new Set([...sekarang.keys(), ...sebelum.keys()])].flatMap(baris);
  return JENIS_BANDING.flatMap((j) => semua.filter((b) => b.jenis === j));
}
