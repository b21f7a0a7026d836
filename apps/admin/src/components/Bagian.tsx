import { useId, type ReactNode } from 'react';
import gaya from './bagian.module.css';

/** One subject of a page: what it is at the left, what one does with it at the right. */
export function Bagian({ judul, uraian, children }: { judul: string; uraian: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={gaya.bagian} aria-labelledby={id}>
      <header>
        <h2 id={id}>{judul}</h2>
        <p>{uraian}</p>
      </header>
      <div className={gaya.bagianIsi}>{children}</div>
    </section>
  );
}
