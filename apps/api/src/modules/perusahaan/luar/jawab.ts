import { page, type Answer } from '../../../http/envelope';
import type { Hasil } from './tanya-luar.service';

/** `diambil`: how old the answer is; `gagal`: the other system did not answer, so the list says nothing. */
export const jawab = async <T>(hasil: Promise<Hasil<T>>): Promise<Answer<T[]>> => {
  const { rows, diambil } = await hasil;
  return page(rows, { diambil, gagal: diambil === null });
};
