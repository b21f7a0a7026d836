import type { ReactNode } from 'react';
import { Shape } from '../marks/Shape';

const BENTUK = { baik: 'centang', buruk: 'oktagon', anda: 'wajik' } as const;

/** What became of a form or of a click, read out at once. */
export function Kabar({ grup, children }: { grup: keyof typeof BENTUK; children: ReactNode }) {
  return (
    <div className="sn-note" data-grup={grup} role={grup === 'buruk' ? 'alert' : 'status'}>
      <Shape name={BENTUK[grup]} />
      <div>{children}</div>
    </div>
  );
}
