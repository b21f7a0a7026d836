import { Field } from '@sinas/ui/inputs/Field';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  name: string;
  value: string;
  required?: boolean;
  error?: string | null;
  hint?: ReactNode;
  rows?: number;
  maks?: number;
  onBlur?: () => void;
  onUbah: (nilai: string) => void;
}

/** A text of several lines, with label, hint and error as every field has them. */
export const TeksPanjang = ({ label, required, error, hint, maks, onUbah, rows = 2, ...isi }: Props) => (
  <Field label={label} required={required} error={error} hint={hint} maks={maks} isi={isi.value}>
    {(ids) => <textarea className="sn-input" rows={rows} {...isi} {...ids} onChange={(e) => onUbah(e.target.value)} />}
  </Field>
);
