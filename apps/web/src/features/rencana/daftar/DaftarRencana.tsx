import { angka } from '@sinas/domain/format/angka';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useJudul } from '@sinas/ui/useJudul';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DaftarBerkas } from '../../../components/berkas/BarisBerkas';
import { Halaman } from '../../../components/Halaman';
import { keadaanGalat, pesanGalat } from '../../../lib/galat';
import { punyaIzin, usePengguna } from '../../../lib/sesi';
import { LIMIT, useDaftarRencana } from './data';
import { KabarTerlambat } from './KabarTerlambat';
import { MulaiRencana } from './MulaiRencana';
import gaya from './daftar.module.css';

/** /rkt-npp: the firm's yearly plans, what is late of them, and the way to a new one. */
export function DaftarRencana() {
  useJudul('Rencana');
  const [kueri, setKueri] = useSearchParams();
  const pergi = useNavigate();
  const page = Math.max(1, Number(kueri.get('page')) || 1);
  const daftar = useDaftarRencana(page);
  const boleh = punyaIzin(usePengguna(), 'rencana.ubah');
  const total = daftar.data?.meta.total ?? 0;
  const mulai = boleh && (
    <Button variant="contained" onClick={() => setKueri({ mulai: 'ya' })}>
      <Icon name="plus" />
      Mulai rencana
    </Button>
  );
  return (
    <div className="sn-page hal-isi">
      <div className="sn-head hal-judul">
        <h1>{daftar.data ? `${angka(total)} rencana` : 'Rencana'}</h1>
        {total > 0 && mulai}
      </div>
      <p className={`sn-soft ${gaya.pengantar}`}>
        Rencana memuat barang, produksi, penggunaan, dan distribusi satu komoditas selama satu tahun, bulan demi bulan.
      </p>
      <KabarTerlambat />
      {daftar.isPending && <LoadingSkeleton lines={6} />}
      {daftar.isError && (
        <div className="sn-card">
          <ErrorState
            {...keadaanGalat(daftar.error)}
            onRetry={() => void daftar.refetch()}
            retrying={daftar.isFetching}
          >
            {pesanGalat(daftar.error, 'Daftar rencana belum dapat dimuat')}.
          </ErrorState>
        </div>
      )}
      {daftar.data && daftar.data.data.length > 0 && <DaftarBerkas berkas={daftar.data.data} lengkap />}
      {daftar.data?.data.length === 0 && (
        <div className="sn-card">
          <EmptyState title="Belum ada rencana" icon="calendar" action={mulai}>
            Rencana yang Anda susun atau kirim tampil di sini, lengkap dengan meja dan tahapnya.
          </EmptyState>
        </div>
      )}
      <Halaman page={page} limit={LIMIT} total={total} onPindah={(n) => setKueri({ page: String(n) })} />
      {kueri.has('mulai') && boleh && (
        <MulaiRencana
          rencana={daftar.data?.data ?? []}
          onTutup={() => setKueri({}, { replace: true })}
          onJadi={(no) => void pergi(`/rkt-npp/${no}`)}
        />
      )}
    </div>
  );
}
