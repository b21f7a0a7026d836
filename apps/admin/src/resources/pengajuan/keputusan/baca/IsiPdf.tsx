import { useEffect, useState } from 'react';
import { Bingkai } from './Bingkai';
import { HalamanPdf } from './HalamanPdf';
import { bukaPdf, type Pdf } from './pdf';
import { useLihatan } from './useLihatan';

/** A PDF page by page, with its tools; one that cannot be read is said to be so. */
export function IsiPdf({ isi }: { isi: ArrayBuffer }) {
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
