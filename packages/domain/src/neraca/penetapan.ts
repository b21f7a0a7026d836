import { banding, desimalSah, jumlahkan, type Desimal } from '../format/angka';
import { BATAS_TEKS, periksaPanjang } from '../format/batas-teks';
import { KODE_ALASAN } from '../baris/alasan';
import type { Masalah } from '../formulir/isian';
import { pesan } from '../pesan/pesan';
import { alurRumpun } from '../layanan/daftar';
import type { Peristiwa } from '../pengajuan/alur';
import type { KdStatusTersimpan } from '../pengajuan/status';

/** A row before those who determine: asked for, recommended by the ministry, and what it gets. In the row's own unit. */
export interface BarisPenetapan {
  id: string;
  seri: number;
  diminta: Desimal;
  rekomendasi: Desimal;
  penetapan: Desimal;
  kd_alasan: string;
  alasan: string;
}

/** Legal bases on which a quantity is determined without a meeting. */
export const DASAR_TANPA_RAPAT = ['Perpres 7/2025, pasal 17 ayat (2) huruf b'] as const;
export const MAKS_ALASAN_PENETAPAN = 500;
/** Files of one determination: what one transaction carries. */
export const MAKS_BERKAS_PENETAPAN = 200;

/** Faults of what rows of one file get: never above the request; a cut has a reason, and so has what the ministry did not recommend. `naik`: of what a ministry files (E.2). */
export function periksaPenetapan(noAju: string, baris: readonly BarisPenetapan[], naik = false): Masalah[] {
  return baris.flatMap((b): Masalah[] => {
    const n = b.seri;
    const di = (medan: string, message: string): Masalah[] => [
      { langkah: 'penetapan', path: `${noAju}.${b.id}.${medan}`, message, baris: n },
    ];
    if (!desimalSah(b.penetapan) || b.penetapan.startsWith('-'))
      return di('jml_keputusan', pesan('keputusan.baris_kurang', { n }));
    if (banding(b.penetapan, b.diminta) > 0 && !naik) return di('jml_keputusan', pesan('keputusan.melebihi', { n }));
    if (banding(b.penetapan, b.diminta) < 0 && !(KODE_ALASAN as string[]).includes(b.kd_alasan))
      return di('kd_alasan', pesan('keputusan.alasan_wajib', { n }));
    if (banding(b.penetapan, b.rekomendasi) > 0 && !b.alasan.trim())
      return di('alasan', pesan('penetapan.di_atas_rekomendasi', { n }));
    if (b.kd_alasan === 'A99' && !b.alasan.trim()) return di('alasan', pesan('keputusan.alasan_lain', { n }));
    const panjang = periksaPanjang(`Baris ${n}: penjelasan`, b.alasan, BATAS_TEKS.catatan_butir);
    return panjang ? di('alasan', panjang) : [];
  });
}

/** What T20 makes of a file: all it asked for, a part, or nothing. */
export function peristiwaTanpaRapat(baris: readonly Pick<BarisPenetapan, 'diminta' | 'penetapan'>[]): Peristiwa {
  if (banding(jumlahkan(baris.map((b) => b.penetapan)), '0') === 0) return 'tetapkan_tanpa_rakor_tolak';
  return baris.every((b) => banding(b.penetapan, b.diminta) >= 0)
    ? 'tetapkan_tanpa_rakor'
    : 'tetapkan_tanpa_rakor_sebagian';
}

/** The status that it leads to. */
export function statusTanpaRapat(baris: Parameters<typeof peristiwaTanpaRapat>[0]): KdStatusTersimpan {
  const [ke] = alurRumpun('izin').ke(peristiwaTanpaRapat(baris));
  if (!ke) throw new Error('T20 leads nowhere');
  return ke;
}
