import { angka } from '@sinas/domain/format/angka';
import { tampilHs } from '@sinas/domain/format/tampil';
import type { Korelasi } from '../../providers/wire';
import gaya from './korelasi.module.css';

const TAMPAK = 6;

interface Props {
  elemen: Korelasi;
  dipilih: boolean;
  onBuka: () => void;
}

/** One option with how many tariff lines it has, and the first of them. */
export function BarisElemen({ elemen: { ur_elemen, hs }, dipilih, onBuka }: Props) {
  return (
    <li data-dipilih={dipilih}>
      <button type="button" aria-current={dipilih ? 'true' : undefined} onClick={onBuka}>
        <b>{ur_elemen}</b>
        <span className="rf-sunyi">{hs.length === 0 ? 'Belum ada pos tarif' : `${angka(hs.length)} pos tarif`}</span>
        {hs.length > 0 && (
          <span className={gaya.hs}>
            {hs.slice(0, TAMPAK).map((h) => (
              <span key={h.hsCodeFormat} className="rf-mono">
                {tampilHs(h.hsCodeFormat)}
              </span>
            ))}
            {hs.length > TAMPAK && <span>dan {angka(hs.length - TAMPAK)} lagi</span>}
          </span>
        )}
      </button>
    </li>
  );
}
