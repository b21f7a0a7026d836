import './pemberitahuan.css';
import { Link } from 'react-router-dom';
import type { Pemberitahuan } from '../lib/pemberitahuan';
import { WaktuLalu } from './WaktuLalu';

/** A link of a notice leads inside this portal only. */
const jalurPortal = (tautan: string | null) => (tautan && /^\/(?![/\\])/.test(tautan) ? tautan : null);

interface Props {
  daftar: Pemberitahuan[];
  onBuka: (id: string) => void;
  /** Subject above the text, for the page of its own. */
  rinci?: boolean;
}

/** Notices, newest first; a new one carries a dot and the word for it. */
export function DaftarPemberitahuan({ daftar, onBuka, rinci = false }: Props) {
  return (
    <ul className={rinci ? 'pb-daftar pb-rinci' : 'pb-daftar'}>
      {daftar.map((p) => {
        const tautan = jalurPortal(p.tautan);
        const isi = rinci ? p.subject : p.text;
        return (
          <li key={p.id} data-baru={p.dibaca === null}>
            <div>
              {p.dibaca === null && <span className="sn-sr">Belum dibaca. </span>}
              {tautan ? (
                <Link to={tautan} onClick={() => onBuka(p.id)}>
                  {isi}
                </Link>
              ) : (
                isi
              )}
              {rinci && <p>{p.text}</p>}
              <WaktuLalu waktu={p.created_at} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
