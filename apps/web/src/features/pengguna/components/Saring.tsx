import { STATUS_AKUN, UR_STATUS_AKUN } from '@sinas/domain/akses/akun';
import { IsianPilihan } from '../../../components/IsianPilihan';
import { BilahSaring } from '../../../components/saring/BilahSaring';
import { useCabang, type Saringan } from '../data';

/** Keyword, status, and the branch where there are any. */
export function Saring({ saringan, onUbah }: { saringan: Saringan; onUbah: (ubah: Record<string, string>) => void }) {
  const cabang = useCabang().data ?? [];
  return (
    <BilahSaring
      nama="Saring pengguna"
      kata={saringan.keyword}
      contoh="Nama, nama pengguna, atau surel"
      onKata={(keyword) => onUbah({ keyword })}
    >
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
    </BilahSaring>
  );
}
