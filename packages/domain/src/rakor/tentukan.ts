import { banding, desimalSah, dariRibu, jumlahkan, keRibu, kurangi, type Desimal } from '../format/angka';
import { dariDasar, ubahSatuan } from '../neraca/satuan-dasar';
import type { KunciPesan, NilaiPesan } from '../pesan/pesan';
import { kurangAlasan, sebabAlasan, berkasTertunda, type BarisRakor, type GarisRakor, type SebabAlasan } from './baris';
import { sebarkan } from './sebar';

/** Ways to determine all rows of a line at once (E.2). */
export const CARA_TENTUKAN = ['SETUJU_REKOMENDASI', 'PERSEN', 'PLAFON', 'NOL'] as const;
export type CaraTentukan = (typeof CARA_TENTUKAN)[number];
export interface Tentukan {
  cara: CaraTentukan;
  /** PERSEN: 0 to 100. PLAFON: in the line's unit. Nothing elsewhere. */
  nilai?: Desimal;
}
/** A row as it would be. */
export interface BarisPratinjau {
  id: string;
  no_aju: string;
  sebelum: Desimal | null;
  sesudah: Desimal;
  /** After less before; all of it where nothing was determined. */
  selisih: Desimal;
  /** Why it must say why, and whether it still owes that. */
  sebab: SebabAlasan | null;
  kurang_alasan: boolean;
}
export interface Pratinjau {
  baris: BarisPratinjau[];
  /** Rows that would get another quantity than they have. */
  berubah: number;
  /** In the line's unit. */
  jml_sebelum: Desimal;
  jml: Desimal;
  /** Ceiling less the sum and what is given to nobody; below zero is too much. Null without a ceiling. */
  sisa_plafon: Desimal | null;
  perlu_alasan: number;
}
export type HasilTentukan = { sah: true; pratinjau: Pratinjau } | { sah: false; pesan: KunciPesan; nilai: NilaiPesan };

/** Units that are counted, not measured. */
const UTUH: readonly string[] = ['HEA', 'C62', 'PR', 'H87'];
const PENUH = '100';

/** Smallest step of a row in thousandths of the line's unit: a thousandth of its own unit, or a whole one. */
const butir = (satuan: string, garis: string): bigint => {
  const langkah = keRibu(ubahSatuan(UTUH.includes(satuan) ? '1' : '0.001', satuan, garis));
  return langkah > 0n ? langkah : 1n;
};
const keGaris = (jml: Desimal, b: BarisRakor, garis: string): bigint => keRibu(ubahSatuan(jml, b.satuan, garis));
const lebihBesar = (a: Desimal, b: Desimal): Desimal => (banding(a, b) > 0 ? a : b);

/** What the rows of a line would get; changes nothing. Rows of postponed files are left as they are. */
export function tentukan(
  t: Tentukan,
  garis: GarisRakor,
  semua: readonly BarisRakor[],
  tertunda: ReadonlySet<string> = berkasTertunda(semua),
): HasilTentukan {
  const baris = semua.filter((b) => !tertunda.has(b.no_aju));
  const sesudah = hitung(t, garis, baris);
  if (!Array.isArray(sesudah)) return { sah: false, ...sesudah };
  return { sah: true, pratinjau: pratinjau(garis, baris, sesudah) };
}

function hitung(
  t: Tentukan,
  { satuan }: GarisRakor,
  baris: readonly BarisRakor[],
): Desimal[] | { pesan: KunciPesan; nilai: NilaiPesan } {
  if (t.cara === 'NOL') return baris.map((b) => b.lantai);
  if (t.cara === 'SETUJU_REKOMENDASI') return baris.map((b) => lebihBesar(b.rekomendasi, b.lantai));
  const nilai = t.nilai ?? '';
  const sah = desimalSah(nilai) && !nilai.startsWith('-');
  if (t.cara === 'PERSEN' && !(sah && banding(nilai, PENUH) <= 0)) return { pesan: 'rakor.persen_salah', nilai: {} };
  if (!sah) return { pesan: 'rakor.plafon_salah', nilai: {} };
  const jumlah = baris.reduce((n, b) => n + keGaris(b.rekomendasi, b, satuan), 0n);
  // A per cent of what is recommended is a ceiling, too: what rounding takes goes to the largest remainders.
  const plafon = t.cara === 'PERSEN' ? (jumlah * keRibu(nilai)) / keRibu(PENUH) : keRibu(nilai);
  return sebar(plafon, satuan, baris);
}

/** By what is recommended; ties by number of the file, then by place in it. */
function sebar(
  plafon: bigint,
  satuan: string,
  baris: readonly BarisRakor[],
): Desimal[] | { pesan: KunciPesan; nilai: NilaiPesan } {
  const urut = [...baris.keys()].sort((a, b) => urutan(baris[a] as BarisRakor, baris[b] as BarisRakor));
  const hasil = sebarkan(
    plafon,
    urut.map((i) => {
      const b = baris[i] as BarisRakor;
      return {
        bobot: keGaris(b.rekomendasi, b, satuan),
        lantai: keGaris(b.lantai, b, satuan),
        butir: butir(b.satuan, satuan),
      };
    }),
  );
  if (!hasil) {
    const lantai = jumlahkan(baris.map((b) => ubahSatuan(b.lantai, b.satuan, satuan)));
    return { pesan: 'rakor.plafon_di_bawah_lantai', nilai: { jml: dariRibu(plafon), lantai } };
  }
  const sesudah: Desimal[] = [];
  urut.forEach((i, ke) => {
    const b = baris[i] as BarisRakor;
    sesudah[i] = keBaris(hasil[ke] as bigint, b, satuan);
  });
  return sesudah;
}

/** In the row's own unit: its recommendation or its floor itself where it is that, whatever a barrel rounds to. */
function keBaris(ribu: bigint, b: BarisRakor, satuan: string): Desimal {
  for (const tepat of [b.rekomendasi, b.lantai]) if (keGaris(tepat, b, satuan) === ribu) return tepat;
  return dariDasar(dariRibu(ribu), satuan, b.satuan);
}
const urutan = (a: BarisRakor, b: BarisRakor): number => {
  if (a.no_aju !== b.no_aju) return a.no_aju < b.no_aju ? -1 : 1;
  return a.seri - b.seri || (a.id < b.id ? -1 : 1);
};

function pratinjau(garis: GarisRakor, baris: readonly BarisRakor[], sesudah: readonly Desimal[]): Pratinjau {
  const jumlah = (pilih: (i: number) => Desimal): Desimal =>
    jumlahkan(baris.map((b, i) => ubahSatuan(pilih(i), b.satuan, garis.satuan)));
  const rows = baris.map((b, i): BarisPratinjau => {
    const nanti = { ...b, penetapan: sesudah[i] ?? '0' };
    return {
      ...{ id: b.id, no_aju: b.no_aju, sebelum: b.penetapan, sesudah: nanti.penetapan },
      selisih: kurangi(nanti.penetapan, b.penetapan ?? '0'),
      sebab: sebabAlasan(nanti),
      kurang_alasan: kurangAlasan(nanti),
    };
  });
  const jml = jumlah((i) => sesudah[i] ?? '0');
  return {
    baris: rows,
    berubah: rows.filter((r) => r.sebelum === null || banding(r.sebelum, r.sesudah) !== 0).length,
    jml_sebelum: jumlah((i) => baris[i]?.penetapan ?? '0'),
    jml,
    sisa_plafon: garis.plafon === null ? null : kurangi(garis.plafon, jumlahkan([jml, garis.belum_dialokasikan])),
    perlu_alasan: rows.filter((r) => r.kurang_alasan).length,
  };
}
