import { angka, banding, persen } from '@sinas/domain/format/angka';
import type { Posisi } from '../data';
import gaya from '../kuota.module.css';

/** Parts of a position in the order in which quantities go through them backwards: what is used first. */
export const BAGIAN = [
  { medan: 'terealisasi', kata: 'terealisasi', judul: 'Terealisasi', warna: gaya.kq1 },
  { medan: 'hangus', kata: 'hangus', judul: 'Hangus, masa berlaku habis', warna: gaya.kq3 },
  { medan: 'terbit', kata: 'terbit', judul: 'Terbit, belum dipakai', warna: gaya.kq2 },
  { medan: 'dicadangkan', kata: 'dicadangkan', judul: 'Dicadangkan berkas dalam proses', warna: gaya.kq4 },
  { medan: 'bebas', kata: 'bebas', judul: 'Bebas', warna: gaya.kq0 },
] as const;
export const adaBagian = (p: Posisi, medan: (typeof BAGIAN)[number]['medan']): boolean => banding(p[medan], '0') > 0;

/** A position as a bar, and as the sum that it is. */
export function BatangPosisi({ posisi }: { posisi: Posisi }) {
  const ada = BAGIAN.filter(({ medan }) => adaBagian(posisi, medan));
  const bagian = (medan: (typeof BAGIAN)[number]['medan']): number =>
    Math.max(persen(posisi[medan], posisi.ditetapkan) ?? 0, 0.5);
  return (
    <div>
      <div
        className={gaya.batang}
        role="img"
        aria-label={ada.map((b) => `${angka(posisi[b.medan])} ${b.kata}`).join(', ')}
      >
        {ada.map((b) => (
          <i key={b.medan} className={b.warna} style={{ flexGrow: bagian(b.medan) }} />
        ))}
      </div>
      <p className={gaya.jumlah}>
        {ada.map((b) => `${angka(posisi[b.medan])} ${b.kata}`).join(' + ')} = <b>{angka(posisi.ditetapkan)}</b>
      </p>
    </div>
  );
}
