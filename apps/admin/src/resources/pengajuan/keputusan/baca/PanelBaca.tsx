import { Icon } from '@sinas/ui/marks/Icon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { api } from '@sinas/api-client';
import { pesanGalat } from '../../../../lib/galat';
import type { Dokumen } from '../../../../providers/wire';
import '../../../../css/baca.css';
import { caraBaca } from './dapat-dibaca';
import { HalamanPdf } from './HalamanPdf';
import { bukaPdf, type Pdf } from './pdf';
import { useLihatan, type Lihatan } from './useLihatan';

interface Props {
  dokumen: Dokumen;
  onTutup: () => void;
}
const LEBAR_AWAL = 640;

/** A document beside the fields that it proves: pages, zoom and turns by keys, closed with Escape. */
export function PanelBaca({ dokumen, onTutup }: Props) {
  const isi = useQuery({
    queryKey: ['baca', dokumen.id],
    queryFn: ({ signal }) => api.biner(dokumen.url, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
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
      className="kp-baca"
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
        <button type="button" className="kp-baca-alat" aria-label="Tutup dokumen" onClick={onTutup}>
          <Icon name="x" />
        </button>
      </header>
      {isi.isPending && <p role="status">Mohon tunggu...</p>}
      {isi.isError && (
        <p className="sn-err" role="alert">
          {pesanGalat(isi.error, 'Dokumen belum dapat dimuat')}{' '}
          <button type="button" className="sn-linkbtn" onClick={() => void isi.refetch()}>
            Coba lagi
          </button>
        </p>
      )}
      {isi.data &&
        (caraBaca(dokumen) === 'pdf' ? <IsiPdf isi={isi.data} /> : <IsiGambar isi={isi.data} mime={dokumen.mime} />)}
    </section>
  );
}

function IsiPdf({ isi }: { isi: ArrayBuffer }) {
  const [pdf, setPdf] = useState<Pdf | 'rusak' | null>(null);
  useEffect(() => {
    let tutup: (() => void) | undefined;
    let pergi = false;
    // The library takes what it is given: a copy, so that the document can be opened again.
    bukaPdf(isi.slice(0)).then(
      (p) => {
        tutup = p.tutup;
        if (pergi) p.tutup();
        else setPdf(p);
      },
      () => !pergi && setPdf('rusak'),
    );
    return () => {
      pergi = true;
      tutup?.();
    };
  }, [isi]);
  const lihat = useLihatan(pdf === null || pdf === 'rusak' ? 1 : pdf.halaman);
  if (pdf === null) return <p role="status">Mohon tunggu...</p>;
  if (pdf === 'rusak')
    return (
      <p className="sn-err" role="alert">
        Berkas ini rusak atau terkunci kata sandi, jadi tidak dapat dibaca di sini. Unduh untuk memeriksanya.
      </p>
    );
  return (
    <Bingkai lihat={lihat} halaman={pdf.halaman}>
      {(lebar) => <HalamanPdf pdf={pdf} lihat={lihat} lebar={lebar} />}
    </Bingkai>
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

/** Tools above, what is read below; as wide as there is room. */
function Bingkai({
  lihat,
  halaman,
  children,
}: {
  lihat: Lihatan;
  halaman: number;
  children: (lebar: number) => ReactNode;
}) {
  const kotak = useRef<HTMLDivElement>(null);
  const [lebar, setLebar] = useState(LEBAR_AWAL);
  useEffect(() => {
    const el = kotak.current;
    if (!el) return undefined;
    const ukur = new ResizeObserver(() => setLebar(Math.max(240, el.clientWidth - 24)));
    ukur.observe(el);
    return () => ukur.disconnect();
  }, []);
  return (
    <div className="kp-baca-isi" onKeyDown={lihat.tombol}>
      <div className="kp-baca-bilah" role="toolbar" aria-label="Alat baca">
        {halaman > 1 && (
          <>
            <Alat nama="Halaman sebelumnya" ikon="left" mati={lihat.no === 1} onTekan={() => lihat.ke(lihat.no - 1)} />
            <label>
              <span className="sn-sr">Halaman</span>
              <input
                className="sn-input"
                inputMode="numeric"
                value={lihat.no}
                onChange={(e) => lihat.ke(Number(e.target.value.replace(/\D/g, '')) || 1)}
              />
            </label>
            <span>dari {halaman}</span>
            <Alat
              nama="Halaman berikutnya"
              ikon="right"
              mati={lihat.no === halaman}
              onTekan={() => lihat.ke(lihat.no + 1)}
            />
          </>
        )}
        <span className="kp-baca-ujung">
          <button type="button" className="kp-baca-alat" aria-label="Perkecil" onClick={lihat.perkecil}>
            −
          </button>
          <span>{Math.round(lihat.skala * 100)}%</span>
          <button type="button" className="kp-baca-alat" aria-label="Perbesar" onClick={lihat.perbesar}>
            +
          </button>
          <Alat nama="Putar" ikon="refresh" onTekan={lihat.putarkan} />
        </span>
      </div>
      <div className="kp-baca-kertas" ref={kotak} role="region" aria-label="Isi dokumen yang dibaca" tabIndex={0}>
        {children(lebar)}
      </div>
      <small className="kp-baca-kunci">Panah kiri dan kanan: halaman. + dan −: ukuran. R: putar. Esc: tutup.</small>
    </div>
  );
}

interface AlatProps {
  nama: string;
  ikon: Parameters<typeof Icon>[0]['name'];
  mati?: boolean;
  onTekan: () => void;
}
const Alat = ({ nama, ikon, mati = false, onTekan }: AlatProps) => (
  <button type="button" className="kp-baca-alat" aria-label={nama} disabled={mati} onClick={onTekan}>
    <Icon name={ikon} />
  </button>
);
