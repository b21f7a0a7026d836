/** Who signs: the account, as the signing service knows it, and what the passphrase proves. */
export interface Penanda {
  id_user: string;
  nama: string;
  jabatan: string;
  frasa: string;
}
/** A place on a page that leads to the signature; what is read there was printed before. Points, from the lower left corner. */
export interface TempatTanda {
  /** from 0; -1 is the last one */
  halaman: number;
  x: number;
  y: number;
  lebar: number;
  tinggi: number;
}
export interface OpsiTanda {
  /** why, in words that a reader of the file is shown: 'Menyetujui berita acara' */
  alasan?: string;
  /** nowhere when it is missing */
  tempat?: TempatTanda;
}

/**
 * The keys of people and of the organisation, wherever they are kept. What is signed stays here: a hash goes out. Both give
 * the file with one more PAdES signature and its time stamp (RFC 3161); what was signed before stays valid. Both throw
 * `SistemLainGagal` when the service does not answer as it should, and leave nothing half-done.
 */
export abstract class PenandaTangan {
  /** By the organisation. `pdf`: with a classic cross-reference table, as `buatPdf` makes it. */
  abstract segel(pdf: Buffer, opsi?: OpsiTanda): Promise<Buffer>;
  /**
   * By a person. Throws `AturanDilanggar`: `tte.frasa_salah`, `tte.sertifikat_dicabut`, `tte.sertifikat_kedaluwarsa`,
   * `tte.belum_terdaftar`, `tte.bukan_miliknya` (the certificate is somebody else's).
   */
  abstract tandaTangani(pdf: Buffer, oleh: Penanda, opsi?: OpsiTanda): Promise<Buffer>;
}
