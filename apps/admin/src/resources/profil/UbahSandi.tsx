import { MIN_SANDI } from '@sinas/domain/akses/akun';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { FormSandi, useSandiBaru, type IsiSandi } from '@sinas/ui/akun/FormSandi';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bagian } from '../../components/Bagian';
import { kalimatGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import type { AkunRinci } from '../../providers/wire';
import { KUNCI_PERANGKAT } from './data';
import { IsianSandi } from './IsianSandi';

/** A new password by the old one; every other device is signed out. */
export function UbahSandi({ akun }: { akun: AkunRinci }) {
  const data = useData();
  const toast = useToast();
  const klien = useQueryClient();
  const isian = useSandiBaru([akun.fullname, akun.email, akun.username]);
  const ubah = useMutation({
    mutationFn: (isi: IsiSandi) => data.ubahSandi({ user_id: akun.id, ...isi }),
    onSuccess: () => {
      isian.kosongkan();
      toast.berhasil(PESAN['akun.sandi_diubah']);
      return klien.invalidateQueries({ queryKey: KUNCI_PERANGKAT });
    },
    onError: isian.tolak,
  });
  return (
    <Bagian judul="Kata sandi" uraian="Setelah diubah, semua perangkat lain dikeluarkan.">
      <FormSandi
        className="kn-form"
        baris="kp-dialog-dua"
        isian={isian}
        username={akun.username}
        petunjuk={`Paling sedikit ${MIN_SANDI} karakter, tidak mudah ditebak, tanpa nama Anda.`}
        IsianSandi={IsianSandi}
        sibuk={ubah.isPending}
        onUbah={(isi) => ubah.mutate(isi)}
        galat={ubah.isError ? kalimatGalat(ubah.error, PESAN['gagal.simpan']) : null}
      />
    </Bagian>
  );
}
