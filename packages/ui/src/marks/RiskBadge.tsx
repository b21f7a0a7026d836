import { kataTingkat, riskLook } from './risk';
import { Shape } from './Shape';

interface Props {
  text?: string | null;
  /** Who says so: a word that is no level of ours is shown as theirs. */
  asal?: string;
}

/** Priority or risk of a file: rising bars, or an arrow for `prioritas`. Nothing known shows '-'. */
export function RiskBadge({ text, asal }: Props) {
  const { tone, shape } = riskLook(text);
  const isi = text?.trim() ?? '';
  return (
    <span className={`sn-risk sn-tone-${tone}`} data-nada={tone}>
      {shape && <Shape name={shape} />}
      {isi === '' ? '-' : (kataTingkat(isi) ?? (asal ? `“${isi}”, kata ${asal}` : isi))}
    </span>
  );
}
