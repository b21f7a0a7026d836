import type { ReactNode } from 'react';
import { useJudul } from '@sinas/ui/useJudul';

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
      <div className="kn-judul">
        <div>
          <h1>{judul}</h1>
          {kalimat && <p>{kalimat}</p>}
        </div>
        {ujung && <div className="kn-judul-ujung">{ujung}</div>}
      </div>
      {children}
    </main>
  );
}
