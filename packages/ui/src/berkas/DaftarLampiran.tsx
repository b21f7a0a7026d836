import { fileSize } from '../inputs/file-size';

export interface Lampiran {
  id: string;
  nama_dokumen: string;
  nama_file: string;
  ukuran: number;
  url: string;
}

/** Papers of an answer or of an objection, each to be taken. */
export const DaftarLampiran = ({ dokumen }: { dokumen: readonly Lampiran[] }) =>
  dokumen.length === 0 ? null : (
    <ul aria-label="Dokumen">
      {dokumen.map((d) => (
        <li key={d.id}>
          <a href={d.url}>{d.nama_file}</a>{' '}
          <small>
            {d.nama_dokumen}, {fileSize(d.ukuran)}
          </small>
        </li>
      ))}
    </ul>
  );
