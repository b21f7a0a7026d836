import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useRef, useState } from 'react';
import gaya from './referensi-muatan.module.css';

interface Props {
  sibuk: boolean;
  onBerkas: (berkas: File) => void;
}

/** A file by dropping it, or by the system's own dialog. */
export function TaruhBerkas({ sibuk, onBerkas }: Props) {
  const pilih = useRef<HTMLInputElement>(null);
  const [seret, setSeret] = useState(false);
  const ambil = (berkas: FileList | null | undefined) => {
    const satu = berkas?.[0];
    if (satu && !sibuk) onBerkas(satu);
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
        ambil(e.dataTransfer.files);
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
      <Button variant="outlined" disabled={sibuk} onClick={() => pilih.current?.click()}>
        Pilih berkas
      </Button>
      <input
        ref={pilih}
        type="file"
        hidden
        aria-label="Berkas CSV"
        accept=".csv,text/csv"
        onChange={(e) => {
          ambil(e.target.files);
          // So that the same file can be chosen again.
          e.target.value = '';
        }}
      />
    </div>
  );
}
