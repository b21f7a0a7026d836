import { Kabar } from '@sinas/ui/feedback/Kabar';
import { IsianBerkas } from '@sinas/ui/unggah/IsianBerkas';
import { useId, useState } from 'react';
import { sidikBerkas } from './data';
import gaya from './cek.module.css';

interface Props {
  cocok: boolean | null;
  /** It is an earlier letter of the same decision. */
  lama: boolean;
  /** Rows are shown already, by the code alone. */
  rinci: boolean;
  sibuk: boolean;
  onSidik: (sidik: string) => void;
}
/** The visitor's own file against the letter that was issued: only its fingerprint is sent. */
export function CocokkanBerkas({ cocok, lama, rinci, sibuk, onSidik }: Props) {
  const id = useId();
  const [gagal, setGagal] = useState(false);
  const [berkas, setBerkas] = useState<File | null>(null);
  const pilih = (baru: File) => {
    setBerkas(baru);
    setGagal(false);
    sidikBerkas(baru).then(onSidik, () => setGagal(true));
  };
  return (
    <div className={gaya.cocok}>
      <label htmlFor={id}>Cocokkan berkas PDF yang Anda pegang</label>
      <p className="sn-sub" id={`${id}-k`}>
        Berkas tidak dikirim. Peramban Anda menghitung sidik SHA-256-nya, dan hanya sidik itu yang dibandingkan.
        {!rinci && ' Bila cocok, jumlah tiap baris ikut ditampilkan.'}
      </p>
      <IsianBerkas
        id={id}
        nama="PDF"
        accept="application/pdf,.pdf"
        aria-describedby={`${id}-k`}
        berkas={berkas}
        onBerkas={pilih}
      />
      {gagal && <Kabar grup="buruk">Berkas tidak dapat dibaca. Pilih lagi berkasnya.</Kabar>}
      {!gagal && !sibuk && cocok === true && (
        <Kabar grup="baik">Berkas ini sama dengan surat yang diterbitkan, sampai ke setiap hurufnya.</Kabar>
      )}
      {!gagal && !sibuk && lama && (
        <Kabar grup="anda">
          Berkas ini surat yang lebih lama dari keputusan yang sama. Jumlah yang berlaku sekarang ada di atas.
        </Kabar>
      )}
      {!gagal && !sibuk && cocok === false && !lama && (
        <Kabar grup="buruk">
          Berkas ini tidak sama dengan surat yang diterbitkan. Hasil pindai dan cetak ulang juga tidak sama: bandingkan
          isinya sendiri.
        </Kabar>
      )}
    </div>
  );
}
