import { DaftarPenyerahan } from '@sinas/ui/berkas/DaftarPenyerahan';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useJudul } from '@sinas/ui/useJudul';
import { Link, useParams } from 'react-router-dom';
import { useSerah, type Serah } from '../../../components/berkas/penyerahan';
import { keadaanGalat, pesanGalat } from '../../../lib/galat';
import { IsiSerah } from '../components/IsiSerah';
import gaya from '../realisasi.module.css';

const Isi = ({ serah }: { serah: Serah }) => (
  <>
    {serah.boleh ? (
      <IsiSerah serah={serah} />
    ) : (
      <div className="sn-card">
        <EmptyState title="Tidak ada yang dapat diserahkan">
          Sisa diserahkan dari keputusan yang masih berlaku, oleh perusahaan pemegangnya.
        </EmptyState>
      </div>
    )}
    {serah.penyerahan.length > 0 && (
      <section className={gaya.serah} aria-labelledby="j-serah">
        <h2 id="j-serah">Sudah diserahkan kembali</h2>
        <div className="sn-card sn-pad">
          <DaftarPenyerahan penyerahan={serah.penyerahan} />
        </div>
      </section>
    )}
  </>
);

/** /realisasi/:id/serah: gives back what will not be used of one permit (T33). */
export function SerahSisa() {
  useJudul('Serahkan sisa');
  const { id = '' } = useParams();
  const serah = useSerah(id);
  return (
    <div className="sn-page hal-isi">
      <nav className={gaya.lokasi} aria-label="Lokasi">
        <Link to="/realisasi">Realisasi</Link> /{' '}
        <Link to={`/realisasi/${id}`}>{serah.data?.no_keputusan ?? 'Izin'}</Link>
      </nav>
      <div className="sn-head hal-judul">
        <div>
          <h1>Serahkan sisa</h1>
          <p className="sn-sub">Jumlah yang tidak akan dipakai dikembalikan. Keputusannya sendiri tetap berlaku.</p>
        </div>
      </div>
      {serah.isPending && <LoadingSkeleton lines={8} />}
      {serah.isError && (
        <div className="sn-card">
          <ErrorState {...keadaanGalat(serah.error)} onRetry={() => void serah.refetch()} retrying={serah.isFetching}>
            {pesanGalat(serah.error, 'Sisa izin belum dapat dimuat')}.
          </ErrorState>
        </div>
      )}
      {serah.data && <Isi serah={serah.data} />}
    </div>
  );
}
