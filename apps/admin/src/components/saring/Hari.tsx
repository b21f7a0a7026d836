import { tanggalSah } from '@sinas/domain/format/tanggal';
import { DateInput } from '@sinas/ui/inputs/DateInput';
import gaya from './saring.module.css';

interface Props {
  nama: string;
  /** yyyy-mm-dd; empty: any day. */
  nilai: string | undefined;
  onUbah: (hari: string) => void;
}

/** A day that narrows a list. What is no day yet narrows nothing. */
export const Hari = ({ nama, nilai = '', onUbah }: Props) => (
  <label className={gaya.hari}>
    {nama}
    <DateInput
      value={nilai}
      data-terisi={nilai !== ''}
      onUbah={(hari) => {
        if (hari === '' || tanggalSah(hari)) onUbah(hari);
      }}
    />
  </label>
);
