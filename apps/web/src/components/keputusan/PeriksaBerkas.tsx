import { Kabar } from '@sinas/ui/feedback/Kabar';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type DragEvent } from 'react';
import { Link } from 'react-router-dom';
import { pesanGalat } from '../../lib/galat';
import { periksaBerkas, type BerkasDiperiksa } from './data';

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
      className={`sn-card sn-pad cek-berkas${seret ? ' seret' : ''}`}
      onDragOver={(e) => {
        e.preventDefault();
        setSeret(true);
      }}
      onDragLeave={() => setSeret(false)}
      onDrop={jatuh}
    >
      <label htmlFor={id}>Periksa berkas PDF</label>
      <p className="sn-sub" id={`${id}-k`}>
        Taruh keputusan atau tanda terima di sini, atau pilih berkasnya. Berkas dikirim untuk dibandingkan, dan tidak
        disimpan.
      </p>
      <input
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        aria-describedby={`${id}-k`}
        onChange={(e) => ambil(e.target.files?.[0])}
      />
      <div role="status">
        {periksa.isPending && <p className="sn-sub">Mohon tunggu...</p>}
        {periksa.isError && <Kabar grup="buruk">{pesanGalat(periksa.error)}. Berkas belum dapat diperiksa.</Kabar>}
        {periksa.isSuccess && <Hasil {...periksa.data} />}
      </div>
    </div>
  );
}

function Hasil({ hasil, jenis, nomor, kode }: BerkasDiperiksa) {
  const lihat = kode && (
    <>
      {' '}
      <Link to={`/cek/${encodeURIComponent(kode)}`}>Lihat keadaan keputusannya</Link>
    </>
  );
  switch (hasil) {
    case 'asli':
      return (
        <Kabar grup="baik">
          Berkas ini asli: {jenis === 'keputusan' ? 'keputusan' : 'tanda terima'} nomor {nomor}, sama dengan yang
          diterbitkan portal.{lihat}
        </Kabar>
      );
    case 'digantikan':
      return (
        <Kabar grup="anda">
          Berkas ini surat lama dari keputusan nomor {nomor}. Ada surat yang lebih baru.{lihat}
        </Kabar>
      );
    case 'berubah':
      return (
        <Kabar grup="buruk">
          Berkas ini menyebut keputusan nomor {nomor}, tetapi tidak sama dengan surat yang diterbitkan portal.{lihat}
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
