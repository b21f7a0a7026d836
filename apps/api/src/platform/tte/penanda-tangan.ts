/** Who signs in person. */
export interface OrangPenanda {
  id_user: string;
  nama: string;
  jabatan: string;
  /** Of his signing key. */
  frasa: string;
}
/** Electronic signatures; the keys lie elsewhere. */
export abstract class PenandaTangan {
  abstract tandaTangani(pdf: Buffer, orang: OrangPenanda): Promise<Buffer>;
}
