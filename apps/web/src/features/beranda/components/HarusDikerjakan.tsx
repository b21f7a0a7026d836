import { angka } from '@sinas/domain/format/angka';
import { Button } from '@sinas/ui/inputs/Button';
import { Link } from 'react-router-dom';
import { MENUNGGU_ANDA } from '../../../components/berkas/judul';
import { mendesak, tautanTugas, type JumlahTugas, type Tugas } from '../data';
import gaya from '../beranda.module.css';

/** What waits for the user, most urgent first; only that one has the filled button. */
export function HarusDikerjakan({ tugas, jumlah }: { tugas: Tugas[]; jumlah: JumlahTugas }) {
  const drafTampil = tugas.filter((t) => t.jenis === 'draf').length;
  const sisa = mendesak(jumlah) - (tugas.length - drafTampil);
  return (
    <section aria-label="Harus dikerjakan">
      <ul className={`sn-card ${gaya.tugas}`}>
        {tugas.map((t, i) => (
          <li key={`${t.jenis}-${t.idNk}`} data-mendesak={t.tenggat.mendesak}>
            <div className={gaya.sisa}>
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
      <p className={gaya.lain}>
        {sisa > 0 && (
          <Link to={`/pengajuan?kd_status=${MENUNGGU_ANDA}`}>{angka(String(sisa))} hal lain yang menunggu Anda</Link>
        )}
        {jumlah.draf > drafTampil && (
          <Link to="/pengajuan?kd_status=00">{angka(String(jumlah.draf - drafTampil))} draf lain</Link>
        )}
      </p>
    </section>
  );
}
