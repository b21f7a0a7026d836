import { api, pasangSesiHilang, type Skema } from '@sinas/api-client';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { TextInput } from '@sinas/ui/Field';
import { useToast } from '@sinas/ui/Toasts';
import { useIsian } from '@sinas/ui/useIsian';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Kabar } from '../components/Kabar';
import { kalimatGalat } from '../lib/galat';
import { klien } from '../providers/klien';
import { usePengguna } from '../providers/pengguna';
import { mulaiMasuk, terimaSesi, type Sesi } from '../providers/sesi';

/**
 * The session ended while a page was open: the same officer signs in again right here, and what was typed stays. A
 * session of somebody else must not go on with this page: everything starts anew.
 */
export function SesiBerakhir({ onSesi }: { onSesi: (sesi: Sesi) => void }) {
  const [berakhir, setBerakhir] = useState(false);
  const { id_user } = usePengguna();
  const toast = useToast();
  const lanjut = useCallback(
    (sesi: Sesi) => {
      if (!sesi.masuk) return;
      if (sesi.pengguna?.id_user !== id_user) {
        window.location.reload();
        return;
      }
      terimaSesi(sesi);
      onSesi(sesi);
      setBerakhir(false);
      toast.berhasil('Anda sudah masuk kembali. Lanjutkan pekerjaan Anda');
      // What failed meanwhile is asked for again.
      void klien.invalidateQueries();
    },
    [id_user, onSesi, toast],
  );
  useEffect(() => {
    pasangSesiHilang(() => setBerakhir(true));
    return () => pasangSesiHilang(() => undefined);
  }, []);
  // Signed in again in another tab: this one notices when it is looked at.
  useEffect(() => {
    if (!berakhir) return undefined;
    const periksa = () => void api.ambil<Sesi>('/api/sesi').then(lanjut, () => undefined);
    window.addEventListener('focus', periksa);
    return () => window.removeEventListener('focus', periksa);
  }, [berakhir, lanjut]);
  return berakhir ? <DialogMasuk onTutup={() => setBerakhir(false)} onMasuk={lanjut} /> : null;
}

function DialogMasuk({ onTutup, onMasuk }: { onTutup: () => void; onMasuk: (sesi: Sesi) => void }) {
  const { username } = usePengguna();
  const isian = useIsian({ password: { label: 'Kata sandi', wajib: true } }, { password: '' });
  const masuk = useMutation(
    {
      mutationFn: ({ password }: { password: string }) =>
        api.kirim<Skema<'MasukHasil'>>('/api-prod/login', { username, password }),
      onSuccess: onMasuk,
      onError: isian.tolak,
    },
    klien,
  );
  return (
    <Dialog open onClose={onTutup} maxWidth="xs" fullWidth aria-labelledby="sesi-berakhir">
      <form noValidate onSubmit={isian.saatKirim((isi) => masuk.mutate(isi))}>
        <DialogTitle id="sesi-berakhir">Sesi berakhir</DialogTitle>
        <DialogContent className="kp-dialog">
          <p>{PESAN['akses.token_kedaluwarsa']}. Yang Anda ketik tetap di halaman ini.</p>
          <TextInput label="Nama pengguna" value={username} autoComplete="username" readOnly />
          <TextInput {...isian.ikat('password')} type="password" autoComplete="current-password" autoFocus />
          {masuk.isError && <Kabar grup="buruk">{kalimatGalat(masuk.error)}.</Kabar>}
          <p>
            <button type="button" className="sn-linkbtn" onClick={mulaiMasuk}>
              Masuk dengan SSO
            </button>
          </p>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onTutup}>
            Nanti
          </Button>
          <Button type="submit" variant="contained" loading={masuk.isPending}>
            Masuk kembali
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
