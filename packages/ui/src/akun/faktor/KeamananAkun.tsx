import { PESAN } from '@sinas/domain/pesan/pesan';
import { useState } from 'react';
import { ConfirmDialog } from '../../feedback/ConfirmDialog';
import { Kabar } from '../../feedback/Kabar';
import { useToast } from '../../feedback/Toasts';
import { DaftarFaktor, type TindakanFaktor } from './DaftarFaktor';
import { DialogKunci } from './DialogKunci';
import { DialogPemulihan } from './DialogPemulihan';
import { DialogTotp } from './DialogTotp';
import type { KeadaanFaktor, KunciBaru, LayananFaktor, TotpBaru } from './faktor';
import { useBukti, useMuatCaraBukti, type BuktiDibawa } from '../bukti/useBukti';

interface Props {
  keadaan: KeadaanFaktor;
  layanan: LayananFaktor;
  /** What is shown of the factors and of the devices is not true any more. */
  onUbah: () => void;
  saat: (waktu: string) => string;
}
type Dialog =
  | { jenis: 'totp'; baru: TotpBaru }
  | { jenis: 'kunci'; baru: KunciBaru }
  | { jenis: 'pemulihan'; kode: string[] }
  | { jenis: 'tanya'; tindakan: TindakanFaktor };

/** What is asked, and what follows, before something is taken away. */
function pertanyaan(t: TindakanFaktor): { judul: string; tanya: string } {
  if (t.jenis === 'pemulihan')
    return { judul: 'Buat kode baru', tanya: 'Buat sepuluh kode baru? Kode yang lama tidak berlaku lagi.' };
  return t.jenis === 'lepas_kunci'
    ? { judul: 'Lepas kunci sandi', tanya: `Lepas kunci sandi ${t.nama}?` }
    : { judul: 'Lepas aplikasi autentikator', tanya: 'Lepas aplikasi autentikator dari akun Anda?' };
}

/** One's own second factors: set up, added to, renewed and taken away, each with a proof. */
export function KeamananAkun({ keadaan, layanan, onUbah, saat }: Props) {
  const bukti = useBukti('faktor');
  const muatCara = useMuatCaraBukti();
  const toast = useToast();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [sibuk, setSibuk] = useState(false);
  const [galat, setGalat] = useState<string | null>(null);
  const tutup = () => setDialog(null);
  const berubah = () => {
    onUbah();
    muatCara();
  };
  const jalankan = async (t: TindakanFaktor, b: BuktiDibawa): Promise<void> => {
    if (t.jenis === 'pasang_totp') return setDialog({ jenis: 'totp', baru: await layanan.mulaiTotp(b) });
    if (t.jenis === 'pasang_kunci') return setDialog({ jenis: 'kunci', baru: await layanan.mulaiKunci(b) });
    if (t.jenis === 'pemulihan') setDialog({ jenis: 'pemulihan', kode: (await layanan.pemulihan(b)).kode_pemulihan });
    else {
      await (t.jenis === 'lepas_kunci' ? layanan.lepasKunci(t.id, b) : layanan.lepasTotp(b));
      toast.berhasil(PESAN['faktor.dilepas']);
    }
    berubah();
  };
  const mulai = (t: TindakanFaktor) => {
    tutup();
    setGalat(null);
    bukti.minta((b) => {
      setSibuk(true);
      jalankan(t, b)
        .catch((g: unknown) => setGalat(layanan.kalimatGalat(g)))
        .finally(() => setSibuk(false));
    });
  };
  const terpasang = (kode: string[] | null) => {
    toast.berhasil(PESAN['faktor.terpasang']);
    setDialog(kode && { jenis: 'pemulihan', kode });
    berubah();
  };
  if (keadaan.penyedia_lain) return <p>{PESAN['faktor.penyedia_lain']}.</p>;
  const ada = keadaan.totp !== null || keadaan.passkey.length > 0;
  const tanya = dialog?.jenis === 'tanya' ? dialog.tindakan : null;
  return (
    <div className="ak-bukti">
      {!ada && (
        <p>
          Akun ini dibuka dengan kata sandi saja. Dengan faktor kedua, orang yang mengetahui kata sandi Anda tetap tidak
          dapat masuk.
        </p>
      )}
      {keadaan.wajib && <p>Peran Anda wajib mempunyai faktor kedua, jadi yang terakhir tidak dapat dilepas.</p>}
      <DaftarFaktor
        keadaan={keadaan}
        saat={saat}
        sibuk={sibuk}
        onTindakan={(t) => (t.jenis.startsWith('pasang') ? mulai(t) : setDialog({ jenis: 'tanya', tindakan: t }))}
      />
      {galat && <Kabar grup="buruk">{galat}.</Kabar>}
      {tanya && (
        <ConfirmDialog
          open
          title={pertanyaan(tanya).judul}
          question={pertanyaan(tanya).tanya}
          onYes={() => mulai(tanya)}
          onNo={tutup}
        >
          <p>
            Perangkat lain dikeluarkan dan Anda kami beri tahu lewat surel. Anda diminta membuktikan diri lebih dahulu.
          </p>
        </ConfirmDialog>
      )}
      {dialog?.jenis === 'totp' && (
        <DialogTotp baru={dialog.baru} layanan={layanan} onTutup={tutup} onTerpasang={terpasang} />
      )}
      {dialog?.jenis === 'kunci' && (
        <DialogKunci baru={dialog.baru} layanan={layanan} onTutup={tutup} onTerpasang={terpasang} />
      )}
      {dialog?.jenis === 'pemulihan' && <DialogPemulihan kode={dialog.kode} onTutup={tutup} />}
    </div>
  );
}
