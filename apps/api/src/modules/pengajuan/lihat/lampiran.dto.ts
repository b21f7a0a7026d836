/** A paper of an answer or of an objection. */
export class LampiranDto {
  id: string;
  nama_dokumen: string;
  nama_file: string;
  ukuran: number;
  url: string;
}
