import { api, pasangSesiHilang } from '@sinas/api-client';
import { jawabFaktor } from '@sinas/api-client/faktor';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { DialogMasukLagi } from '@sinas/ui/akun/masuk/DialogMasukLagi';
import { LangkahFaktor } from '@sinas/ui/akun/faktor/LangkahFaktor';
import { LewatSso } from '@sinas/ui/akun/masuk/LewatSso';
import { useSesiBerakhir } from '@sinas/ui/akun/masuk/useSesiBerakhir';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { kalimatGalat } from '../lib/galat';
import { klien } from '../providers/klien';
import { usePengguna } from '../providers/pengguna';
import { terimaSesi, type Sesi } from '../providers/sesi';

const sesiKini = () => api.ambil('/api/sesi');
const mulaiUlang = () => window.location.reload();

/** The session ended while a page was open: the same officer signs in again right here, and what was typed stays. */
export function SesiBerakhir({ onSesi }: { onSesi: (sesi: Sesi) => void }) {
  const { id_user } = usePengguna();
  const terima = useCallback(
    (sesi: Sesi) => {
      terimaSesi(sesi);
      onSesi(sesi);
      // What is whole stays: a sheet that is asked for anew would take the place of what was typed into it.
      void klien.invalidateQueries({ predicate: (q) => q.state.error !== null });
    },
    [onSesi],
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
  const { username } = usePengguna();
  const isian = useIsian({ password: { label: 'Kata sandi', wajib: true } }, { password: '' });
  const masuk = useMutation(
    {
      mutationFn: ({ password }: { password: string }) =>
        api.kirim('/api-prod/login', { body: { username, password } }),
      onSuccess: (hasil) => (hasil.faktor ? undefined : onMasuk(hasil)),
      onError: isian.tolak,
    },
    klien,
  );
  const jawab = useMutation({ mutationFn: jawabFaktor, onSuccess: onMasuk }, klien);
  const faktor = masuk.data?.faktor;
  if (faktor)
    return (
      <LangkahFaktor
        faktor={faktor}
        className="kp-dialog"
        tutup="Nanti"
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
      className="kp-dialog"
      tutup="Nanti"
      sibuk={masuk.isPending}
      onTutup={onTutup}
      onMasuk={isian.saatKirim((isi) => masuk.mutate(isi))}
    >
      <p>{PESAN['akses.token_kedaluwarsa']}. Yang Anda ketik tetap di halaman ini.</p>
      <TextInput label="Nama pengguna" value={username} autoComplete="username" readOnly />
      <TextInput {...isian.ikat('password')} type="password" autoComplete="current-password" autoFocus />
      {masuk.isError && <Kabar grup="buruk">{kalimatGalat(masuk.error)}.</Kabar>}
      <LewatSso onBuka={onSso} />
    </DialogMasukLagi>
  );
}
