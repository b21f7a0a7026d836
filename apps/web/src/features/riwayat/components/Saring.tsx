import { Field } from '@sinas/ui/inputs/Field';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MENUNGGU_ANDA } from '../../../components/berkas/judul';
import { LIMIT, usePilihanSaring, type Saringan } from '../data';
import gaya from '../riwayat.module.css';

const JEDA_KETIK_MS = 350;

interface Props {
  saringan: Saringan;
  onUbah: (ubah: Record<string, string>) => void;
}

/** Keyword, service, status, rows per page (LAYAR-02). */
export function Saring({ saringan, onUbah }: Props) {
  const pilihan = usePilihanSaring().data;
  const [kata, setKata] = useState(saringan.keyword);
  const [dari, setDari] = useState(saringan.keyword);
  const kolomCari = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();

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
  useEffect(() => {
    if (hash === '#cari') kolomCari.current?.focus();
  }, [hash, key]);

  return (
    <form className={gaya.saring} role="search" aria-label="Saring pengajuan" onSubmit={(e) => e.preventDefault()}>
      <Field label="Cari">
        {(ids) => (
          <input
            {...ids}
            ref={kolomCari}
            type="search"
            className="sn-input"
            value={kata}
            onChange={(e) => setKata(e.target.value)}
            placeholder="Nomor aju atau komoditas"
          />
        )}
      </Field>
      <Field label="Layanan">
        {(ids) => (
          <select
            {...ids}
            className="sn-input"
            value={saringan.jnsLayanan}
            onChange={(e) => onUbah({ jnsLayanan: e.target.value })}
          >
            <option value="">Semua layanan</option>
            {pilihan?.layanan.map((l) => (
              <option key={l.kd_rekom} value={l.jnsLayanan}>
                {l.nama} ({l.jumlah})
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Status">
        {(ids) => (
          <select
            {...ids}
            className="sn-input"
            value={saringan.kd_status}
            onChange={(e) => onUbah({ kd_status: e.target.value })}
          >
            <option value="">Semua status</option>
            <option value={MENUNGGU_ANDA}>Menunggu Anda</option>
            {pilihan?.status.map((s) => (
              <option key={s.kd_status_pengajuan} value={s.kd_status_pengajuan}>
                {s.ur_status} ({s.jumlah})
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Baris">
        {(ids) => (
          <select
            {...ids}
            className="sn-input"
            value={saringan.limit}
            onChange={(e) => onUbah({ limit: e.target.value })}
          >
            {LIMIT.map((l) => (
              <option key={l} value={l}>
                {l}
              </option>
            ))}
          </select>
        )}
      </Field>
    </form>
  );
}
