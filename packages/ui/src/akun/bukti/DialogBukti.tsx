import type { KeperluanBukti } from '@sinas/domain/akses/faktor';
import { DialogFrame } from '../../feedback/DialogFrame';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Kabar } from '../../feedback/Kabar';
import { Button } from '../../inputs/Button';
import type { BuktiDiberi, IsiBukti, LayananBukti, TantanganBukti } from './bukti';
import { LoadingSkeleton } from '../../feedback/Loading';
import { BuktiFaktor } from './BuktiFaktor';
import { BuktiPenyedia } from './BuktiPenyedia';
import { BuktiSandi } from './BuktiSandi';

interface Props {
  layanan: LayananBukti;
  keperluan: KeperluanBukti;
  onTutup: () => void;
  onTerbukti: (bukti: string) => void;
}

/** The server's word at the field where it sent one, else its sentence (429: with the time of the next try). */
const kataGalat = (galat: unknown, layanan: LayananBukti): string =>
  (galat instanceof Error &&
    'errors' in galat &&
    Array.isArray(galat.errors) &&
    (galat.errors as { message: string }[])[0]?.message) ||
  layanan.kalimatGalat(galat);

/** Asks a person once more that it is he, in the way that his account has; what was typed below stays. */
export function DialogBukti({ layanan, keperluan, onTutup, onTerbukti }: Props) {
  const id = useId();
  const idForm = `${id}-f`;
  const [t, setT] = useState<TantanganBukti | null>(null);
  const [gagal, setGagal] = useState<string | null>(null);
  const [salah, setSalah] = useState<string | null>(null);
  const [sibuk, setSibuk] = useState(false);
  const kunci = useRef(false);
  const muat = useCallback(() => {
    setGagal(null);
    layanan.tantang(keperluan).then(setT, (galat: unknown) => setGagal(layanan.kalimatGalat(galat)));
  }, [layanan, keperluan]);
  useEffect(muat, [muat]);
  const beri = async (isi: BuktiDiberi) => {
    if (kunci.current) return;
    kunci.current = true;
    setSibuk(true);
    setSalah(null);
    try {
      onTerbukti((await layanan.beri({ keperluan, ...isi })).bukti);
    } catch (galat) {
      setSalah(kataGalat(galat, layanan));
      // An answer of a passkey uses its question up.
      if (isi.cara === 'passkey') muat();
    } finally {
      kunci.current = false;
      setSibuk(false);
    }
  };
  const isi = { id: idForm, sibuk, salah, onBeri: (b: BuktiDiberi) => void beri(b) };
  const penyedia = t?.cara.includes('penyedia') ?? false;
  return (
    <DialogFrame
      title="Buktikan bahwa ini Anda"
      width="xs"
      onClose={sibuk ? undefined : onTutup}
      contentClass="ak-bukti"
      actions={
        <>
          <Button variant="outlined" onClick={onTutup} disabled={sibuk}>
            Batal
          </Button>
          {t && !penyedia && (
            <Button type="submit" form={idForm} variant="contained" loading={sibuk}>
              Lanjutkan
            </Button>
          )}
        </>
      }
    >
      {!t && !gagal && <LoadingSkeleton card={false} lines={2} />}
      {gagal && (
        <>
          <Kabar grup="buruk">{gagal}.</Kabar>
          <button type="button" className="sn-linkbtn" onClick={muat}>
            Coba lagi
          </button>
        </>
      )}
      {t && penyedia && <BuktiPenyedia keperluan={keperluan} onTerbukti={onTerbukti} />}
      {t && !penyedia && <Isian t={t} {...isi} />}
    </DialogFrame>
  );
}

function Isian({ t, ...isi }: IsiBukti & { t: TantanganBukti }) {
  if (t.cara.includes('sandi')) return <BuktiSandi {...isi} />;
  if (t.cara.includes('inaport')) return <BuktiSandi inaport {...isi} />;
  return <BuktiFaktor t={t} {...isi} />;
}
