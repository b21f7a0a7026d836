import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { Button } from '@sinas/ui/inputs/Button';
import { useState } from 'react';
import { DaftarPemberitahuan } from '../../components/akun/DaftarPemberitahuan';
import { Halaman } from '../../components/Halaman';
import { Penomoran } from '../../components/daftar/Penomoran';
import { kodeBantuan, pesanGalat } from '../../lib/galat';
import { useBacaPemberitahuan, usePemberitahuan } from '../../lib/pemberitahuan';
import gaya from './pemberitahuan.module.css';

const PER_HALAMAN = 20;

/** All notices of the officer (LAYAR-16). */
export function Pemberitahuan() {
  const [page, setPage] = useState(1);
  const { data, isError, error, refetch, isFetching } = usePemberitahuan(page, PER_HALAMAN);
  const baca = useBacaPemberitahuan();
  const belum = data?.belum_dibaca ?? 0;
  return (
    <Halaman
      judul="Pemberitahuan"
      kalimat={belum > 0 ? `${belum} belum dibaca.` : 'Semua sudah dibaca.'}
      ujung={
        belum > 0 && (
          <Button variant="outlined" onClick={() => baca.mutate(undefined)}>
            Tandai semua sudah dibaca
          </Button>
        )
      }
    >
      <div className={`sn-card ${gaya.halaman}`}>
        {!data && isError && (
          <ErrorState kode={kodeBantuan(error)} onRetry={() => void refetch()} retrying={isFetching}>
            Pemberitahuan belum dapat dimuat. {pesanGalat(error)}.
          </ErrorState>
        )}
        {!data && !isError && <LoadingSkeleton card={false} lines={6} />}
        {data?.data.length === 0 && (
          <EmptyState icon="bell" title="Belum ada pemberitahuan">
            Berkas baru, perbaikan yang masuk, dan tugas Anda tampil di sini.
          </EmptyState>
        )}
        {data && data.data.length > 0 && (
          <DaftarPemberitahuan rinci daftar={data.data} onBuka={(id) => baca.mutate([id])} />
        )}
      </div>
      <Penomoran page={page} perPage={PER_HALAMAN} total={data?.total ?? 0} onPindah={setPage} />
    </Halaman>
  );
}
