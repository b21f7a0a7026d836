import type { ReactNode } from 'react';
import { Icon } from './marks/Icon';
import { fileFacts } from './inputs/file-size';

interface Listed {
  id: string;
  nama_dokumen: string;
  nama_file: string;
  ukuran: number;
  status: 'PENDING' | 'READY' | 'REJECTED';
  url: string;
}
interface Props<D extends Listed> {
  documents: readonly D[];
  /** What else is said of a document: the applicant is told other things than the officer. */
  note: (document: D) => string;
  className: string | undefined;
  /** What else can be done with a document, before its download. */
  action?: (document: D) => ReactNode;
}

/** Documents with kind, size and a note; only what has been checked can be downloaded. */
export function DocumentList<D extends Listed>({ documents, note, className, action }: Props<D>) {
  return (
    <ul className={className}>
      {documents.map((d) => (
        <li key={d.id}>
          <Icon name="file" />
          <div>
            {d.nama_dokumen}
            <small>
              {fileFacts(d)}, {note(d)}
            </small>
          </div>
          {action?.(d)}
          {d.status === 'READY' && (
            <a href={d.url} download={d.nama_file} aria-label={`Unduh ${d.nama_dokumen}`}>
              Unduh
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
