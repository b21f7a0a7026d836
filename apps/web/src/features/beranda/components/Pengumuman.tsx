import { Shape, type ShapeName } from '@sinas/ui/marks/Shape';
import { usePengumuman } from '../data';
import gaya from '../beranda.module.css';

const GRUP: Record<string, { grup: string; bentuk: ShapeName }> = {
  warning: { grup: 'anda', bentuk: 'wajik' },
  danger: { grup: 'buruk', bentuk: 'oktagon' },
  success: { grup: 'baik', bentuk: 'centang' },
};
const BIASA = { grup: 'proses', bentuk: 'cincin-isi' } as const;

/** What operators announce, above everything that waits. */
export function Pengumuman() {
  const { data = [] } = usePengumuman();
  if (data.length === 0) return null;
  return (
    <section className={gaya.umum} aria-label="Pengumuman">
      {data.map(({ id, judul, isi, type }) => {
        const { grup, bentuk } = GRUP[type] ?? BIASA;
        return (
          <div key={id} className="sn-note" data-grup={grup}>
            <Shape name={bentuk} />
            <p>
              <b>{judul}.</b> {isi}
            </p>
          </div>
        );
      })}
    </section>
  );
}
