import { DateInput } from './DateInput';
import { Field, type InputProps } from './Field';

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'onBlur' | 'type'> {
  /** The day and the time in two lines, each as DateInput and the keyboard give it: '2026-12-31\\n23.59'. */
  value: string;
  onUbah: (nilai: string) => void;
  /** Both have been left. */
  onBlur?: () => void;
}

/** A moment in Jakarta: a day, and a time of 24 hours as text, so that no browser writes it in its own way. */
export function SaatField({ label, required, error, hint, value, onUbah, onBlur, ...input }: Props) {
  const [hari = '', jam = ''] = value.split('\n');
  const ubah = (h: string, j: string) => onUbah(h || j ? `${h}\n${j}` : '');
  return (
    <Field label={label} required={required} error={error} hint={hint}>
      {(ids) => (
        <span className="sn-saat" onBlur={(e) => !e.currentTarget.contains(e.relatedTarget) && onBlur?.()}>
          <DateInput {...input} {...ids} value={hari} onUbah={(h) => ubah(h, jam)} />
          <input
            {...input}
            className="sn-input"
            name={input.name && `${input.name}_jam`}
            aria-label={`Jam ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
            aria-invalid={ids['aria-invalid']}
            aria-describedby={ids['aria-describedby']}
            aria-required={required}
            placeholder="JJ.MM"
            autoComplete="off"
            value={jam}
            onChange={(e) => ubah(hari, e.target.value)}
          />
          <span className="sn-soft">WIB</span>
        </span>
      )}
    </Field>
  );
}
