import { palingSedikit } from '@sinas/domain/format/periksa-isian';

export const MAKS_ALASAN = 500;
/** Why it is done: every write of a list asks for it, and it stands in the history. */
export const ALASAN = { label: 'Alasan', wajib: true, periksa: palingSedikit('Alasan', 3) };
