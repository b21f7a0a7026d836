import { DaftarRiwayatAkun } from '@sinas/ui/akun/DaftarRiwayatAkun';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useState } from 'react';
import { Halaman } from '../../../components/Halaman';
import { WaktuLalu } from '../../../components/WaktuLalu';
import { keadaanGalat } from '../../../lib/galat';
import { LIMIT, useRiwayatAkun } from '../data';
import gaya from '../pengguna.module.css';

/** What happened to the account, newest first, in sentences. */
export function RiwayatAkun({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const riwayat = useRiwayatAkun(id, page);
  if (riwayat.isPending) return <LoadingSkeleton lines={4} />;
  if (riwayat.isError)
    return (
      <div className="sn-card">
        <ErrorState
          heading="h3"
          {...keadaanGalat(riwayat.error)}
          onRetry={() => void riwayat.refetch()}
          retrying={riwayat.isFetching}
        >
          Riwayat belum dapat dimuat.
        </ErrorState>
      </div>
    );
  const { data, meta } = riwayat.data;
  if (data.length === 0) return <p className="sn-sub">Belum ada yang tercatat.</p>;
  return (
    <>
      <DaftarRiwayatAkun
        className={`sn-card sn-pad ${gaya.riwayat}`}
        daftar={data}
        keterangan={(r) => (
          <div className="sn-sub">
            <WaktuLalu waktu={r.waktu} />, {r.peran}
          </div>
        )}
      />
      <Halaman page={page} limit={LIMIT} total={meta.total ?? 0} onPindah={setPage} />
    </>
  );
}
