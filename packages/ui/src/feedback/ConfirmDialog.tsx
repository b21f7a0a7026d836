import { PESAN } from '@sinas/domain/pesan/pesan';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { Shape } from '../marks/Shape';
import { tahanLebih } from '../inputs/tahan-lebih';

interface Props {
  open: boolean;
  title: string;
  /** The question, word for word. */
  question: string;
  /** What follows from a yes; fields of the question may stand here too. */
  children?: ReactNode;
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** A question with Ya and Tidak (GALAT-06). Tidak has the focus: nothing happens by accident. */
export function ConfirmDialog({ open, title, question, children, busy = false, onYes, onNo }: Props) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onNo}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-t`}
      aria-describedby={`${id}-q`}
    >
      <DialogTitle id={`${id}-t`} className="sn-dialog-head">
        <Shape name="wajik" className="sn-tone-warning" />
        {title}
      </DialogTitle>
      <DialogContent>
        <p id={`${id}-q`}>{question}</p>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onNo} disabled={busy} autoFocus>
          {PESAN['konfirmasi.tidak']}
        </Button>
        <Button
          variant="contained"
          onClick={(e) => !tahanLebih(e.currentTarget.closest('[role=dialog]')) && onYes()}
          loading={busy}
        >
          {PESAN['konfirmasi.ya']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
