import { PESAN } from '@sinas/domain/pesan/pesan';
import type { ReactNode } from 'react';
import { Button } from '../inputs/Button';
import { Shape } from '../marks/Shape';
import { DialogFrame } from './DialogFrame';

export interface Result {
  ok: boolean;
  /** For example 'Data Berhasil Disimpan', or the server's message. */
  message: string;
  /** One sentence with the next step. */
  next?: ReactNode;
}

interface Props {
  result: Result | null;
  onClose: () => void;
  closeLabel?: string;
  /** Where the next step is. */
  action?: ReactNode;
}

/** End of an action: 'Berhasil!' or 'Gagal!', the sentence, the next step (GALAT-01..06, PENGAJUAN-08). */
export function ResultDialog({ result, onClose, closeLabel = 'Tutup', action }: Props) {
  if (!result) return null;
  return (
    <DialogFrame
      title={PESAN[result.ok ? 'berhasil.judul' : 'gagal.judul']}
      mark={<ResultMark ok={result.ok} />}
      width="xs"
      onClose={onClose}
      announced
      actions={
        <>
          <Button variant={action ? 'outlined' : 'contained'} onClick={onClose} autoFocus>
            {closeLabel}
          </Button>
          {action}
        </>
      }
    >
      <p>{result.message}</p>
      {result.next && <p>{result.next}</p>}
    </DialogFrame>
  );
}
/** How it ended, as a shape. */
export const ResultMark = ({ ok }: { ok: boolean }) => (
  <Shape name={ok ? 'centang' : 'oktagon'} className={ok ? 'sn-tone-success' : 'sn-tone-danger'} />
);
