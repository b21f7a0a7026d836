import type { ReactNode } from 'react';
import { useJudul } from '@sinas/ui/useJudul';
import gaya from './judul.module.css';

interface Props {
  judul: string;
  kalimat?: ReactNode;
  /** Figures or actions, at the right of the heading. */
  ujung?: ReactNode;
  children: ReactNode;
}

/** A page with heading and content; the target of 'Langsung ke isi'. */
export function Halaman({ judul, kalimat, ujung, children }: Props) {
  useJudul(judul);
  return (
    <main className="kn-isi" id="isi" tabIndex={-1}>
      <div className={gaya.judul}>
        <div>
          <h1>{judul}</h1>
          {kalimat && <p>{kalimat}</p>}
        </div>
        {ujung && <div className={`${gaya.judulUjung} sn-no-print`}>{ujung}</div>}
      </div>
      {children}
    </main>
  );
}
