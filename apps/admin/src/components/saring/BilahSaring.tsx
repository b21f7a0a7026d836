import type { ReactNode } from 'react';
import gaya from './saring.module.css';

interface Props {
  /** What it narrows. */
  nama: string;
  /** Word of the search bar above the page. */
  kata?: string;
  /** Takes all of it back; null while nothing is narrowed. */
  onHapus?: (() => void) | null;
  /** What stands at its end. */
  ujung?: ReactNode;
  children?: ReactNode;
}

/** Frame of the filters above every list. */
export function BilahSaring({ nama, kata, onHapus = null, ujung, children }: Props) {
  return (
    <div className={gaya.bilah} role="group" aria-label={nama}>
      {children}
      {kata && <span className="sn-soft">Kata kunci “{kata}”</span>}
      {onHapus && (
        <button type="button" className="sn-linkbtn" onClick={onHapus}>
          Hapus saringan
        </button>
      )}
      {ujung && <div className={gaya.ujung}>{ujung}</div>}
    </div>
  );
}
