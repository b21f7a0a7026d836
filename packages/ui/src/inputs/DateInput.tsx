import { bacaTanggal } from '@sinas/domain/format/baca-tanggal';
import { tanggal, tanggalSah } from '@sinas/domain/format/tanggal';
import { useState, type ComponentPropsWithoutRef } from 'react';
import { Field, type InputProps } from './Field';

interface Props extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> {
  /** yyyy-mm-dd, or what stands there and is none. */
  value: string;
  /** A day as yyyy-mm-dd, '' for none, or the text as it was typed. */
  onUbah: (nilai: string) => void;
}

/** A day as people in Indonesia write it, whatever the language of the browser: '20/11/2026' becomes '20 November 2026'. */
export function DateInput({ value, onUbah, onBlur, ...input }: Props) {
  const [ketik, setKetik] = useState<string | null>(null);
  return (
    <input
      className="sn-input"
      placeholder="hh/bb/tttt"
      autoComplete="off"
      {...input}
      value={ketik ?? (tanggalSah(value) ? tanggal(value) : value)}
      onChange={(e) => {
        setKetik(e.target.value);
        onUbah(bacaTanggal(e.target.value) ?? e.target.value.trim());
      }}
      onBlur={(e) => {
        setKetik(null);
        onBlur?.(e);
      }}
    />
  );
}

/** The same with label, hint and error. */
export function DateField({
  label,
  required,
  error,
  hint,
  ...input
}: Omit<InputProps, 'value' | 'onChange' | 'type'> & Props) {
  return (
    <Field label={label} required={required} error={error} hint={hint}>
      {(ids) => <DateInput {...input} {...ids} />}
    </Field>
  );
}
