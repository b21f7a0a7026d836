import { Icon } from '@sinas/ui/marks/Icon';
import { TombolBerkas } from '@sinas/ui/unggah/TombolBerkas';
import { useState } from 'react';
import gaya from './referensi-muatan.module.css';

interface Props {
  sibuk: boolean;
  onBerkas: (berkas: File) => void;
}

/** A file by dropping it, or by the system's own dialog. */
export function TaruhBerkas({ sibuk, onBerkas }: Props) {
  const [seret, setSeret] = useState(false);
  const ambil = (berkas: File | undefined) => {
    if (berkas && !sibuk) onBerkas(berkas);
  };
  return (
    <div
      className={gaya.taruh}
      data-seret={seret}
      aria-busy={sibuk}
      onDragOver={(e) => {
        e.preventDefault();
        setSeret(!sibuk);
      }}
      onDragLeave={() => setSeret(false)}
      onDrop={(e) => {
        e.preventDefault();
        setSeret(false);
        ambil(e.dataTransfer.files[0]);
      }}
    >
      <Icon name="upload" />
      <div role="status">
        {sibuk ? (
          <>
            <b>Berkas dibaca dan dibandingkan dengan daftar</b>
            <span>Berkas besar perlu sampai satu menit. Belum ada yang berubah.</span>
          </>
        ) : (
          <>
            <b>Taruh berkas CSV di sini</b>
            <span>Daftar belum berubah sebelum Anda menerapkannya.</span>
          </>
        )}
      </div>
      <TombolBerkas nama="Berkas CSV" accept=".csv,text/csv" disabled={sibuk} onBerkas={ambil}>
        Pilih berkas
      </TombolBerkas>
    </div>
  );
}
