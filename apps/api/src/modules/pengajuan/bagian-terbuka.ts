import type { BerkasRow } from './pengajuan.repository';

export interface CatatanTerbuka {
  langkah: string;
  id_baris: bigint | null;
  kd_field: string;
}
/** What may be changed in a returned file; null = everything (a draft, or a return at the applicant's own request). */
export function bagianTerbuka(
  p: Pick<BerkasRow, 'kd_status'>,
  catatan: readonly CatatanTerbuka[],
): ReadonlySet<string> | null {
  if (p.kd_status !== '25' || catatan.some((c) => c.kd_field === '*')) return null;
  const terbuka = new Set<string>();
  for (const c of catatan) {
    if (c.langkah === 'barang') terbuka.add(c.id_baris === null ? 'barang:*' : `baris:${c.id_baris}`);
    else if (c.langkah === 'dokumen') terbuka.add(`dokumen:${c.kd_field}`);
    else terbuka.add(c.kd_field);
  }
  return terbuka;
}
export const bolehBaris = (terbuka: ReadonlySet<string> | null, id: bigint | null): boolean =>
  terbuka === null || terbuka.has('barang:*') || (id !== null && terbuka.has(`baris:${id}`));
export const bolehIsian = (terbuka: ReadonlySet<string> | null, kdField: string): boolean =>
  terbuka === null || terbuka.has(kdField);
export const bolehDokumen = (terbuka: ReadonlySet<string> | null, kdDokumen: string): boolean =>
  terbuka === null || terbuka.has(`dokumen:${kdDokumen}`) || kdDokumen === 'D99';
