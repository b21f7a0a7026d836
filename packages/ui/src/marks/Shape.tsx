import type { BentukStatus } from '@sinas/domain/pengajuan/status';
import type { ReactNode } from 'react';

export type ShapeName = BentukStatus | 'batang-1' | 'batang-2' | 'batang-3' | 'panah';

// Marks inside a filled shape take the colour of the ground below it.
const GROUND = 'var(--shape-ground, var(--surface))';
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8 };
const cut = { fill: 'none', stroke: GROUND, strokeWidth: 1.7 };
const thin = { fill: 'none', stroke: 'currentColor' };

const SHAPES: Record<ShapeName, ReactNode> = {
  'cincin-putus': <circle cx="8" cy="8" r="5.6" {...line} strokeDasharray="2.6 1.9" />,
  'cincin-isi': (
    <>
      <circle cx="8" cy="8" r="5.7" {...line} />
      <path d="M8 4.5a3.5 3.5 0 010 7z" />
    </>
  ),
  wajik: (
    <>
      <path d="M8 .8L15.2 8 8 15.2.8 8z" />
      <path d="M8 4.6v4" {...cut} />
      <circle cx="8" cy="11" r="1" fill={GROUND} />
    </>
  ),
  jeda: (
    <>
      <circle cx="8" cy="8" r="6.7" />
      <path d="M6.2 5.4v5.2M9.8 5.4v5.2" {...cut} />
    </>
  ),
  centang: (
    <>
      <circle cx="8" cy="8" r="6.9" />
      <path d="M4.9 8.3l2.2 2.2 4.2-4.6" {...cut} />
    </>
  ),
  separuh: (
    <>
      <path d="M8 1.1a6.9 6.9 0 100 13.8z" />
      <circle cx="8" cy="8" r="6.1" {...line} strokeWidth={1.6} />
    </>
  ),
  oktagon: (
    <>
      <path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z" />
      <path d="M5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8" {...cut} />
    </>
  ),
  'kotak-setrip': <path d="M2.5 2.5h11v11h-11zM5.2 8h5.6" {...line} />,
  'batang-1': (
    <>
      <path d="M1.5 10h3.4v4.5H1.5z" />
      <path d="M6.8 6.5h2.4v7.5H6.8zM11.8 2.5h2.4V14h-2.4z" {...thin} />
    </>
  ),
  'batang-2': (
    <>
      <path d="M1.5 10h3.4v4.5H1.5zM6.3 6h3.4v8.5H6.3z" />
      <path d="M11.8 2.5h2.4V14h-2.4z" {...thin} />
    </>
  ),
  'batang-3': <path d="M1.5 10h3.4v4.5H1.5zM6.3 6h3.4v8.5H6.3zM11.1 1.5h3.4v13h-3.4z" />,
  panah: <path d="M8 1l7 7h-4v7H5V8H1z" />,
};

/** A filled 16-grid mark. Always beside its word, therefore hidden from screen readers. */
export function Shape({ name, className }: { name: ShapeName; className?: string }) {
  return (
    <svg
      className={className ? `sn-shape ${className}` : 'sn-shape'}
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden
      data-bentuk={name}
    >
      {SHAPES[name]}
    </svg>
  );
}
