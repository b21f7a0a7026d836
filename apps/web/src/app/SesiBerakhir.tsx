import type { Skema } from '@sinas/api-client';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { TextInput } from '@sinas/ui/Field';
import { useToast } from '@sinas/ui/Toasts';
import { useIsian } from '@sinas/ui/useIsian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { IsianSandi } from '../components/IsianSandi';
import { Kabar } from '../components/Kabar';
import { api } from '../lib/api';
import { kalimatGalat } from '../lib/galat';
import { pasangSesiHilang } from '../lib/http';
import { mulaiMasuk } from '../lib/masuk';
import { KUNCI_SESI, terimaSesi, usePengguna, type Sesi } from '../lib/sesi';

const KEMBALI = 'Anda sudah masuk kembali. Lanjutkan pekerjaan Anda';

/**
 * The session ended while a page is open: the same user signs in again right here, and nothing that was typed is lost.
 * A session of somebody else (another tab, another name) must not go on with this page: everything starts anew.
 */
export function SesiBerakhir() {
  const [berakhir, setBerakhir] = useState(false);
  const klien = useQueryClient();
  const toast = useToast();
  const pengguna = usePengguna();

  const lanjut = useCallback(
    (sesi: Sesi) => {
      if (!sesi.masuk) return;
      if (sesi.pengguna?.id_user !== pengguna.id_user) {
        window.location.assign('/');
        return;
      }
      terimaSesi(klien, sesi);
      setBerakhir(false);
      toast.berhasil(KEMBALI);
      // What failed meanwhile is asked for again.
      void klien.invalidateQueries({ predicate: (q) => q.queryKey[0] !== KUNCI_SESI[0] });
    },
    [klien, pengguna.id_user, toast],
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
  if (!berakhir) return null;
  return <DialogMasuk onTutup={() => setBerakhir(false)} onMasuk={lanjut} />;
}

function DialogMasuk({ onTutup, onMasuk }: { onTutup: () => void; onMasuk: (sesi: Sesi) => void }) {
  const { username, login_type } = usePengguna();
  const inaport = login_type === 'inaport';
  const isian = useIsian(
    {
      username: { label: inaport ? 'Nama pengguna Inaportnet' : 'Nama pengguna', wajib: true },
      password: { label: inaport ? 'Kata sandi Inaportnet' : 'Kata sandi', wajib: true },
    },
    { username: inaport ? '' : username, password: '' },
  );
  const masuk = useMutation({
    mutationFn: (isi: typeof isian.isi) =>
      api.kirim<Skema<'MasukHasil'>>(inaport ? '/api-prod/login/inaport' : '/api-prod/login', isi),
    onSuccess: onMasuk,
    onError: isian.tolak,
  });
  const lewatSso = () => mulaiMasuk(window.location.pathname + window.location.search + window.location.hash);
  return (
    <Dialog open onClose={onTutup} maxWidth="xs" fullWidth aria-labelledby="sesi-berakhir">
      <form noValidate onSubmit={isian.saatKirim((isi) => masuk.mutate(isi))}>
        <DialogTitle id="sesi-berakhir">Sesi berakhir</DialogTitle>
        <DialogContent>
          <div className="app-sesi">
            <p>{PESAN['akses.token_kedaluwarsa']}. Yang Anda ketik tetap di halaman ini.</p>
            <TextInput {...isian.ikat('username')} autoComplete="username" readOnly={!inaport} />
            <IsianSandi {...isian.ikat('password')} autoComplete="current-password" maxLength={200} autoFocus />
            {masuk.isError && <Kabar grup="buruk">{kalimatGalat(masuk.error)}.</Kabar>}
            <button type="button" className="sn-linkbtn" onClick={lewatSso}>
              Masuk dengan SSO
            </button>
          </div>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onTutup}>
            Tutup
          </Button>
          <Button type="submit" variant="contained" loading={masuk.isPending}>
            Masuk kembali
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
