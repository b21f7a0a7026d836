import { DialogFrame } from '../../feedback/DialogFrame';
import { periksaAngka } from '@sinas/domain/format/periksa-isian';
import { useState } from 'react';
import { Button } from '../../inputs/Button';
import { TextInput } from '../../inputs/Field';
import { useIsian } from '../../inputs/useIsian';
import { Kabar } from '../../feedback/Kabar';
import type { LayananFaktor, TotpBaru } from './faktor';

interface Props {
  baru: TotpBaru;
  layanan: LayananFaktor;
  onTutup: () => void;
  onTerpasang: (kode: string[] | null) => void;
}

/** Sets the authenticator app up: it counts when its first code was right. */
export function DialogTotp({ baru, layanan, onTutup, onTerpasang }: Props) {
  const [sibuk, setSibuk] = useState(false);
  const [galat, setGalat] = useState<string | null>(null);
  const isian = useIsian(
    { kode: { label: 'Kode enam angka', wajib: true, periksa: periksaAngka('Kode', 6) } },
    { kode: '' },
  );
  const aktifkan = async (kode: string) => {
    setSibuk(true);
    setGalat(null);
    try {
      onTerpasang((await layanan.aktifkanTotp({ tantangan: baru.tantangan, kode })).kode_pemulihan);
    } catch (g) {
      if (!isian.tolak(g)) setGalat(layanan.kalimatGalat(g));
    } finally {
      setSibuk(false);
    }
  };
  return (
    <DialogFrame
      title="Pasang aplikasi autentikator"
      width="xs"
      onClose={sibuk ? undefined : onTutup}
      onSubmit={isian.saatKirim(({ kode }) => void aktifkan(kode.replace(/\D/g, '')))}
      contentClass="ak-bukti"
      actions={
        <>
          <Button variant="outlined" onClick={onTutup} disabled={sibuk}>
            Batal
          </Button>
          <Button type="submit" variant="contained" loading={sibuk}>
            Pasang
          </Button>
        </>
      }
    >
      <p>Pindai gambar ini dengan aplikasi autentikator di ponsel Anda.</p>
      <img
        className="ak-qr"
        alt="Kode QR untuk aplikasi autentikator"
        src={`data:image/svg+xml,${encodeURIComponent(baru.qr)}`}
      />
      <p>
        Tidak dapat memindai? Ketik kunci ini di aplikasi:{' '}
        <code className="ak-rahasia">{(baru.rahasia.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <TextInput
        {...isian.ikat('kode')}
        className="sn-input ak-kode"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="Kode yang sekarang tampil di aplikasi. Setelah terpasang, perangkat lain dikeluarkan dan Anda kami beri tahu lewat surel."
      />
      {galat && <Kabar grup="buruk">{galat}.</Kabar>}
    </DialogFrame>
  );
}
