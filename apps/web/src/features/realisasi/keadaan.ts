import type { ShapeName } from '@sinas/ui/marks/Shape';
import type { BulanLapor } from './data';

/** How a month stands, in words and by a shape: never by colour alone. */
export const KEADAAN: Record<BulanLapor['keadaan'], { kata: string; bentuk: ShapeName; nada: string }> = {
  berjalan: { kata: 'berjalan', bentuk: 'cincin-putus', nada: 'secondary' },
  terbuka: { kata: 'perlu dilaporkan', bentuk: 'wajik', nada: 'warning' },
  tepat: { kata: 'dilaporkan tepat waktu', bentuk: 'centang', nada: 'success' },
  terlambat: { kata: 'dilaporkan terlambat', bentuk: 'separuh', nada: 'warning' },
  lewat: { kata: 'lewat batas', bentuk: 'oktagon', nada: 'danger' },
};
