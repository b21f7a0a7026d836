import type { PropsDialog } from './props-dialog';
import { DialogCabut } from './DialogCabut';
import { DialogKembalikan } from './DialogKembalikan';
import { DialogTinjau } from './DialogTinjau';
import { DialogTolak } from './DialogTolak';

/** The dialog that stands before an act; each is made anew, so that no password outlives it. */
export function DialogKeputusan(p: PropsDialog) {
  switch (p.keputusan.dialog) {
    case 'utama':
      return <DialogTinjau {...p} />;
    case 'kembalikan':
      return <DialogKembalikan {...p} />;
    case 'tolak':
      return <DialogTolak {...p} />;
    case 'cabut':
      return <DialogCabut {...p} />;
    case null:
      return null;
  }
}
