import type { ReactNode } from 'react';

/** Facts as label and value; what is not known shows '-' (VALIDASI-19). */
export const Pasangan = ({ isi }: { isi: readonly (readonly [label: string, nilai: ReactNode])[] }) => (
  <dl className="ps-pasangan">
    {isi.map(([label, nilai]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{nilai === '' || nilai === null || nilai === undefined ? '-' : nilai}</dd>
      </div>
    ))}
  </dl>
);
