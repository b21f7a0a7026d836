import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { tanggal } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useJudul } from '@sinas/ui/useJudul';
import { Link, useSearchParams } from 'react-router-dom';
import { Halaman } from '../../../components/Halaman';
import { keadaanGalat, pesanGalat } from '../../../lib/galat';
import { BulanLaporan } from '../components/BulanLaporan';
import { IzinLama } from '../components/IzinLama';
import { Serapan } from '../components/Serapan';
import { LIMIT, useDaftarIzin, type Izin } from '../data';
import gaya from '../realisasi.module.css';

/** /realisasi: what became of one's permits, and what is still to be reported. */
export function DaftarRealisasi() {
  useJudul('Realisasi');
  const [kueri, setKueri] = useSearchParams();
  const lewat = kueri.get('tampil') === 'lewat';
  const page = Math.max(1, Number(kueri.get('page')) || 1);
  const daftar = useDaftarIzin(lewat, page);
  const total = daftar.data?.meta.total ?? 0;
  return (
    <div className="sn-page hal-isi">
      <div className="sn-head hal-judul">
        <h1>Realisasi</h1>
        <p className="sn-sub">Laporan setiap bulan, paling lambat tanggal 15 bulan berikutnya.</p>
      </div>
      <Tabs
        value={lewat ? 'lewat' : 'semua'}
        onChange={(_e, tampil: string) => setKueri(tampil === 'lewat' ? { tampil } : {})}
        aria-label="Daftar"
      >
        <Tab value="semua" label="Semua keputusan" id="tab-semua" aria-controls="panel-realisasi" />
        <Tab value="lewat" label="Lewat batas" id="tab-lewat" aria-controls="panel-realisasi" />
      </Tabs>
      <div
        id="panel-realisasi"
        role="tabpanel"
        aria-labelledby={lewat ? 'tab-lewat' : 'tab-semua'}
        aria-busy={daftar.isFetching}
        className={gaya.daftar}
      >
        {daftar.isPending && <LoadingSkeleton lines={8} />}
        {daftar.isError && (
          <div className="sn-card">
            <ErrorState
              {...keadaanGalat(daftar.error)}
              onRetry={() => void daftar.refetch()}
              retrying={daftar.isFetching}
            >
              {pesanGalat(daftar.error, 'Daftar keputusan belum dapat dimuat')}.
            </ErrorState>
          </div>
        )}
        {daftar.data?.data.map((i) => (
          <Kartu key={i.idNk} izin={i} />
        ))}
        {daftar.data?.data.length === 0 && (
          <div className="sn-card">
            {lewat ? (
              <EmptyState title="Tidak ada laporan yang lewat batas">
                Setiap bulan yang jatuh tempo sudah dilaporkan.
              </EmptyState>
            ) : (
              <EmptyState title="Belum ada keputusan">
                Keputusan yang terbit tampil di sini, dengan bulan yang perlu dilaporkan.
              </EmptyState>
            )}
          </div>
        )}
        <Halaman
          page={page}
          limit={LIMIT}
          total={total}
          onPindah={(n) => setKueri({ ...(lewat ? { tampil: 'lewat' } : {}), page: String(n) })}
        />
        {!lewat && <IzinLama />}
      </div>
    </div>
  );
}

const Kartu = ({ izin }: { izin: Izin }) => (
  <article className={`sn-card ${gaya.kartu}`}>
    <div className={gaya.kepala}>
      <h2>
        <Link to={`/realisasi/${izin.idNk}`}>
          {izin.jnsLayanan} {izin.ur_komoditas} {izin.tahun}
        </Link>
      </h2>
      <span className="sn-sub">
        {izin.no_keputusan}, berlaku sampai {tanggal(izin.berlaku_sampai)}
      </span>
    </div>
    {izin.jumlah.map((j) => (
      <Serapan key={j.satuan} jumlah={j} />
    ))}
    <BulanLaporan bulan={izin.bulan} />
  </article>
);
