import { tampilPeriode } from '@sinas/domain/format/periode';
import { tanggalPendek } from '@sinas/domain/format/tanggal';
import { Shape } from '@sinas/ui/marks/Shape';
import type { BulanLapor } from '../data';
import { KEADAAN } from '../keadaan';
import gaya from '../realisasi.module.css';

const Isi = ({ b }: { b: BulanLapor }) => (
  <>
    <Shape name={KEADAAN[b.keadaan].bentuk} className={`sn-tone-${KEADAAN[b.keadaan].nada}`} />
    <span>{tampilPeriode(b.periode)}</span>
    <small>{b.dilaporkan ? tanggalPendek(b.dilaporkan) : `batas ${tanggalPendek(b.tenggat)}`}</small>
    <span className="sn-sr">, {KEADAAN[b.keadaan].kata}</span>
  </>
);

/** Months of a permit with how each stands; with `onPilih` one of them is chosen. */
export function BulanLaporan({
  bulan,
  dipilih,
  onPilih,
}: {
  bulan: readonly BulanLapor[];
  dipilih?: string;
  onPilih?: (periode: string) => void;
}) {
  if (bulan.length === 0) return <p className="sn-sub">Belum ada bulan yang dapat dilaporkan.</p>;
  return (
    <ul className={gaya.bulan} aria-label="Bulan laporan">
      {bulan.map((b) => (
        <li key={b.periode}>
          {onPilih ? (
            <button
              type="button"
              className={gaya.satu}
              aria-pressed={b.periode === dipilih}
              title={KEADAAN[b.keadaan].kata}
              onClick={() => onPilih(b.periode)}
            >
              <Isi b={b} />
            </button>
          ) : (
            <span className={gaya.satu} title={KEADAAN[b.keadaan].kata}>
              <Isi b={b} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
