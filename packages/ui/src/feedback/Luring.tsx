import { useSyncExternalStore } from 'react';
import { Icon } from '../marks/Icon';

function dengarkan(berubah: () => void): () => void {
  window.addEventListener('online', berubah);
  window.addEventListener('offline', berubah);
  return () => {
    window.removeEventListener('online', berubah);
    window.removeEventListener('offline', berubah);
  };
}

/** Has this device a line? As its browser says. */
export const useTersambung = (): boolean => useSyncExternalStore(dengarkan, () => navigator.onLine);

/** One line below the bar while the device has no line; it goes by itself. */
export function Luring() {
  const tersambung = useTersambung();
  return (
    <div role="status">
      {!tersambung && (
        <p className="sn-luring">
          <Icon name="alert" />
          <span>
            <b>Anda sedang luring.</b> Yang sudah dimuat tetap tampil, sisanya dimuat sendiri begitu tersambung kembali.
          </span>
        </p>
      )}
    </div>
  );
}
