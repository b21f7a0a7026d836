import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import type { ReactNode } from 'react';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { kataWaktuTengah } from '../../../components/WaktuLalu';
import { keadaanGalat } from '../../../lib/galat';
import type { Luar } from '../data';
import gaya from '../perusahaan.module.css';

interface Props<T> {
  luar: Luar<T>;
  /** Whose word it is, as people call it. */
  sistem: string;
  kosong: string;
  children: (rows: T[]) => ReactNode;
}

/** What another system says, how old that is, and what to do while it does not answer. */
export function DariLuar<T>({ luar, sistem, kosong, children }: Props<T>) {
  if (luar.isPending) return <LoadingSkeleton lines={3} />;
  if (luar.isError)
    return (
      <div className="sn-card">
        <ErrorState
          heading="h3"
          {...keadaanGalat(luar.error)}
          onRetry={() => void luar.refetch()}
          retrying={luar.isFetching}
        >
          Data {sistem} belum dapat dimuat.
        </ErrorState>
      </div>
    );
  const { data, meta } = luar.data;
  if (meta.gagal)
    return (
      <Kabar grup="anda">
        <p>
          {sistem} sedang tidak menjawab. Pengajuan tetap dapat diisi dan disimpan.{' '}
          <button type="button" className="sn-linkbtn" disabled={luar.isFetching} onClick={() => void luar.refetch()}>
            {luar.isFetching ? 'Menanyakan lagi' : 'Tanyakan lagi'}
          </button>
        </p>
      </Kabar>
    );
  return (
    <div className={gaya.luar}>
      {data.length > 0 ? children(data) : <p className="sn-soft">{kosong}</p>}
      {meta.diambil && (
        <p className="sn-sub">
          Menurut {sistem}, <time dateTime={meta.diambil}>{kataWaktuTengah(meta.diambil)}</time>.
        </p>
      )}
    </div>
  );
}
