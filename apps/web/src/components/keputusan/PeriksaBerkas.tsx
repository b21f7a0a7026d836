import { Kabar } from '@sinas/ui/feedback/Kabar';
import { IsianBerkas } from '@sinas/ui/unggah/IsianBerkas';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type DragEvent } from 'react';
import { Link } from 'react-router-dom';
import { pesanGalat } from '../../lib/galat';
import { periksaBerkas, type BerkasDiperiksa } from './data';
import gaya from './cek.module.css';

/** One file, dropped or chosen: is it a paper that the portal has issued? */
export function PeriksaBerkas() {
  const id = useId();
  const [seret, setSeret] = useState(false);
  const periksa = useMutation({ mutationFn: periksaBerkas });
  const ambil = (berkas: File | undefined) => {
    setSeret(false);
    if (berkas) periksa.mutate(berkas);
  };
  const jatuh = (e: DragEvent) => {
    e.preventDefault();
    ambil(e.dataTransfer.files[0]);
  };
  return (
    <div
      className={`sn-card sn-pad ${gaya.berkas}${seret ? ` ${gaya.seret}` : ''}`}
      onDragOver={(e) => {
        e.preventDefault();
        setSeret(true);
      }}
      onDragLeave={() => setSeret(false)}
      onDrop={jatuh}
    >
      <label htmlFor={id}>Periksa berkas PDF</label>
      <p className="sn-sub" id={`${id}-k`}>
        Taruh keputusan, tanda terima, atau berita acara rapat di sini, atau pilih berkasnya. Berkas dikirim untuk
        dibandingkan, dan tidak disimpan.
      </p>
      <IsianBerkas
        id={id}
        nama="PDF"
        accept="application/pdf,.pdf"
        aria-describedby={`${id}-k`}
        berkas={periksa.variables}
        onBerkas={ambil}
      />
      <div role="status">
        {periksa.isPending && <p className="sn-sub">Mohon tunggu...</p>}
        {periksa.isError && <Kabar grup="buruk">{pesanGalat(periksa.error)}. Berkas belum dapat diperiksa.</Kabar>}
        {periksa.isSuccess && <Hasil {...periksa.data} />}
      </div>
    </div>
  );
}

const APA = { keputusan: 'keputusan', tanda_terima: 'tanda terima', berita_acara: 'berita acara' } as const;

function Hasil({ hasil, jenis, nomor, kode }: BerkasDiperiksa) {
  const apa = jenis ? APA[jenis] : '';
  const lihat = kode && (
    <>
      {' '}
      <Link to={`/cek/${encodeURIComponent(kode)}`}>Lihat keadaan {apa}nya</Link>
    </>
  );
  switch (hasil) {
    case 'asli':
      return (
        <Kabar grup="baik">
          Berkas ini asli: {apa} nomor {nomor}, sama dengan yang diterbitkan portal.{lihat}
        </Kabar>
      );
    case 'digantikan':
      return (
        <Kabar grup="anda">
          {jenis === 'berita_acara'
            ? `Berkas ini berita acara nomor ${nomor ?? ''} yang sudah dibuka kembali.`
            : `Berkas ini surat lama dari keputusan nomor ${nomor ?? ''}. Ada surat yang lebih baru.`}
          {lihat}
        </Kabar>
      );
    case 'berubah':
      return (
        <Kabar grup="buruk">
          {jenis === 'berita_acara'
            ? `Berkas ini menyebut berita acara nomor ${nomor ?? ''}, tetapi tidak sama dengan yang ada di portal. Salinan sebelum tanda tangan terakhir juga tidak sama.`
            : `Berkas ini menyebut keputusan nomor ${nomor ?? ''}, tetapi tidak sama dengan surat yang diterbitkan portal.`}
          {lihat}
        </Kabar>
      );
    case 'tidak_dikenal':
      return (
        <Kabar grup="buruk">
          Berkas ini tidak dikenal. Portal tidak menerbitkannya, atau isinya sudah berubah. Hasil pindai dan cetak ulang
          juga tidak dikenal.
        </Kabar>
      );
  }
}
