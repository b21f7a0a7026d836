import { DialogFrame } from '../../feedback/DialogFrame';
import { type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../../inputs/Button';

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
  return (
    <DialogFrame
      title="Sesi berakhir"
      width="xs"
      onClose={onTutup}
      onSubmit={onMasuk}
      contentClass={className}
      actions={
        <>
          <Button variant="outlined" onClick={onTutup}>
            {tutup}
          </Button>
          <Button type="submit" variant="contained" loading={sibuk}>
            Masuk kembali
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
