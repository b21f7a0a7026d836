import { periksaBulan, SISI_BULAN, type BulanMasuk, type SisiBulan } from '@sinas/domain/baris/bulan';
import type { JenisBaris } from '@sinas/domain/baris/jenis-baris';
import type { Kolom } from '@sinas/domain/baris/kolom';
import { banding, jumlahkan, rapikan } from '@sinas/domain/format/angka';
import { opsiBulan } from '@sinas/domain/format/periode';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { BulanTampil, SisiIsi } from '../../pengajuan/bulan/bulan.service';

/** A month as a column of the workbook. */
export interface KolomBulan extends Kolom {
  sisi: SisiBulan;
  /** MMYYYY */
  periode: string;
}
export const NAMA_SISI: Readonly<Record<SisiBulan, string>> = { rencana: 'Rencana', realisasi: 'Realisasi' };
/** 'Rencana Jan 2027': a heading that means a month, of whichever year. */
export const JUDUL_BULAN = /^(?:rencana|realisasi) [a-z]{3} \d{4}$/;

/** Months of a plan as columns: those planned, then what became of the year before and of its own. */
export function kolomBulan(jenis: JenisBaris, tahun: number): KolomBulan[] {
  if (!jenis.bulan) return [];
  const dari = (sisi: SisiBulan, n: number): KolomBulan[] =>
    opsiBulan(n, n).map(({ label, value }) => ({
      ...{
        kd_field: `${sisi}.${value}`,
        label: `${NAMA_SISI[sisi]} ${label}`,
        jenis: 'angka',
        wajib: false,
        nol: true,
      },
      ...{ sisi, periode: value },
    }));
  return [
    ...dari('rencana', tahun),
    ...(jenis.realisasiLalu ? dari('realisasi', tahun - 1) : []),
    ...dari('realisasi', tahun),
  ];
}

/** What a row has in a month, of whatever papers; null = nothing is told. */
export function nilaiBulan(bulan: readonly BulanTampil[], { sisi, periode }: KolomBulan): string | null {
  const ada = bulan.filter((b) => b.sisi === sisi && b.periode === periode);
  return ada.length === 0 ? null : jumlahkan(ada.map((b) => b.jml));
}

interface BulanDibaca {
  /** Sides that change, each with all its months as they are to be; nothing where all stays. */
  isi: SisiIsi;
  /** Wrong, by field. */
  salah: Map<string, string>;
}
/**
 * The months of a row as the workbook has them beside those that are stored. A month whose column was taken out stays; an
 * empty cell takes its month away; a figure that is what papers sum up to leaves them as they are.
 */
export function bacaBulan(
  kolom: readonly KolomBulan[],
  dibaca: ReadonlyMap<string, string>,
  ada: readonly BulanTampil[],
  { tahun, jenis }: { tahun: number; jenis: JenisBaris },
): BulanDibaca {
  const salah = new Map<string, string>();
  const isi: SisiIsi = {};
  for (const sisi of SISI_BULAN) {
    const milik = kolom.filter((k) => k.sisi === sisi);
    const dikenal = new Set(milik.map((k) => k.periode));
    const lama = ada.filter((b) => b.sisi === sisi);
    const baru: { periode: string; jml: string; ref: string | null }[] = lama.filter((b) => !dikenal.has(b.periode));
    let berubah = false;
    for (const k of milik) {
      const simpanan = lama.filter((b) => b.periode === k.periode);
      const nilai = dibaca.get(k.kd_field);
      if (nilai !== undefined && simpanan.length > 0 && sama(nilai, nilaiBulan(ada, k))) {
        baru.push(...simpanan);
        continue;
      }
      if (nilai === undefined && simpanan.length === 0) continue;
      berubah = true;
      if (nilai !== undefined && simpanan.length > 1)
        salah.set(k.kd_field, pesan('rencana.excel_bulan_dokumen', { label: k.label }));
      else if (nilai !== undefined) baru.push({ periode: k.periode, jml: nilai, ref: simpanan[0]?.ref ?? null });
    }
    if (!berubah) continue;
    const masuk = baru.map((b): BulanMasuk => ({ sisi, ...b, versi: null }));
    for (const m of periksaBulan(masuk, tahun, jenis.langkah, jenis.realisasiLalu)) {
      const periode = masuk[Number(m.path.split('.')[1])]?.periode;
      const k = milik.find((x) => x.periode === periode);
      if (k && !salah.has(k.kd_field)) salah.set(k.kd_field, m.message);
    }
    isi[sisi] = baru.map(({ periode, jml, ref }) => ({ periode, jml, ref }));
  }
  return { isi, salah };
}
const sama = (a: string, b: string | null): boolean => b !== null && /^\d/.test(a) && banding(rapikan(a), b) === 0;
