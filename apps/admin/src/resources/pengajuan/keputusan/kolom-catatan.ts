import type { KodeLangkah } from '@sinas/domain/pengajuan/formulir';
import type { Detail } from '../../../providers/wire';

export interface KolomCatatan {
  kd_field: string;
  label: string;
}
/** Fields a remark may point at, by form step. */
export function kolomCatatan({ formulir }: Detail, langkah: KodeLangkah): KolomCatatan[] {
  if (langkah === 'barang') return formulir.kolom.map(({ kd_field, label }) => ({ kd_field, label }));
  if (langkah === 'dokumen') return formulir.dokumen.map((d) => ({ kd_field: d.kd_dokumen, label: d.nama }));
  return formulir.isian.filter((i) => i.langkah === langkah).map(({ kd_field, label }) => ({ kd_field, label }));
}
export const labelKolom = (berkas: Detail, langkah: KodeLangkah, kdField: string): string =>
  kolomCatatan(berkas, langkah).find((k) => k.kd_field === kdField)?.label ?? kdField;
