import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type SyntheticEvent } from 'react';

interface Props {
  open?: boolean;
  title: ReactNode;
  /** Stands before the title: how it ended, how grave it is. */
  mark?: ReactNode;
  /** 444, 600 or 900 pixels at most. */
  width?: 'xs' | 'sm' | 'md';
  /** By Esc, or beside it; without it only the dialog's own buttons lead out. */
  onClose?: () => void;
  /** The whole of it is one form. */
  onSubmit?: (e: SyntheticEvent<HTMLFormElement>) => void;
  /** Read out with the title: all of it (a result), or the element with this id (a question above its fields). */
  announced?: boolean | string;
  /** The first field or button does not take the focus by itself. */
  quiet?: boolean;
  className?: string;
  contentClass?: string;
  /** The buttons: the way back first, the act last. */
  actions: ReactNode;
  children: ReactNode;
}

/** Frame of every dialog: its title names it, its buttons stay in view, what lies between scrolls. */
export function DialogFrame({ open = true, width = 'sm', announced = false, quiet = false, ...p }: Props) {
  const id = useId();
  const body = (
    <>
      <DialogTitle id={`${id}-t`} className={p.mark ? 'sn-dialog-head' : undefined}>
        {p.mark}
        {p.title}
      </DialogTitle>
      <DialogContent id={`${id}-c`} className={p.contentClass}>
        {p.children}
      </DialogContent>
      <DialogActions>{p.actions}</DialogActions>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={p.onClose}
      maxWidth={width}
      fullWidth
      className={p.className}
      aria-labelledby={`${id}-t`}
      aria-describedby={announced === true ? `${id}-c` : announced || undefined}
      disableAutoFocus={quiet}
    >
      {p.onSubmit ? (
        <form onSubmit={p.onSubmit} noValidate>
          {body}
        </form>
      ) : (
        body
      )}
    </Dialog>
  );
}
