import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MENUNGGU_ANDA } from '../../../components/berkas/judul';
import { IsianPilihan } from '../../../components/IsianPilihan';
import { BilahSaring } from '../../../components/saring/BilahSaring';
import { LIMIT, usePilihanSaring, type Saringan } from '../data';

interface Props {
  saringan: Saringan;
  onUbah: (ubah: Record<string, string>) => void;
}

/** Keyword, service, status, rows per page (LAYAR-02). */
export function Saring({ saringan, onUbah }: Props) {
  const pilihan = usePilihanSaring().data;
  const kolomCari = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '#cari') kolomCari.current?.focus();
  }, [hash, key]);
  const layanan = pilihan?.layanan.map((l) => ({ nilai: l.jnsLayanan, teks: `${l.nama} (${l.jumlah})` })) ?? [];
  const status =
    pilihan?.status.map((s) => ({ nilai: s.kd_status_pengajuan, teks: `${s.ur_status} (${s.jumlah})` })) ?? [];
  return (
    <BilahSaring
      nama="Saring pengajuan"
      kata={saringan.keyword}
      contoh="Nomor aju atau komoditas"
      onKata={(keyword) => onUbah({ keyword })}
      refCari={kolomCari}
    >
      <IsianPilihan
        label="Layanan"
        value={saringan.jnsLayanan}
        onChange={(e) => onUbah({ jnsLayanan: e.target.value })}
        pilihan={[{ nilai: '', teks: 'Semua layanan' }, ...layanan]}
      />
      <IsianPilihan
        label="Status"
        value={saringan.kd_status}
        onChange={(e) => onUbah({ kd_status: e.target.value })}
        pilihan={[{ nilai: '', teks: 'Semua status' }, { nilai: MENUNGGU_ANDA, teks: 'Menunggu Anda' }, ...status]}
      />
      <IsianPilihan
        label="Baris"
        value={String(saringan.limit)}
        onChange={(e) => onUbah({ limit: e.target.value })}
        pilihan={LIMIT.map((l) => ({ nilai: String(l), teks: String(l) }))}
      />
    </BilahSaring>
  );
}
