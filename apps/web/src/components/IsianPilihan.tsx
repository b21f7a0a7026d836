import { Field } from '@sinas/ui/inputs/Field';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

interface Props extends ComponentPropsWithoutRef<'select'> {
  label: string;
  required?: boolean;
  error?: string | null;
  hint?: ReactNode;
  pilihan: readonly { nilai: string; teks: string }[];
}

/** One of a few, with label, hint and error as every field has them. */
export const IsianPilihan = ({ label, required, error, hint, pilihan, ...select }: Props) => (
  <Field label={label} required={required} error={error} hint={hint}>
    {(ids) => (
      <select className="sn-input" {...select} {...ids}>
        {pilihan.map(({ nilai, teks }) => (
          <option key={nilai} value={nilai}>
            {teks}
          </option>
        ))}
      </select>
    )}
  </Field>
);
