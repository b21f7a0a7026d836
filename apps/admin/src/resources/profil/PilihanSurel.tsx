import type { PilihanSurel as Pilihan } from '@sinas/domain/akses/akun';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { PilihSurel } from '@sinas/ui/akun/data/PilihSurel';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bagian } from '../../components/Bagian';
import { kunciAkun } from '../../lib/akun';
import { pesanGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import type { AkunRinci } from '../../providers/wire';

const KATA: Record<Pilihan, [string, string]> = {
  semua: ['Semua pemberitahuan', 'Setiap kali berkas masuk, berpindah meja, atau menunggu Anda.'],
  penting: ['Yang penting saja', 'Yang menunggu Anda, dan yang gagal.'],
  tidak: ['Tanpa surel', 'Pemberitahuan hanya tampil di konsol.'],
};

/** Which notices also come by mail; stored with the click. */
export function PilihanSurel({ akun }: { akun: AkunRinci }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const simpan = useMutation({
    mutationFn: (pilihan: Pilihan) => data.pilihanSurel(pilihan),
    onSuccess: (_, surel_notif) => {
      klien.setQueryData<AkunRinci>(kunciAkun(akun.id), (lama) => lama && { ...lama, surel_notif });
      toast.berhasil(PESAN['berhasil.simpan']);
    },
    onError: (galat) => toast.gagal(pesanGalat(galat, PESAN['gagal.simpan'])),
  });
  return (
    <Bagian judul="Pemberitahuan surel" uraian={`Dikirim ke ${akun.email}.`}>
      <PilihSurel
        className="kn-centang-daftar"
        legend={<legend>Yang dikirim lewat surel</legend>}
        kata={KATA}
        dipilih={simpan.isPending ? simpan.variables : akun.surel_notif}
        onPilih={(p) => !simpan.isPending && simpan.mutate(p)}
      />
    </Bagian>
  );
}
