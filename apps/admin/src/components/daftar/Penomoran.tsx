import { angka } from '@sinas/domain/format/angka';
import { Icon } from '@sinas/ui/marks/Icon';

interface Props {
  page: number;
  perPage: number;
  total: number;
  /** There are at least so many; nobody counted further. */
  perkiraan?: boolean;
  onPindah: (page: number) => void;
  /** Of what, where a screen has several lists. */
  nama?: string;
}

/** '26 sampai 50 dari 381' with the way to the pages beside it. */
export function Penomoran({ page, perPage, total, perkiraan = false, onPindah, nama = 'daftar' }: Props) {
  const akhir = Math.max(1, Math.ceil(total / perPage));
  const dari = (page - 1) * perPage + 1;
  if (total === 0) return null;
  return (
    <nav className="kn-nomor" aria-label={`Halaman ${nama}`}>
      <span role="status">
        {angka(dari)} sampai {angka(Math.min(total, page * perPage))} dari {perkiraan && 'sedikitnya '}
        {angka(total)}
      </span>
      {akhir > 1 && (
        <>
          <button type="button" aria-label="Halaman sebelumnya" disabled={page <= 1} onClick={() => onPindah(page - 1)}>
            <Icon name="left" />
          </button>
          <button
            type="button"
            aria-label="Halaman berikutnya"
            disabled={page >= akhir}
            onClick={() => onPindah(page + 1)}
          >
            <Icon name="right" />
          </button>
        </>
      )}
    </nav>
  );
}
