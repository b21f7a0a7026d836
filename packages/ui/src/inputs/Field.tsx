import { panjangTeks, periksaPanjang } from '@sinas/domain/format/batas-teks';
import { pesan } from '@sinas/domain/pesan/pesan';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Icon } from '../marks/Icon';

interface FieldProps {
  label: string;
  required?: boolean;
  error?: string | null;
  hint?: ReactNode;
  /** The most characters, and the text that is counted. What is too much stays, is told, and holds the form. */
  maks?: number;
  isi?: string;
  /** The control; it gets the ids that tie label, hint and error to it. */
  children: (ids: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    'aria-required': boolean;
    'data-lebih': true | undefined;
  }) => ReactNode;
}

/** Counted from here on: before, the number would be in the way. */
const HITUNG_SEJAK = 0.8;

/** Label above, control, then hint and error. Works with a plain input and with a Material UI one. */
export function Field({ label, required = false, error, hint, maks, isi = '', children }: FieldProps) {
  const id = useId();
  const lebih = maks === undefined ? null : periksaPanjang(label, isi, maks);
  const salah = lebih ?? error;
  const hitung = maks !== undefined && panjangTeks(isi) >= maks * HITUNG_SEJAK && { n: panjangTeks(isi), maks };
  const describedBy =
    [salah && `${id}-err`, hint && `${id}-hint`, hitung && `${id}-n`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="sn-field">
      <label htmlFor={id}>
        {label}{' '}
        {required && (
          <span className="sn-req" aria-hidden>
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(salah),
        'aria-describedby': describedBy,
        'aria-required': required,
        'data-lebih': lebih ? true : undefined,
      })}
      {salah && (
        <p className="sn-err" id={`${id}-err`}>
          <Icon name="alert" />
          <span>{salah}</span>
        </p>
      )}
      {hint && (
        <p className="sn-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {hitung && (
        <p className="sn-hint" id={`${id}-n`}>
          {pesan('isian.terhitung', hitung)}
        </p>
      )}
    </div>
  );
}

export type InputProps = Omit<FieldProps, 'children' | 'isi'> & Omit<ComponentPropsWithoutRef<'input'>, 'maxLength'>;

/** The common case: a one-line text field. */
export function TextInput({ label, required, error, hint, maks, ...input }: InputProps) {
  const isi = typeof input.value === 'string' ? input.value : '';
  return (
    <Field label={label} required={required} error={error} hint={hint} maks={maks} isi={isi}>
      {(ids) => <input className="sn-input" {...input} {...ids} />}
    </Field>
  );
}
