import { useEffect, useRef, useState } from 'react';
import type { Pdf } from './pdf';
import type { Lihatan } from './useLihatan';

interface Props {
  pdf: Pdf;
  lihat: Lihatan;
  /** CSS pixels at 100 %. */
  lebar: number;
}
/** One page of a PDF; its words beside the picture for who does not see it. */
export function HalamanPdf({ pdf, lihat, lebar }: Props) {
  const { no, skala, putar } = lihat;
  const kanvas = useRef<HTMLCanvasElement>(null);
  const [kata, setKata] = useState<{ no: number; teks: string | null }>({ no: 0, teks: null });
  useEffect(() => {
    const henti = new AbortController();
    const el = kanvas.current;
    if (!el) return undefined;
    pdf.gambar(el, no, { lebar, skala, putar, sinyal: henti.signal }).then(
      (teks) => !henti.signal.aborted && setKata({ no, teks }),
      () => !henti.signal.aborted && setKata({ no, teks: null }),
    );
    return () => henti.abort();
  }, [pdf, no, lebar, skala, putar]);
  const selesai = kata.no === no;
  return (
    <figure aria-busy={!selesai}>
      <canvas ref={kanvas} aria-hidden data-halaman={selesai ? no : undefined} />
      <figcaption>
        {selesai && kata.teks === null ? (
          <p className="sn-err" role="alert">
            Halaman {no} tidak dapat digambar. Unduh dokumen untuk memeriksanya.
          </p>
        ) : (
          <span className="sn-sr">{kata.teks?.trim() ? kata.teks : 'Halaman ini gambar tanpa teks.'}</span>
        )}
      </figcaption>
    </figure>
  );
}
