import type { ReactNode } from 'react';

/** Fields in order; those of a group stand side by side. */
export type Susunan<K extends string> = readonly (K | readonly K[])[];

interface Props<K extends string> {
  susunan: Susunan<K>;
  /** Class of a group. */
  baris: string | undefined;
  isian: (k: K) => ReactNode;
}

/** The fields of a form in the rows that a front end has room for. `isian` gives each its key. */
export function SusunanIsian<K extends string>({ susunan, baris, isian }: Props<K>) {
  return susunan.map((s) =>
    typeof s === 'string' ? (
      isian(s)
    ) : (
      <div key={s.join()} className={baris}>
        {s.map(isian)}
      </div>
    ),
  );
}
