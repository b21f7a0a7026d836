import type { PilihanSurel as Pilihan } from '@sinas/domain/akses/akun';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/Toasts';
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
  const dipilih = simpan.isPending ? simpan.variables : akun.surel_notif;
  return (
    <Bagian judul="Pemberitahuan surel" uraian={`Dikirim ke ${akun.email}.`}>
      <fieldset className="kn-centang-daftar">
        <legend>Yang dikirim lewat surel</legend>
        {(Object.keys(KATA) as Pilihan[]).map((p) => (
          <label key={p}>
            <input
              type="radio"
              name="surel_notif"
              checked={dipilih === p}
              onChange={() => !simpan.isPending && simpan.mutate(p)}
            />
            <span>
              {KATA[p][0]}
              <small>{KATA[p][1]}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Bagian>
  );
}
