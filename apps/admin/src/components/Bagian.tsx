import { useId, type ReactNode } from 'react';

/** One subject of a page: what it is at the left, what one does with it at the right. */
export function Bagian({ judul, uraian, children }: { judul: string; uraian: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="kn-bagian" aria-labelledby={id}>
      <header>
        <h2 id={id}>{judul}</h2>
        <p>{uraian}</p>
      </header>
      <div className="kn-bagian-isi">{children}</div>
    </section>
  );
}
