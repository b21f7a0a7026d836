import { Icon } from '@sinas/ui/marks/Icon';
import type { BerkasDaftar } from '../../../providers/wire';
import gaya from './antrean.module.css';

/** A flag for one's colleagues: seen where it is set, else when the row is pointed at. Who works by keys has F. */
export function Bendera({ berkas, onUbah }: { berkas: BerkasDaftar; onUbah: (b: BerkasDaftar) => void }) {
  return (
    <button
      type="button"
      className={gaya.bendera}
      tabIndex={-1}
      aria-pressed={berkas.bendera !== null}
      aria-label={`Bendera ${berkas.nama_perusahaan}, ${berkas.noAju}`}
      title={berkas.bendera === null ? 'Beri bendera' : `Bendera dari ${berkas.bendera}`}
      onClick={() => onUbah(berkas)}
    >
      <Icon name="flag" />
    </button>
  );
}
