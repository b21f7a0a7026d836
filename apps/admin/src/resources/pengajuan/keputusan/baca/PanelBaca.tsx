import { Icon } from '@sinas/ui/marks/Icon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '@sinas/api-client';
import { pesanGalat } from '../../../../lib/galat';
import type { Dokumen } from '../../../../providers/wire';
import { caraBaca } from './dapat-dibaca';
import { Bingkai } from './Bingkai';
import { IsiPdf } from './IsiPdf';
import { IsiTabel } from './IsiTabel';
import { useLihatan } from './useLihatan';
import gaya from '../baca.module.css';

interface Props {
  dokumen: Dokumen;
  onTutup: () => void;
}

/** A document beside the fields that it proves: pages, zoom and turns by keys, closed with Escape. */
export function PanelBaca({ dokumen, onTutup }: Props) {
  const cara = caraBaca(dokumen);
  const isi = useQuery({
    queryKey: ['baca', dokumen.id],
    queryFn: ({ signal }) => api.unduh(dokumen.url, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    enabled: cara !== 'tabel',
  });
  const panel = useRef<HTMLElement>(null);
  // Where the reader was is where he comes back to.
  const asal = useRef(document.activeElement);
  useEffect(() => {
    panel.current?.focus();
    const dari = asal.current;
    return () => {
      if (dari instanceof HTMLElement) dari.focus();
    };
  }, [dokumen.id]);
  return (
    <section
      ref={panel}
      className={gaya.baca}
      aria-label={`Baca ${dokumen.nama_dokumen}`}
      tabIndex={-1}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        onTutup();
      }}
    >
      <header>
        <h2>{dokumen.nama_dokumen}</h2>
        <a href={dokumen.url} download={dokumen.nama_file} aria-label={`Unduh ${dokumen.nama_dokumen} yang dibaca`}>
          Unduh
        </a>
        <button type="button" className={gaya.bacaAlat} aria-label="Tutup dokumen" onClick={onTutup}>
          <Icon name="x" />
        </button>
      </header>
      {cara === 'tabel' && <IsiTabel dokumen={dokumen} />}
      {isi.isLoading && <p role="status">Mohon tunggu...</p>}
      {isi.isError && (
        <p className="sn-err" role="alert">
          {pesanGalat(isi.error, 'Dokumen belum dapat dimuat')}{' '}
          <button type="button" className="sn-linkbtn" onClick={() => void isi.refetch()}>
            Coba lagi
          </button>
        </p>
      )}
      {isi.data && (cara === 'pdf' ? <IsiPdf isi={isi.data} /> : <IsiGambar isi={isi.data} mime={dokumen.mime} />)}
    </section>
  );
}

function IsiGambar({ isi, mime }: { isi: ArrayBuffer; mime: string }) {
  const lihat = useLihatan(1);
  const [rusak, setRusak] = useState(false);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const u = URL.createObjectURL(new Blob([isi], { type: mime }));
    setUrl(u);
    return () => URL.revokeObjectURL(u);
  }, [isi, mime]);
  if (rusak)
    return (
      <p className="sn-err" role="alert">
        Gambar ini rusak, jadi tidak dapat dibaca di sini. Unduh untuk memeriksanya.
      </p>
    );
  return (
    <Bingkai lihat={lihat} halaman={1}>
      {(lebar) => (
        <img
          src={url}
          alt="Isi dokumen"
          style={{ width: lebar * lihat.skala, rotate: `${lihat.putar * 90}deg` }}
          onError={() => setRusak(true)}
        />
      )}
    </Bingkai>
  );
}
