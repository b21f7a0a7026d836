import { PESAN } from '@sinas/domain/pesan/pesan';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { Shape } from '../marks/Shape';

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
  const id = useId();
  if (!result) return null;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-t`} aria-describedby={`${id}-m`}>
      <DialogTitle id={`${id}-t`} className="sn-dialog-head">
        <Shape name={result.ok ? 'centang' : 'oktagon'} className={result.ok ? 'sn-tone-success' : 'sn-tone-danger'} />
        {PESAN[result.ok ? 'berhasil.judul' : 'gagal.judul']}
      </DialogTitle>
      <DialogContent id={`${id}-m`}>
        <p>{result.message}</p>
        {result.next && <p>{result.next}</p>}
      </DialogContent>
      <DialogActions>
        <Button variant={action ? 'outlined' : 'contained'} onClick={onClose} autoFocus>
          {closeLabel}
        </Button>
        {action}
      </DialogActions>
    </Dialog>
  );
}
