import { Field } from '@sinas/ui/inputs/Field';
import { useKetik } from '@sinas/ui/inputs/useKetik';
import type { ReactNode, Ref } from 'react';
import gaya from './saring.module.css';

interface Props {
  /** What it narrows. */
  nama: string;
  /** Words to search for. */
  kata: string;
  contoh: string;
  onKata: (kata: string) => void;
  refCari?: Ref<HTMLInputElement>;
  /** The other filters: a field each, at most three. */
  children: ReactNode;
}

/** Frame of the filters above a list: words first, then what else narrows it. */
export function BilahSaring({ nama, kata, contoh, onKata, refCari, children }: Props) {
  const { teks, ketik, segera } = useKetik(kata, onKata);
  return (
    <form
      className={gaya.bilah}
      role="search"
      aria-label={nama}
      onSubmit={(e) => {
        e.preventDefault();
        segera();
      }}
    >
      <Field label="Cari">
        {(ids) => (
          <input
            {...ids}
            ref={refCari}
            type="search"
            className="sn-input"
            value={teks}
            onChange={(e) => ketik(e.target.value)}
            placeholder={contoh}
          />
        )}
      </Field>
      {children}
    </form>
  );
}
