import { useEffect, useRef } from 'react';
import type { BerkasDaftar } from '../../../providers/wire';
import type { Pilihan } from './useKerjaDaftar';
import gaya from './antrean.module.css';

/** Head of the column of choices: all rows of the page that something can be done with. */
export function CentangSemua({ pilihan: { bisa, terpilih, pilihSemua } }: { pilihan: Pilihan }) {
  const kotak = useRef<HTMLInputElement>(null);
  const semua = bisa.size > 0 && [...bisa].every((id) => terpilih.has(id));
  const sebagian = !semua && terpilih.size > 0;
  useEffect(() => {
    if (kotak.current) kotak.current.indeterminate = sebagian;
  }, [sebagian]);
  return (
    <th scope="col" className={gaya.kolomCentang}>
      <input
        ref={kotak}
        type="checkbox"
        className="kn-centang"
        aria-label="Pilih semua di halaman ini"
        checked={semua}
        disabled={bisa.size === 0 && terpilih.size === 0}
        onChange={(e) => pilihSemua(e.target.checked)}
      />
    </th>
  );
}

/** The choice of a row; a row that nothing can be done with from here has none. */
export function CentangBaris({ berkas: b, pilihan }: { berkas: BerkasDaftar; pilihan: Pilihan }) {
  const dipilih = pilihan.terpilih.has(b.id);
  return (
    <td className={gaya.kolomCentang}>
      {(dipilih || pilihan.bisa.has(b.id)) && (
        <input
          type="checkbox"
          className="kn-centang"
          aria-label={`Pilih ${b.nama_perusahaan}, ${b.ur_komoditas ?? ''}`}
          checked={dipilih}
          onChange={() => pilihan.pilih(b.id)}
        />
      )}
    </td>
  );
}
