import { waktu } from '@sinas/domain/format/tanggal';
import { Link } from 'react-router-dom';
import { jalurKonsol } from '../../lib/jalur';
import type { Pemberitahuan } from '../../providers/wire';
import gaya from './akun.module.css';

interface Props {
  daftar: Pemberitahuan[];
  onBuka: (id: string) => void;
  /** Text below the subject, for the page of its own. */
  rinci?: boolean;
}

/** Notices, newest first; a new one carries a dot and the word for it. */
export function DaftarPemberitahuan({ daftar, onBuka, rinci = false }: Props) {
  return (
    <ul className={gaya.pb}>
      {daftar.map((p) => {
        const jalur = jalurKonsol(p.tautan);
        return (
          <li key={p.id} data-baru={p.dibaca === null}>
            {p.dibaca === null && <span className="sn-sr">Belum dibaca. </span>}
            {jalur ? (
              <Link to={jalur} onClick={() => onBuka(p.id)}>
                {p.subject}
              </Link>
            ) : (
              <b>{p.subject}</b>
            )}
            {(rinci || !jalur) && <p>{p.text}</p>}
            <time dateTime={p.created_at}>{waktu(p.created_at)}</time>
          </li>
        );
      })}
    </ul>
  );
}
