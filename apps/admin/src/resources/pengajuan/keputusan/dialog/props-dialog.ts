import { tempatDalamDaftar } from '../../../../layout/urutan';
import type { Detail, Lembar } from '../../../../providers/wire';
import type { AksiLayar } from '../aksi';
import type { KeputusanKerja } from '../useKeputusan';
import type { LembaranKerja } from '../useLembaran';

/** What every dialog before an act is given. */
export interface PropsDialog {
  berkas: Detail;
  lembar: Lembar;
  kerja: LembaranKerja;
  aksi: AksiLayar;
  diberi: string;
  keputusan: KeputusanKerja;
  onCatat: () => void;
}

/** The words of a button that does the act and opens the next file of the list; none at the list's end. */
export const danBerikutnya = (tombol: string, berkas: Detail): string | undefined =>
  tempatDalamDaftar(berkas.idNk)?.sesudah ? `${tombol} dan buka berikutnya` : undefined;
