import { Icon } from '../marks/Icon';
import { TombolBerkas } from './TombolBerkas';
import type { PilihBerkas } from './usePilihBerkas';

type Props = PilihBerkas & {
  /** What was chosen; its name stands beside the button. */
  berkas: Pick<File, 'name'> | null | undefined;
  'aria-describedby'?: string;
};

/** A file as a field of a form: a label ties itself to `id`. */
export function IsianBerkas({ berkas, nama, 'aria-describedby': tentang, ...pilih }: Props) {
  return (
    <div className="sn-file">
      <TombolBerkas {...pilih} nama={nama} aria-describedby={tentang}>
        <Icon name="upload" />
        {berkas ? 'Ganti berkas' : 'Pilih berkas'} <span className="sn-sr">{nama}</span>
      </TombolBerkas>
      <span className="sn-sub" role="status">
        {berkas ? berkas.name : 'Belum ada berkas'}
      </span>
    </div>
  );
}
