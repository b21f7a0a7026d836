import { PESAN } from '@sinas/domain/pesan/pesan';
import type { ReactNode } from 'react';
import { Button } from '../inputs/Button';
import { Icon } from '../marks/Icon';

/** Whose failure it is. Only the server's own is called one (GALAT-04). */
type Sebab = 'server' | 'luring' | 'ditolak' | 'tertunda';
const JUDUL: Record<Sebab, string> = {
  server: PESAN['gagal.server'],
  luring: 'Sambungan terputus',
  ditolak: 'Tidak dapat dibuka',
  tertunda: 'Belum dapat dibuka',
};
interface Props {
  title?: string;
  sebab?: Sebab;
  /** The server's sentence: a refusal is told in its words alone. */
  alasan?: string | null;
  /** What failed and what is safe. */
  children?: ReactNode;
  /** Support code (trace_id). */
  kode?: string | null;
  onRetry?: () => void;
  retrying?: boolean;
  /** Level of the heading, where h2 does not fit. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** A failed load: what failed, a retry, a support code; a refusal is one, and no failure. Never a spinner without an end (GALAT-12). */
export function ErrorState({
  sebab = 'server',
  title = JUDUL[sebab],
  alasan,
  children,
  kode,
  onRetry,
  retrying = false,
  heading: Heading = 'h2',
}: Props) {
  const ditolak = sebab === 'ditolak';
  const isi = ditolak && alasan ? `${alasan}.` : children;
  return (
    <div className="sn-void" role="alert">
      <Icon name={ditolak ? 'lock' : 'alert'} className={sebab === 'server' ? 'sn-tone-danger' : 'sn-tone-warning'} />
      <Heading>{title}</Heading>
      {(isi || kode) && (
        <p>
          {isi} {kode && !ditolak && <>Kode bantuan {kode}.</>}
        </p>
      )}
      {onRetry && !ditolak && (
        <div className="sn-void-acts">
          <Button variant="outlined" onClick={onRetry} disabled={retrying}>
            <Icon name="refresh" />
            Coba lagi
          </Button>
        </div>
      )}
    </div>
  );
}
