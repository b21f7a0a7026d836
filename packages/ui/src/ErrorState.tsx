import { PESAN } from '@sinas/domain/pesan/pesan';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface Props {
  title?: string;
  /** What failed and what is safe. */
  children?: ReactNode;
  /** Support code (trace_id). */
  kode?: string | null;
  onRetry?: () => void;
  retrying?: boolean;
  /** Level of the heading, where h2 does not fit. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** A failed load: what failed, a retry, a support code. Never a spinner without an end (GALAT-12). */
export function ErrorState({
  title = PESAN['gagal.server'],
  children,
  kode,
  onRetry,
  retrying = false,
  heading: Heading = 'h2',
}: Props) {
  return (
    <div className="sn-void" role="alert">
      <Icon name="alert" className="sn-tone-danger" />
      <Heading>{title}</Heading>
      {(children || kode) && (
        <p>
          {children} {kode && <>Kode bantuan {kode}.</>}
        </p>
      )}
      {onRetry && (
        <div className="sn-void-acts">
          <button type="button" className="sn-btn sn-btn-line" onClick={onRetry} disabled={retrying}>
            <Icon name="refresh" />
            Coba lagi
          </button>
        </div>
      )}
    </div>
  );
}
