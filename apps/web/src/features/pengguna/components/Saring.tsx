import { STATUS_AKUN, UR_STATUS_AKUN } from '@sinas/domain/akses/akun';
import { Field } from '@sinas/ui/inputs/Field';
import { useEffect, useState } from 'react';
import { IsianPilihan } from '../../../components/IsianPilihan';
import { useCabang, type Saringan } from '../data';
import gaya from '../pengguna.module.css';

const JEDA_KETIK_MS = 350;

/** Keyword, status, and the branch where there are any. */
export function Saring({ saringan, onUbah }: { saringan: Saringan; onUbah: (ubah: Record<string, string>) => void }) {
  const cabang = useCabang().data ?? [];
  const [kata, setKata] = useState(saringan.keyword);
  const [dari, setDari] = useState(saringan.keyword);
  // The address changed under us (back button, a link): follow it.
  if (dari !== saringan.keyword) {
    setDari(saringan.keyword);
    setKata(saringan.keyword);
  }
  useEffect(() => {
    if (kata.trim() === saringan.keyword) return undefined;
    const tunggu = setTimeout(() => onUbah({ keyword: kata.trim() }), JEDA_KETIK_MS);
    return () => clearTimeout(tunggu);
  }, [kata, saringan.keyword, onUbah]);
  return (
    <form className={gaya.saring} role="search" aria-label="Saring pengguna" onSubmit={(e) => e.preventDefault()}>
      <Field label="Cari">
        {(ids) => (
          <input
            {...ids}
            type="search"
            className="sn-input"
            value={kata}
            onChange={(e) => setKata(e.target.value)}
            placeholder="Nama, nama pengguna, atau surel"
          />
        )}
      </Field>
      <IsianPilihan
        label="Status"
        value={saringan.status}
        onChange={(e) => onUbah({ status: e.target.value })}
        pilihan={[
          { nilai: '', teks: 'Semua status' },
          ...STATUS_AKUN.map((s) => ({ nilai: s, teks: UR_STATUS_AKUN[s] })),
        ]}
      />
      {cabang.length > 1 && (
        <IsianPilihan
          label="Perusahaan atau cabang"
          value={saringan.id_organisasi}
          onChange={(e) => onUbah({ id_organisasi: e.target.value })}
          pilihan={[{ nilai: '', teks: 'Semua' }, ...cabang.map((c) => ({ nilai: c.id, teks: c.nama }))]}
        />
      )}
    </form>
  );
}
