import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type SyntheticEvent } from 'react';

interface Props {
  onMasuk: (e: SyntheticEvent<HTMLFormElement>) => void;
  onTutup: () => void;
  /** The word for not now. */
  tutup: string;
  sibuk: boolean;
  className?: string;
  /** Why, the fields, and what became of it. */
  children: ReactNode;
}

/** Sign-in over the page that is open. */
export function DialogMasukLagi({ onMasuk, onTutup, tutup, sibuk, className, children }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onTutup} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={onMasuk}>
        <DialogTitle id={id}>Sesi berakhir</DialogTitle>
        <DialogContent className={className}>{children}</DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onTutup}>
            {tutup}
          </Button>
          <Button type="submit" variant="contained" loading={sibuk}>
            Masuk kembali
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
