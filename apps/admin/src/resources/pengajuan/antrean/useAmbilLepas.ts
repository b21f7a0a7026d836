import { useToast } from '@sinas/ui/feedback/Toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KUNCI_HITUNG } from '../../../layout/TautanAntrean';
import { pesanGalat } from '../../../lib/galat';
import { useData } from '../../../lib/useData';
import type { BerkasDaftar } from '../../../providers/wire';

/** Claims and releases one after another: each file is refused or granted on its own, and every refusal is told. */
export function useAmbilLepas(sesudah?: () => void) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const [sibuk, setSibuk] = useState(false);

  const jalankan = async (berkas: readonly BerkasDaftar[], lakukan: (id: string) => Promise<unknown>, kata: string) => {
    if (sibuk || berkas.length === 0) return;
    setSibuk(true);
    let jadi = 0;
    const gagal: string[] = [];
    for (const b of berkas) {
      try {
        await lakukan(b.id);
        jadi += 1;
      } catch (galat) {
        gagal.push(`${b.nama_perusahaan}: ${pesanGalat(galat)}`);
      }
    }
    setSibuk(false);
    if (jadi > 0)
      toast.berhasil(
        jadi === 1 && berkas.length === 1 ? `${berkas[0]?.nama_perusahaan} ${kata}.` : `${jadi} berkas ${kata}.`,
      );
    if (gagal.length > 0) toast.gagal(gagal.join(' '));
    await Promise.all([
      klien.invalidateQueries({ queryKey: ['pengajuan'] }),
      klien.invalidateQueries({ queryKey: ['rencana'] }),
      klien.invalidateQueries({ queryKey: KUNCI_HITUNG }),
    ]);
    if (jadi > 0) sesudah?.();
  };
  return {
    sibuk,
    ambil: (berkas: readonly BerkasDaftar[]) => jalankan(berkas, data.ambil, 'diambil'),
    lepas: (berkas: readonly BerkasDaftar[]) => jalankan(berkas, data.lepas, 'dilepas'),
  };
}
