import { useKetik } from '@sinas/ui/inputs/useKetik';
import gaya from './saring.module.css';

interface Props {
  /** What is searched; stands in the empty field as well. */
  nama: string;
  nilai: string;
  onUbah: (kata: string) => void;
}

/** Search within a list, beside its other filters. */
export function Cari({ nama, nilai, onUbah }: Props) {
  const { teks, ketik, segera } = useKetik(nilai, onUbah);
  return (
    <input
      type="search"
      className={`sn-input ${gaya.cari}`}
      aria-label={nama}
      placeholder={nama}
      value={teks}
      data-terisi={teks !== ''}
      onChange={(e) => ketik(e.target.value)}
      onKeyDown={(e) => e.key === 'Enter' && segera()}
    />
  );
}
