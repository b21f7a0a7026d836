import { useId, type ReactNode } from 'react';
import gaya from './bagian.module.css';

/** One subject of a page, with what it is for. */
export function Bagian({
  id,
  judul,
  uraian,
  children,
}: {
  id: string;
  judul: string;
  uraian: ReactNode;
  children: ReactNode;
}) {
  const idJudul = useId();
  return (
    <section id={id} className={gaya.bagian} aria-labelledby={idJudul}>
      <header>
        <h2 id={idJudul}>{judul}</h2>
        <p>{uraian}</p>
      </header>
      <div className={gaya.isi}>{children}</div>
    </section>
  );
}
