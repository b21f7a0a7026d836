import type { AgendaRapat } from '../../../providers/rakor/wire';
import { KESEPAKATAN, TandaSepakat } from '../status';
import gaya from '../rakor-papan.module.css';

const TAMPIL = 6;
interface Props {
  agenda: readonly AgendaRapat[];
  kini: string;
  onPilih: (kdKomoditas: string) => void;
}
/** Commodities in their order, each with what was agreed on it; those that do not fit stand in a list. */
export function BilahAgenda({ agenda, kini, onPilih }: Props) {
  const pertama = agenda.slice(0, TAMPIL);
  const terpilih = agenda.find((a) => a.kd_komoditas === kini);
  const tampil = terpilih && !pertama.includes(terpilih) ? [...pertama.slice(0, TAMPIL - 1), terpilih] : pertama;
  const lain = agenda.filter((a) => !tampil.includes(a));
  const kata = (a: AgendaRapat): string => KESEPAKATAN[a.kesepakatan].nama;
  return (
    <nav className={gaya.agenda} aria-label="Agenda komoditas">
      <ul>
        {tampil.map((a) => (
          <li key={a.kd_komoditas}>
            <button
              type="button"
              aria-current={a.kd_komoditas === kini ? 'true' : undefined}
              onClick={() => onPilih(a.kd_komoditas)}
            >
              <TandaSepakat kode={a.kesepakatan} />
              <span>
                {a.ur_komoditas}
                {a.kesepakatan === 'TUNDA' ? ', tunda' : <span className="sn-sr">, {kata(a)}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {lain.length > 0 && (
        <select
          className="sn-input"
          aria-label="Komoditas lain di agenda"
          value=""
          onChange={(e) => onPilih(e.target.value)}
        >
          <option value="">{lain.length} lainnya</option>
          {lain.map((a) => (
            <option key={a.kd_komoditas} value={a.kd_komoditas}>
              {a.ur_komoditas}, {kata(a)}
            </option>
          ))}
        </select>
      )}
    </nav>
  );
}
