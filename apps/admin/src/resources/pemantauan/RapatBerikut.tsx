import { angka } from '@sinas/domain/format/angka';
import { hariTanggalTahun } from '@sinas/domain/format/tanggal';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Rapat } from '../../providers/rakor/wire';
import gayaGrafik from '../../components/grafik/grafik.module.css';
import gayaPemantauan from './pemantauan.module.css';

/** The nearest meetings that are still to come. */
export function RapatBerikut({ rapat }: { rapat: readonly Rapat[] }) {
  const id = useId();
  return (
    <section className={`sn-card ${gayaGrafik.kartu}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>Rapat berikutnya</h2>
        <Link to="/rakor">Semua rapat</Link>
      </header>
      {rapat.length === 0 ? (
        <p className="sn-sub">Belum ada rapat yang dijadwalkan mulai hari ini.</p>
      ) : (
        <ul className={gayaPemantauan.rapat}>
          {rapat.map((r) => (
            <li key={r.id_rakor}>
              <Link to={`/rakor/${r.id_rakor}`}>{r.judul}</Link>
              <small>
                {hariTanggalTahun(r.tanggal)}, {r.ur_status.toLowerCase()}. {angka(r.komoditas.length)} komoditas,{' '}
                {angka(r.berkas)} berkas.
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
