import { PESAN } from '@sinas/domain/pesan/pesan';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { useSearchParams } from 'react-router-dom';
import { DaftarPemberitahuan } from '../../../components/DaftarPemberitahuan';
import { Halaman } from '../../../components/Halaman';
import { keadaanGalat, pesanGalat } from '../../../lib/galat';
import { usePemberitahuan, useTandaiBaca } from '../../../lib/pemberitahuan';
import { usePengguna } from '../../../lib/sesi';
import { useJudul } from '@sinas/ui/useJudul';

const LIMIT = 20;

/** All notices of the user (LAYAR-16). */
export function Pemberitahuan() {
  useJudul('Pemberitahuan');
  const pengguna = usePengguna();
  const toast = useToast();
  const [kueri, setKueri] = useSearchParams();
  const page = Math.max(1, Number(kueri.get('page')) || 1);
  const daftar = usePemberitahuan(pengguna.id_user, page, LIMIT);
  const tandai = useTandaiBaca();
  const baru = daftar.data?.meta.belum_dibaca ?? 0;
  const baca = (ids?: string[]) =>
    tandai.mutate(ids, { onError: (galat) => toast.gagal(pesanGalat(galat, PESAN['gagal.simpan'])) });
  return (
    <div className="sn-page hal-isi">
      <div className="sn-head hal-judul">
        <h1>{baru ? `${baru} pemberitahuan belum dibaca` : 'Pemberitahuan'}</h1>
        {baru > 0 && (
          <Button variant="outlined" onClick={() => baca()} loading={tandai.isPending}>
            Tandai semua sudah dibaca
          </Button>
        )}
      </div>
      {daftar.isPending && <LoadingSkeleton lines={6} />}
      {daftar.isError && (
        <div className="sn-card">
          <ErrorState
            {...keadaanGalat(daftar.error)}
            onRetry={() => void daftar.refetch()}
            retrying={daftar.isFetching}
          >
            Pemberitahuan belum dapat dimuat.
          </ErrorState>
        </div>
      )}
      {daftar.data?.data.length === 0 && (
        <div className="sn-card">
          <EmptyState title="Belum ada pemberitahuan" icon="bell">
            Setiap kali berkas Anda berpindah meja atau menunggu Anda, kabarnya muncul di sini.
          </EmptyState>
        </div>
      )}
      {daftar.data && daftar.data.data.length > 0 && (
        <div className="sn-card">
          <DaftarPemberitahuan daftar={daftar.data.data} onBuka={(id) => baca([id])} rinci />
        </div>
      )}
      <Halaman
        page={page}
        limit={LIMIT}
        total={daftar.data?.meta.total ?? 0}
        onPindah={(n) => setKueri({ page: String(n) })}
      />
    </div>
  );
}
