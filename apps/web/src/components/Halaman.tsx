import Pagination from '@mui/material/Pagination';
import { angka } from '@sinas/domain/format/angka';

interface Props {
  page: number;
  limit: number;
  total: number;
  /** The total is an estimate. */
  perkiraan?: boolean;
  onPindah: (page: number) => void;
}

/** Paging in words and numbers; nothing while one page holds all. */
export function Halaman({ page, limit, total, perkiraan = false, onPindah }: Props) {
  const banyak = Math.ceil(total / limit);
  if (banyak <= 1) return null;
  const akhir = Math.min(page * limit, total);
  return (
    <div className="hal-halaman">
      <span className="sn-sub">
        {angka((page - 1) * limit + 1)} sampai {angka(akhir)} dari {perkiraan && 'sekitar '}
        {angka(total)}
      </span>
      <Pagination
        count={banyak}
        page={page}
        onChange={(_e, n) => onPindah(n)}
        getItemAriaLabel={(jenis, n, dipilih) =>
          jenis === 'page'
            ? dipilih
              ? `Halaman ${n}`
              : `Ke halaman ${n}`
            : jenis === 'next'
              ? 'Halaman berikutnya'
              : 'Halaman sebelumnya'
        }
        aria-label="Halaman"
      />
    </div>
  );
}
