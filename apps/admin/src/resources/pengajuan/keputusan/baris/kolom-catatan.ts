import { perluBaris, pilihanCatatan } from '@sinas/domain/formulir/catatan';
import type { KodeLangkah } from '@sinas/domain/formulir/formulir';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { Detail } from '../../../../providers/wire';

/** Fields and kinds of remark of a form step, with their words. */
export const kolomCatatan = (
  { formulir, kd_rekom }: Detail,
  langkah: KodeLangkah,
): { kd_field: string; label: string }[] =>
  pilihanCatatan(langkah, { ...formulir, baris: layanan(kd_rekom).formulir?.baris });
/** Does a remark of this kind name a row of this file, or all of them? */
export const catatanBerbaris = ({ kd_rekom }: Detail, langkah: KodeLangkah, kdField: string): boolean =>
  perluBaris(langkah, kdField, layanan(kd_rekom).formulir?.baris);
export const labelKolom = (berkas: Detail, langkah: KodeLangkah, kdField: string): string =>
  kolomCatatan(berkas, langkah).find((k) => k.kd_field === kdField)?.label ?? kdField;
