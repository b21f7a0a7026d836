import { jawabFaktor } from '@sinas/api-client/faktor';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { DialogMasukLagi } from '@sinas/ui/akun/masuk/DialogMasukLagi';
import { LangkahFaktor } from '@sinas/ui/akun/faktor/LangkahFaktor';
import { LewatSso } from '@sinas/ui/akun/masuk/LewatSso';
import { useSesiBerakhir } from '@sinas/ui/akun/masuk/useSesiBerakhir';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { IsianSandi } from '../components/IsianSandi';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { api } from '../lib/api';
import { kalimatGalat } from '../lib/galat';
import { pasangSesiHilang } from '../lib/http';
import { KUNCI_SESI, terimaSesi, usePengguna, type Sesi } from '../lib/sesi';

const sesiKini = () => api.ambil('/api/sesi');
const mulaiUlang = () => window.location.assign('/');

/** The session ended while a page is open: the same user signs in again right here, and nothing that was typed is lost. */
export function SesiBerakhir() {
  const klien = useQueryClient();
  const { id_user } = usePengguna();
  const terima = useCallback(
    (sesi: Sesi) => {
      terimaSesi(klien, sesi);
      void klien.invalidateQueries({ predicate: (q) => q.queryKey[0] !== KUNCI_SESI[0] });
    },
    [klien],
  );
  const { berakhir, lanjut, lewatSso, tutup } = useSesiBerakhir({
    idUser: id_user,
    pasangSesiHilang,
    sesiKini,
    terima,
    mulaiUlang,
  });
  return berakhir ? <DialogMasuk onTutup={tutup} onMasuk={lanjut} onSso={lewatSso} /> : null;
}

interface Props {
  onTutup: () => void;
  onMasuk: (sesi: Sesi) => void;
  onSso: () => boolean;
}
function DialogMasuk({ onTutup, onMasuk, onSso }: Props) {
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
      inaport ? api.kirim('/api-prod/login/inaport', { body: isi }) : api.kirim('/api-prod/login', { body: isi }),
    onSuccess: (hasil) => (hasil.faktor ? undefined : onMasuk(hasil)),
    onError: isian.tolak,
  });
  const jawab = useMutation({ mutationFn: jawabFaktor, onSuccess: onMasuk });
  const faktor = masuk.data?.faktor;
  if (faktor)
    return (
      <LangkahFaktor
        faktor={faktor}
        className="app-sesi"
        tutup="Tutup"
        sibuk={jawab.isPending}
        salah={jawab.isError ? kalimatGalat(jawab.error) : null}
        onTutup={onTutup}
        onJawab={(j) => jawab.mutate({ tantangan: faktor.tantangan, ...j })}
        onUlang={() => {
          jawab.reset();
          masuk.reset();
        }}
        onHalamanMasuk={() => window.open('/auth/login', '_blank')}
      />
    );
  return (
    <DialogMasukLagi
      tutup="Tutup"
      sibuk={masuk.isPending}
      onTutup={onTutup}
      onMasuk={isian.saatKirim((isi) => masuk.mutate(isi))}
    >
      <div className="app-sesi">
        <p>{PESAN['akses.token_kedaluwarsa']}. Yang Anda ketik tetap di halaman ini.</p>
        <TextInput {...isian.ikat('username')} autoComplete="username" readOnly={!inaport} />
        <IsianSandi {...isian.ikat('password')} autoComplete="current-password" maks={200} autoFocus />
        {masuk.isError && <Kabar grup="buruk">{kalimatGalat(masuk.error)}.</Kabar>}
        <LewatSso onBuka={onSso} />
      </div>
    </DialogMasukLagi>
  );
}
