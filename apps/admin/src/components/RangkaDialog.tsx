import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { tahanLebih } from '@sinas/ui/inputs/tahan-lebih';
import { useRef, type ReactNode, type SyntheticEvent } from 'react';

interface Props {
  judul: string;
  tombol: string;
  /** The same act with what comes after it: the officer's usual way, and what Enter does. */
  tombolLanjut?: string;
  bahaya?: boolean;
  sibuk: boolean;
  lebar?: 'sm' | 'md';
  /** Faults that belong to no field of the dialog. */
  galat?: string[];
  children: ReactNode;
  /** `lanjut`: by the button that goes on with what comes after. */
  onKirim: (e: SyntheticEvent<HTMLFormElement>, lanjut: boolean) => void;
  onTutup: () => void;
}

/** Frame of the dialogs that stand before an act: a form, the act's own button, a way back. */
export function RangkaDialog({
  judul,
  tombol,
  tombolLanjut,
  bahaya = false,
  sibuk,
  lebar = 'sm',
  galat = [],
  children,
  onKirim,
  onTutup,
}: Props) {
  const berhenti = useRef(false);
  const kirim = (e: SyntheticEvent<HTMLFormElement>) => {
    e.preventDefault();
    const lanjut = tombolLanjut !== undefined && !berhenti.current;
    berhenti.current = false;
    if (!tahanLebih(e.currentTarget)) onKirim(e, lanjut);
  };
  return (
    <DialogFrame
      title={judul}
      width={lebar}
      onClose={sibuk ? undefined : onTutup}
      onSubmit={kirim}
      contentClass="kp-dialog"
      actions={
        <>
          <Button variant="outlined" onClick={onTutup} disabled={sibuk}>
            Batal
          </Button>
          {tombolLanjut && (
            <Button
              variant="outlined"
              danger={bahaya}
              disabled={sibuk}
              onClick={(e) => {
                berhenti.current = true;
                e.currentTarget.closest('form')?.requestSubmit();
              }}
            >
              {tombol}
            </Button>
          )}
          <Button variant="contained" type="submit" danger={bahaya} loading={sibuk}>
            {tombolLanjut ?? tombol}
          </Button>
        </>
      }
    >
      {children}
      {galat.length > 0 && (
        <p className="sn-err" role="alert">
          <Icon name="alert" />
          <span>{galat.join('. ')}</span>
        </p>
      )}
    </DialogFrame>
  );
}
