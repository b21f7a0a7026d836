import { pilihanCatatan } from '@sinas/domain/formulir/catatan';
import type { KodeLangkah } from '@sinas/domain/formulir/formulir';
import type { Detail } from '../../../../providers/wire';

/** Fields and kinds of remark of a form step, with their words. */
export const kolomCatatan = ({ formulir }: Detail, langkah: KodeLangkah): { kd_field: string; label: string }[] =>
  pilihanCatatan(langkah, formulir);
export const labelKolom = (berkas: Detail, langkah: KodeLangkah, kdField: string): string =>
  kolomCatatan(berkas, langkah).find((k) => k.kd_field === kdField)?.label ?? kdField;
