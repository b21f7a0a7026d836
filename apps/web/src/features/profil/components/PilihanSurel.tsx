import type { PilihanSurel as Pilihan } from '@sinas/domain/akses/akun';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { PilihSurel } from '@sinas/ui/akun/data/PilihSurel';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { kunciAkun, type Akun } from '../../../lib/akun';
import { api } from '../../../lib/api';
import { pesanGalat } from '../../../lib/galat';
import { Bagian } from '../../../components/Bagian';
import gaya from '../profil.module.css';

const KATA: Record<Pilihan, [string, string]> = {
  semua: ['Semua pemberitahuan', 'Setiap kali berkas berpindah meja atau menunggu Anda.'],
  penting: ['Yang penting saja', 'Yang menunggu Anda, dan yang gagal atau ditolak.'],
  tidak: ['Tanpa surel', 'Pemberitahuan hanya tampil di portal.'],
};

/** Which notices also come by mail; stored with the click. */
export function PilihanSurel({ akun }: { akun: Akun }) {
  const klien = useQueryClient();
  const toast = useToast();
  const simpan = useMutation({
    mutationFn: (surel_notif: Pilihan) => api.ganti('/api/notifikasi/pilihan', { body: { surel_notif } }),
    onSuccess: (_, surel_notif) => {
      klien.setQueryData<Akun>(kunciAkun(akun.id), (lama) => lama && { ...lama, surel_notif });
      toast.berhasil(PESAN['berhasil.simpan']);
    },
    onError: (galat) => toast.gagal(pesanGalat(galat, PESAN['gagal.simpan'])),
  });
  return (
    <Bagian id="surel" judul="Pemberitahuan surel" uraian={`Dikirim ke ${akun.email}.`}>
      <PilihSurel
        className={gaya.pilih}
        legend={<legend className="sn-sr">Pemberitahuan surel</legend>}
        kata={KATA}
        dipilih={simpan.isPending ? simpan.variables : akun.surel_notif}
        disabled={simpan.isPending}
        onPilih={(p) => simpan.mutate(p)}
      />
    </Bagian>
  );
}
