import './isian-sandi.css';
import { Field } from '@sinas/ui/Field';
import { useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';

interface Props extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  label: string;
  required?: boolean;
  error?: string | null;
  hint?: ReactNode;
}

/** A password, hidden until asked to be shown. Pasting is welcome: that is how password managers write. */
export function IsianSandi({ label, required, error, hint, ...input }: Props) {
  const [tampak, setTampak] = useState(false);
  return (
    <Field label={label} required={required} error={error} hint={hint}>
      {(ids) => (
        <span className="is-sandi">
          <input
            className="sn-input"
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...ids}
            type={tampak ? 'text' : 'password'}
          />
          <button
            type="button"
            className="sn-linkbtn"
            aria-pressed={tampak}
            aria-label={`Tampilkan ${label.toLowerCase()}`}
            onClick={() => setTampak(!tampak)}
          >
            {tampak ? 'Sembunyikan' : 'Tampilkan'}
          </button>
        </span>
      )}
    </Field>
  );
}
