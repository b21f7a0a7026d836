import { warnaPrioritas, type WarnaPrioritas } from '@sinas/domain/format/tampil';
import type { ShapeName } from './Shape';

const SHAPES: Record<WarnaPrioritas, ShapeName | null> = {
  success: 'batang-1',
  warning: 'batang-2',
  danger: 'batang-3',
  info: 'panah',
  secondary: null,
};

/** Colour and shape of a priority from its text (VALIDASI-20). */
export function riskLook(text: string | null | undefined): { tone: WarnaPrioritas; shape: ShapeName | null } {
  const tone = warnaPrioritas(text);
  return { tone, shape: SHAPES[tone] };
}
