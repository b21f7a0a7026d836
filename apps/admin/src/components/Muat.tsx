import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { kodeBantuan, pesanGalat } from '../lib/galat';

interface Props<T> {
  kueri: UseQueryResult<T>;
  /** What is loaded, as a sentence begins: 'Daftar pengguna'. */
  apa: string;
  tulang?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  children: (data: T) => ReactNode;
}

/** What was loaded; until then its bones, and a failure with a retry. Data that is there stays while it is asked again. */
export function Muat<T>({ kueri, apa, tulang, heading = 'h2', children }: Props<T>) {
  if (kueri.data !== undefined) return children(kueri.data);
  if (kueri.isPending) return tulang ?? <LoadingSkeleton card={false} />;
  return (
    <div className="sn-card">
      <ErrorState
        heading={heading}
        kode={kodeBantuan(kueri.error)}
        onRetry={() => void kueri.refetch()}
        retrying={kueri.isFetching}
      >
        {apa} belum dapat dimuat. {pesanGalat(kueri.error, 'Coba lagi beberapa saat')}.
      </ErrorState>
    </div>
  );
}
