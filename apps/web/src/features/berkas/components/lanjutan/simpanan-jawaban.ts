import type { Lampiran } from '../../../../components/dokumen/IsianLampiran';

export interface Ketikan {
  jawaban: string;
  dokumen: Lampiran[];
}
export const KOSONG: Ketikan = { jawaban: '', dokumen: [] };
const kunci = (idUser: string, id: string): string => `sinas-informasi:${idUser}:${id}`;

/** What this tab keeps of an answer that was not sent: the page may be loaded again. */
export function bacaJawaban(idUser: string, id: string): Ketikan {
  try {
    const isi = JSON.parse(sessionStorage.getItem(kunci(idUser, id)) ?? 'null') as Ketikan | null;
    return isi ?? KOSONG;
  } catch {
    return KOSONG;
  }
}
export function tulisJawaban(idUser: string, id: string, isi: Ketikan): void {
  try {
    if (!isi.jawaban && isi.dokumen.length === 0) sessionStorage.removeItem(kunci(idUser, id));
    else sessionStorage.setItem(kunci(idUser, id), JSON.stringify(isi));
  } catch {
    // Without room it is not kept; the page has it still.
  }
}
