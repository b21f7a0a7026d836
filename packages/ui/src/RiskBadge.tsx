import { kataTingkat, riskLook } from './risk';
import { Shape } from './Shape';

/** Priority or risk of a file: rising bars, or an arrow for `prioritas`. Nothing known shows '-'. */
export function RiskBadge({ text }: { text?: string | null }) {
  const { tone, shape } = riskLook(text);
  return (
    <span className={`sn-risk sn-tone-${tone}`} data-nada={tone}>
      {shape && <Shape name={shape} />}
      {text?.trim() ? kataTingkat(text) : '-'}
    </span>
  );
}
