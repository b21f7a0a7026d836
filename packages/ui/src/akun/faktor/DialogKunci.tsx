import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { DialogFrame } from '../../feedback/DialogFrame';
import { useState } from 'react';
import { Button } from '../../inputs/Button';
import { TextInput } from '../../inputs/Field';
import { Kabar } from '../../feedback/Kabar';
import { useIsian } from '../../inputs/useIsian';
import type { KunciBaru, LayananFaktor } from './faktor';

interface Props {
  baru: KunciBaru;
  layanan: LayananFaktor;
  onTutup: () => void;
  onTerpasang: (kode: string[] | null) => void;
}
const BATAL = 'Kunci sandi tidak jadi dibuat. Coba sekali lagi, atau batalkan';

/** A new passkey, with the name by which its owner knows it. */
export function DialogKunci({ baru, layanan, onTutup, onTerpasang }: Props) {
  const [sibuk, setSibuk] = useState(false);
  const [galat, setGalat] = useState<string | null>(null);
  const isian = useIsian({ nama: { label: 'Nama kunci sandi', wajib: true } }, { nama: '' });
  const pasang = async (nama: string) => {
    setSibuk(true);
    setGalat(null);
    try {
      const optionsJSON = baru.pilihan as unknown as PublicKeyCredentialCreationOptionsJSON;
      const jawaban = await startRegistration({ optionsJSON }).catch(() => null);
      if (!jawaban) return setGalat(BATAL);
      const isi = { tantangan: baru.tantangan, nama: nama.trim(), jawaban: { ...jawaban } };
      onTerpasang((await layanan.pasangKunci(isi)).kode_pemulihan);
    } catch (g) {
      if (!isian.tolak(g)) setGalat(layanan.kalimatGalat(g));
    } finally {
      setSibuk(false);
    }
  };
  return (
    <DialogFrame
      title="Tambah kunci sandi"
      width="xs"
      onClose={sibuk ? undefined : onTutup}
      onSubmit={isian.saatKirim(({ nama }) => void pasang(nama))}
      contentClass="ak-bukti"
      actions={
        <>
          <Button variant="outlined" onClick={onTutup} disabled={sibuk}>
            Batal
          </Button>
          <Button type="submit" variant="contained" loading={sibuk}>
            Buat kunci sandi
          </Button>
        </>
      }
    >
      <p>
        Kunci sandi (passkey) tersimpan di perangkat, pengelola kata sandi, atau kunci keamanan Anda. Setelah terpasang,
        perangkat lain dikeluarkan dan Anda kami beri tahu lewat surel.
      </p>
      <TextInput
        {...isian.ikat('nama')}
        autoComplete="off"
        maks={60}
        autoFocus
        hint="Supaya Anda mengenalinya, misalnya Laptop kantor."
      />
      {galat && <Kabar grup="buruk">{galat}.</Kabar>}
    </DialogFrame>
  );
}
