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
