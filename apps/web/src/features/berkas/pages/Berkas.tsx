import { PESAN } from '@sinas/domain/pesan/pesan';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { Link, useParams } from 'react-router-dom';
import { judulBerkas } from '../../../components/berkas/judul';
import { keadaanGalat, pesanGalat, tidakAda } from '../../../lib/galat';
import { useJudul } from '@sinas/ui/useJudul';
import type { DetailBerkas } from '../../../lib/wire';
import { CatatanPetugas, Penolakan } from '../components/Catatan';
import { DasarPenetapan } from '../components/DasarPenetapan';
import { DataPermohonan } from '../components/DataPermohonan';
import { DialogAksi } from '../components/DialogAksi';
import { Distribusi } from '../components/Distribusi';
import { Dokumen } from '../components/Dokumen';
import { Kepala } from '../components/Kepala';
import { KeputusanKementerian } from '../components/KeputusanKementerian';
import { InformasiBerkas } from '../components/lanjutan/InformasiBerkas';
import { KeberatanBerkas } from '../components/lanjutan/KeberatanBerkas';
import { PabeanBerkas } from '../components/lanjutan/PabeanBerkas';
import { PenyerahanBerkas } from '../components/lanjutan/PenyerahanBerkas';
import { SumberBerkas } from '../components/lanjutan/SumberBerkas';
import { PerubahanBerkas } from '../components/lanjutan/PerubahanBerkas';
import { Peringatan } from '../components/Peringatan';
import { Perjalanan } from '../components/Perjalanan';
import { PermintaanKeputusan } from '../components/PermintaanKeputusan';
import { Tagihan } from '../components/Tagihan';
import { Tindakan } from '../components/Tindakan';
import { useBerkas } from '../data';
import { useJalankanAksi } from '../useJalankanAksi';
import gaya from '../berkas.module.css';

function Isi({ berkas }: { berkas: DetailBerkas }) {
  const jalan = useJalankanAksi(berkas);
  const adaKeputusan =
    berkas.diputus !== null || berkas.keterangan_tolak !== null || berkas.baris.some((b) => b.jml_kl !== null);
  return (
    <>
      <Kepala berkas={berkas} jalan={jalan} />
      <div className={`sn-page ${gaya.kolom}`}>
        <div className={gaya.utama}>
          <Peringatan berkas={berkas} />
          <InformasiBerkas berkas={berkas} />
          <Tagihan berkas={berkas} />
          {berkas.keterangan_tolak && <Penolakan tolak={berkas.keterangan_tolak} />}
          <CatatanPetugas berkas={berkas} />
          <PerubahanBerkas berkas={berkas} />
          <PermintaanKeputusan berkas={berkas} />
          <KeputusanKementerian id={berkas.idNk} ada={adaKeputusan} ur_ga={berkas.ur_ga} />
          <KeberatanBerkas berkas={berkas} />
          <SumberBerkas berkas={berkas} />
          <PabeanBerkas berkas={berkas} />
          <PenyerahanBerkas id={berkas.idNk} />
          <DasarPenetapan id={berkas.idNk} />
          <DataPermohonan berkas={berkas} />
          <Distribusi berkas={berkas} />
          <Dokumen dokumen={berkas.dokumen} />
        </div>
        <div className={gaya.samping}>
          <Perjalanan id={berkas.idNk} langkah={berkas.formulir.langkah} />
          <Tindakan berkas={berkas} jalan={jalan} />
        </div>
      </div>
      <DialogAksi jalan={jalan} />
    </>
  );
}

/** /pengajuan/:id: one file, from desk to desk (LAYAR-03). */
export function Berkas() {
  const { id = '' } = useParams();
  const berkas = useBerkas(id);
  useJudul(berkas.data ? judulBerkas(berkas.data) : 'Pengajuan');
  if (berkas.data) return <Isi key={berkas.data.idNk} berkas={berkas.data} />;
  return (
    <div className="sn-page hal-isi">
      {berkas.isPending ? (
        <LoadingSkeleton lines={10} />
      ) : (
        <div className="sn-card">
          {tidakAda(berkas.error) ? (
            <EmptyState
              heading="h1"
              title={PESAN['halaman.tidak_ditemukan']}
              icon="search"
              action={<Link to="/pengajuan">Ke daftar pengajuan</Link>}
            >
              Berkas ini tidak ada, atau bukan milik perusahaan Anda.
            </EmptyState>
          ) : (
            <ErrorState
              heading="h1"
              {...keadaanGalat(berkas.error)}
              onRetry={() => void berkas.refetch()}
              retrying={berkas.isFetching}
            >
              {pesanGalat(berkas.error, 'Berkas belum dapat dimuat')}.
            </ErrorState>
          )}
        </div>
      )}
    </div>
  );
}
