import { tanggalPendek } from '@sinas/domain/format/tanggal';
import type { RapatRinci } from '../../../providers/rakor/wire';
import { hurufKecil } from '../../../lib/kata';
import { TANDA_TANGAN } from '../status';
import gayaRakorPapan from '../rakor-papan.module.css';
import gayaRakorSisi from '../rakor-sisi.module.css';

/** Versions of the minutes and who signs, in a few lines. */
export function PanelVersi({ rapat }: { rapat: RapatRinci }) {
  const final = rapat.versi_berita.some((v) => v.versi_ba === rapat.versi_ba && v.gugur === null);
  return (
    <section className={`sn-card ${gayaRakorPapan.panel}`} aria-labelledby="rk-versi">
      <h2 id="rk-versi">Versi dan tanda tangan</h2>
      <ul className={gayaRakorSisi.versi}>
        {!final && (
          <li>
            <span>Versi {rapat.versi_ba}</span>
            <span>sedang diisi</span>
          </li>
        )}
        {rapat.versi_berita.map((v) => (
          <li key={v.versi_ba}>
            <span>
              Versi {v.versi_ba}, {tanggalPendek(v.waktu)}
            </span>
            <span>{v.gugur === null ? 'final' : 'gugur'}</span>
          </li>
        ))}
        {rapat.penanda_tangan.map((t) => (
          <li key={t.id_user}>
            <span>
              {t.nama}
              {t.pimpinan && ', terakhir'}
            </span>
            <span>{hurufKecil(TANDA_TANGAN[t.status].nama)}</span>
          </li>
        ))}
      </ul>
      <p className="sn-hint">
        Tanda tangan terbuka setelah pernyataan akhir. Redraf membatalkan tanda tangan yang sudah ada.
      </p>
    </section>
  );
}
