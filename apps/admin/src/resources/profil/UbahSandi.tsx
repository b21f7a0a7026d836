import Button from '@mui/material/Button';
import { MAKS_SANDI, MIN_SANDI, sandiLemah } from '@sinas/domain/akses/akun';
import { PESAN, pesan } from '@sinas/domain/pesan/pesan';
import { TextInput } from '@sinas/ui/Field';
import { useToast } from '@sinas/ui/Toasts';
import { useIsian } from '@sinas/ui/useIsian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bagian } from '../../components/Bagian';
import { Kabar } from '../../components/Kabar';
import { kalimatGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import type { AkunRinci } from '../../providers/wire';
import { KUNCI_PERANGKAT } from './data';

const KOSONG = { old_password: '', new_password: '', ulang: '' };

/** The sentence for a password that the server would refuse; null when it is good. */
function periksaSandi(sandi: string, a: AkunRinci): string | null {
  const sebab = sandiLemah(sandi, [a.fullname, a.email, a.username]);
  return sebab && pesan(`akun.sandi_${sebab}`, { n: sebab === 'pendek' ? MIN_SANDI : MAKS_SANDI });
}

/** A new password by the old one; every other device is signed out. */
export function UbahSandi({ akun }: { akun: AkunRinci }) {
  const data = useData();
  const toast = useToast();
  const klien = useQueryClient();
  const isian = useIsian(
    {
      old_password: { label: 'Kata sandi lama', wajib: true },
      new_password: { label: 'Kata sandi baru', wajib: true, periksa: (n: string) => periksaSandi(n, akun) },
      ulang: {
        label: 'Ulangi kata sandi baru',
        wajib: true,
        periksa: (n: string, isi: typeof KOSONG) => (n === isi.new_password ? null : 'Kedua kata sandi belum sama'),
      },
    },
    KOSONG,
  );
  const ubah = useMutation({
    mutationFn: (isi: typeof KOSONG) => data.ubahSandi(akun.id, isi.old_password, isi.new_password),
    onSuccess: () => {
      isian.kosongkan();
      toast.berhasil(PESAN['akun.sandi_diubah']);
      return klien.invalidateQueries({ queryKey: KUNCI_PERANGKAT });
    },
    onError: isian.tolak,
  });
  return (
    <Bagian judul="Kata sandi" uraian="Setelah diubah, semua perangkat lain dikeluarkan.">
      <form
        className="kn-form"
        noValidate
        aria-label="Ubah kata sandi"
        onSubmit={isian.saatKirim((isi) => ubah.mutate(isi))}
      >
        <input type="text" name="username" autoComplete="username" value={akun.username} readOnly hidden />
        <TextInput {...isian.ikat('old_password')} type="password" autoComplete="current-password" maxLength={400} />
        <div className="kp-dialog-dua">
          <TextInput
            {...isian.ikat('new_password')}
            type="password"
            autoComplete="new-password"
            maxLength={400}
            hint={`Paling sedikit ${MIN_SANDI} huruf, tidak mudah ditebak, tanpa nama Anda.`}
          />
          <TextInput {...isian.ikat('ulang')} type="password" autoComplete="new-password" maxLength={400} />
        </div>
        {ubah.isError && <Kabar grup="buruk">{kalimatGalat(ubah.error, PESAN['gagal.simpan'])}.</Kabar>}
        <Button type="submit" variant="contained" loading={ubah.isPending}>
          Ubah kata sandi
        </Button>
      </form>
    </Bagian>
  );
}
