import { jamKini } from '@sinas/api-client/jam';
import { tanggal, tanggalIso } from '@sinas/domain/format/tanggal';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useJudul } from '@sinas/ui/useJudul';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { keadaanGalat, pesanGalat } from '../../../lib/galat';
import { BukuRealisasi } from '../components/BukuRealisasi';
import { BulanLaporan } from '../components/BulanLaporan';
import { IsiBulan } from '../components/IsiBulan';
import { Serapan } from '../components/Serapan';
import { bulanAwal, useIzin } from '../data';
import gaya from '../realisasi.module.css';

/** /realisasi/:id: the months of one permit, and the report of the one that is chosen. */
export function RealisasiIzin() {
  useJudul('Realisasi');
  const { id = '' } = useParams();
  const [kueri, setKueri] = useSearchParams();
  const izin = useIzin(id);
  if (izin.isPending)
    return (
      <div className="sn-page hal-isi">
        <LoadingSkeleton lines={10} />
      </div>
    );
  if (!izin.data)
    return (
      <div className="sn-page hal-isi">
        <div className="sn-card">
          <ErrorState {...keadaanGalat(izin.error)} onRetry={() => void izin.refetch()} retrying={izin.isFetching}>
            {pesanGalat(izin.error, 'Keputusan ini belum dapat dimuat')}.
          </ErrorState>
        </div>
      </div>
    );
  const i = izin.data;
  const diminta = kueri.get('bulan');
  const dipilih = i.bulan.find((b) => b.periode === diminta)?.periode ?? bulanAwal(i.bulan);
  const bulan = i.bulan.find((b) => b.periode === dipilih);
  return (
    <div className="sn-page hal-isi">
      <nav className={gaya.lokasi} aria-label="Lokasi">
        <Link to="/realisasi">Realisasi</Link>
      </nav>
      <div className="sn-head hal-judul">
        <div>
          <h1>
            {i.jnsLayanan} {i.ur_komoditas} {i.tahun}
          </h1>
          <p className="sn-sub">
            <Link to={`/pengajuan/${i.idNk}`}>{i.no_keputusan}</Link>, berlaku {tanggal(i.berlaku_mulai)} sampai{' '}
            {tanggal(i.berlaku_sampai)}
          </p>
        </div>
        {i.boleh_lapor && <BukuRealisasi idNk={i.idNk} />}
      </div>
      {i.jumlah.map((j) => (
        <Serapan key={j.satuan} jumlah={j} />
      ))}
      {i.boleh_lapor && tanggalIso(jamKini()) <= (i.berlaku_sampai ?? '') && (
        <p className="sn-sub">
          <Link to={`/realisasi/${i.idNk}/serah`}>Serahkan sisa yang tidak dipakai</Link>
        </p>
      )}
      <BulanLaporan
        bulan={i.bulan}
        dipilih={dipilih}
        onPilih={(periode) => setKueri({ bulan: periode }, { replace: true })}
      />
      {bulan && <IsiBulan key={bulan.periode} izin={i} bulan={bulan} />}
    </div>
  );
}
