import { PESAN } from '@sinas/domain/pesan/pesan';
import { useId, type ReactNode } from 'react';
import { Button } from '../inputs/Button';
import { Shape } from '../marks/Shape';
import { tahanLebih } from '../inputs/tahan-lebih';
import { DialogFrame } from './DialogFrame';

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
    <DialogFrame
      open={open}
      title={title}
      mark={<Shape name="wajik" className="sn-tone-warning" />}
      width="xs"
      onClose={busy ? undefined : onNo}
      announced={id}
      actions={
        <>
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
        </>
      }
    >
      <p id={id}>{question}</p>
      {children}
    </DialogFrame>
  );
}
