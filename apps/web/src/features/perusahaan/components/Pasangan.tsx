import type { ReactNode } from 'react';
import gaya from '../perusahaan.module.css';

/** Facts as label and value; what is not known shows '-' (VALIDASI-19). */
export const Pasangan = ({ isi }: { isi: readonly (readonly [label: string, nilai: ReactNode])[] }) => (
  <dl className={gaya.pasangan}>
    {isi.map(([label, nilai]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{nilai === '' || nilai === null || nilai === undefined ? '-' : nilai}</dd>
      </div>
    ))}
  </dl>
);
