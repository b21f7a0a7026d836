import { Fragment, type ReactNode } from 'react';
import gaya from './daftar.module.css';

/** A head that is more than its words: one to sort by, say. */
interface Kolom {
  kunci: string;
  /** A whole `th`. */
  judul: ReactNode;
}
interface Props {
  /** What the table holds: its name for screen readers. */
  nama: string;
  /** Heads of the columns; one that begins with '#' stands over figures, '' over buttons. */
  kolom: readonly (string | Kolom)[];
  /** An older page is shown while the next one loads. */
  basi?: boolean;
  /** On a phone each row stands as a block; its cells carry `data-label`. */
  susun?: boolean;
  children: ReactNode;
}

/** A table that may scroll sideways, reachable by keyboard. */
export function Tabel({ nama, kolom, basi = false, susun = false, children }: Props) {
  return (
    <div
      className={susun ? `kn-tabel ${gaya.susun}` : 'kn-tabel'}
      role="region"
      aria-label={`Tabel ${nama}`}
      tabIndex={0}
      data-basi={basi}
    >
      <table className="sn-table">
        <caption className="sn-sr">{nama}</caption>
        <thead>
          <tr>
            {kolom.map((k) =>
              typeof k === 'string' ? (
                <th key={k} scope="col" className={k.startsWith('#') ? 'sn-num' : undefined}>
                  {k === '' ? <span className="sn-sr">Tindakan</span> : k.replace('#', '')}
                </th>
              ) : (
                <Fragment key={k.kunci}>{k.judul}</Fragment>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
