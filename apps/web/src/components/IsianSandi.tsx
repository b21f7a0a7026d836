import { Field, type InputProps } from '@sinas/ui/inputs/Field';
import { useState } from 'react';
import gaya from './isian-sandi.module.css';

/** A password, hidden until asked to be shown. Pasting is welcome: that is how password managers write. */
export function IsianSandi({ label, required, error, hint, maks, ...input }: InputProps) {
  const [tampak, setTampak] = useState(false);
  return (
    <Field
      label={label}
      required={required}
      error={error}
      hint={hint}
      maks={maks}
      isi={typeof input.value === 'string' ? input.value : ''}
    >
      {(ids) => (
        <span className={gaya.sandi}>
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
