import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Icon } from './Icon';

interface FieldProps {
  label: string;
  required?: boolean;
  error?: string | null;
  hint?: ReactNode;
  /** The control; it gets the ids that tie label, hint and error to it. */
  children: (ids: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    'aria-required': boolean;
  }) => ReactNode;
}

/** Label above, control, then hint and error. Works with a plain input and with a Material UI one. */
export function Field({ label, required = false, error, hint, children }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-err`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
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
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy, 'aria-required': required })}
      {error && (
        <p className="sn-err" id={`${id}-err`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="sn-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export type InputProps = Omit<FieldProps, 'children'> & ComponentPropsWithoutRef<'input'>;

/** The common case: a one-line text field. */
export function TextInput({ label, required, error, hint, ...input }: InputProps) {
  return (
    <Field label={label} required={required} error={error} hint={hint}>
      {(ids) => <input className="sn-input" {...input} {...ids} />}
    </Field>
  );
}
