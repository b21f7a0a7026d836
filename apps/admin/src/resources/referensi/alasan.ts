import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { palingSedikit } from '@sinas/domain/format/periksa-isian';

export const MAKS_ALASAN = BATAS_TEKS.alasan;
/** Why it is done: every write of a list asks for it, and it stands in the history. */
export const ALASAN = { label: 'Alasan', wajib: true, periksa: palingSedikit('Alasan', 3) };
