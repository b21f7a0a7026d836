import { angka } from '@sinas/domain/format/angka';
import { hariTanggalTahun } from '@sinas/domain/format/tanggal';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { KurangRapat, Rapat } from '../../providers/rakor/wire';
import gayaGrafik from '../../components/grafik/grafik.module.css';
import gayaPemantauan from './pemantauan.module.css';

/** What is missing of a commodity before its meeting, in words. */
function kataKurang({ garis, tanpa_plafon, tanpa_pasokan, tanpa_kebutuhan }: KurangRapat): string {
  if (garis === 0) return 'belum ada berkas';
  const bagian = [
    [tanpa_plafon, 'plafon'],
    [tanpa_pasokan, 'angka pasokan'],
    [tanpa_kebutuhan, 'angka kebutuhan'],
  ] as const;
  return bagian
    .filter(([n]) => n > 0)
    .map(([n, apa]) => `${garis === 1 ? '' : `${angka(n)} dari ${angka(garis)} garis `}tanpa ${apa}`)
    .join(', ');
}

/** The nearest meetings that are still to come, each with what is still missing for it. */
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
              {r.kurang.map((k) => (
                <small key={k.ur_komoditas} className={gayaPemantauan.kurang}>
                  {k.ur_komoditas}: {kataKurang(k)}
                </small>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
