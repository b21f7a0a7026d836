import { warnaPrioritas, type WarnaPrioritas } from '@sinas/domain/format/tampil';
import type { ShapeName } from './Shape';

const SHAPES: Record<WarnaPrioritas, ShapeName | null> = {
  success: 'batang-1',
  warning: 'batang-2',
  danger: 'batang-3',
  info: 'panah',
  secondary: null,
};

const KATA: Record<string, string> = { low: 'Rendah', medium: 'Sedang', high: 'Tinggi', prioritas: 'Prioritas' };
/** A level in the words of people, 'High Risk' as well as 'high'; null for a text that is none. */
export const kataTingkat = (text: string): string | null =>
  KATA[
    text
      .trim()
      .toLowerCase()
      .replace(/[ -]?risk$/, '')
  ] ?? null;

/** Colour and shape of a priority from its text (VALIDASI-20). */
export function riskLook(text: string | null | undefined): { tone: WarnaPrioritas; shape: ShapeName | null } {
  const tone = warnaPrioritas(text);
  return { tone, shape: SHAPES[tone] };
}
