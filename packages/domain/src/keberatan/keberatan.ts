import { angka, banding, desimalSah, rapikan, type Desimal } from '../format/angka';
import { BATAS_TEKS, panjangTeks, periksaPanjang } from '../format/batas-teks';
import type { Masalah } from '../formulir/isian';
import { MAKS_DILAMPIRKAN } from '../informasi/informasi';
import { tambahHariKerja, type HariLibur } from '../kalender/hari-kerja';
import { dalam } from '../pengajuan/himpunan';
import type { NamaTurunan } from '../pengajuan/turunan';
import { pesan } from '../pesan/pesan';

export const STATUS_KEBERATAN = {
  DIAJUKAN: 'Menunggu jawaban',
  DIKABULKAN: 'Dikabulkan',
  DITOLAK: 'Ditolak',
  DITARIK: 'Ditarik perusahaan',
} as const;
export type StatusKeberatan = keyof typeof STATUS_KEBERATAN;

/** Working days after the day of the decision, and after the day of the objection. */
export const HARI_AJUKAN = 30;
export const HARI_JAWAB = 20;
export const MIN_ALASAN = 30;

/** Its last instant: the day of the decision does not count. */
export const akhirMasa = (diputus: Date, libur: HariLibur): Date => tambahHariKerja(diputus, HARI_AJUKAN, libur);
export const tenggatJawab = (diajukan: Date, libur: HariLibur): Date => tambahHariKerja(diajukan, HARI_JAWAB, libur);

export interface ButirKeberatan {
  id: string;
  /** What the company demands of the row. */
  jml: string;
  alasan: string;
}
export interface BarisDiputus {
  diminta: Desimal;
  ditetapkan: Desimal;
}
const di = (path: string, message: string | null): Masalah[] =>
  message === null ? [] : [{ langkah: 'keberatan', path, message }];

/** Faults of an objection, each at its place. `baris`: what was asked and decided, by row; `dokumen`: ids of its papers. */
export function periksaKeberatan(
  kd_status: string,
  alasan: string,
  butir: readonly ButirKeberatan[],
  baris: ReadonlyMap<string, BarisDiputus>,
  dokumen: readonly string[] = [],
): Masalah[] {
  const pendek = panjangTeks(alasan) < MIN_ALASAN ? pesan('keberatan.pendek', { n: MIN_ALASAN }) : null;
  const banyak = dokumen.length > MAKS_DILAMPIRKAN ? pesan('keberatan.dokumen_banyak', { n: MAKS_DILAMPIRKAN }) : null;
  const sudah = new Set<string>();
  return [
    ...di('alasan', pendek ?? periksaPanjang('Alasan', alasan, BATAS_TEKS.keberatan)),
    ...(butir.length > 0 && !dalam('sebagian', kd_status) ? di('butir', pesan('keberatan.baris_sebagian')) : []),
    ...(dalam('sebagian', kd_status) ? butir : []).flatMap((b, i) => {
      const ada = baris.get(b.id);
      if (!ada) return di(`butir.${i}.id`, pesan('keberatan.baris_asing'));
      if (sudah.has(b.id)) return di(`butir.${i}.id`, pesan('keberatan.baris_ganda'));
      sudah.add(b.id);
      const sah = desimalSah(b.jml) && banding(b.jml, ada.ditetapkan) > 0 && banding(b.jml, ada.diminta) <= 0;
      const batas = { ditetapkan: angka(ada.ditetapkan), diminta: angka(ada.diminta) };
      return [
        ...(sah ? [] : di(`butir.${i}.jml`, pesan('keberatan.jumlah', batas))),
        ...di(`butir.${i}.alasan`, periksaPanjang('Alasan', b.alasan, BATAS_TEKS.alasan)),
      ];
    }),
    ...di('dokumen', banyak),
  ];
}
/** As it is kept. */
export const rapikanKeberatan = (butir: readonly ButirKeberatan[]): ButirKeberatan[] =>
  butir.map(({ id, jml, alasan }) => ({ id, jml: rapikan(jml), alasan: alasan.trim() }));

export interface JawabanKeberatan {
  kabul: boolean;
  jawaban: string;
  dasar_hukum: string;
}
/** A refusal names its law; a grant its reason. */
export function periksaJawaban({ kabul, jawaban, dasar_hukum }: JawabanKeberatan): Masalah[] {
  const isi = (path: string, label: string, teks: string, maks: number, wajib: boolean): Masalah[] =>
    di(path, teks.trim() || !wajib ? periksaPanjang(label, teks, maks) : pesan('isian.wajib', { label }));
  return [
    ...isi('jawaban', 'Jawaban', jawaban, BATAS_TEKS.keberatan, true),
    ...isi('dasar_hukum', 'Dasar hukum', dasar_hukum, BATAS_TEKS.dasar_hukum, !kabul),
  ];
}
/** What a grant opens: of a partial decision its change, of a refusal or a revocation a new attempt. */
export const turunanKeberatan = (kd_status: string): NamaTurunan =>
  dalam('sebagian', kd_status) ? 'perubahan' : 'reaju';

/** May he answer? Neither he nor the official he acts for may have had the file, whoever acted for whom then. */
export const bolehMenjawab = (orang: readonly string[], pernah: readonly string[]): boolean =>
  !orang.some((o) => pernah.includes(o));
