import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { tautanTugas, type Tugas } from '../data';

/** What waits for the user, most urgent first; only that one has the filled button. */
export function HarusDikerjakan({ tugas }: { tugas: Tugas[] }) {
  return (
    <section aria-label="Harus dikerjakan">
      <ul className="sn-card br-tugas">
        {tugas.map((t, i) => (
          <li key={`${t.jenis}-${t.idNk}`} data-mendesak={t.tenggat.mendesak}>
            <div className="br-sisa">
              <b>{t.tenggat.angka}</b>
              <span>{t.tenggat.keterangan}</span>
            </div>
            <div>
              <h2>{t.judul}</h2>
              <p>{t.kalimat}</p>
            </div>
            <Button
              component={Link}
              to={tautanTugas(t)}
              variant={i === 0 ? 'contained' : 'outlined'}
              aria-label={`${t.tombol}: ${t.judul}`}
            >
              {t.tombol}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
