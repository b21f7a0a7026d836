import { angka } from '@sinas/domain/format/angka';
import type { ReactNode } from 'react';

interface Props {
  nama: string;
  /** Decimal strings as they travel, or numbers. */
  terpakai: string | number;
  total: string | number;
  satuan: string;
  /** Share of the year that has gone, 0 to 100. */
  persenTahun?: number;
  /** Only when it says something: runs out soon, low realisation. */
  kalimat?: ReactNode;
}

// From this share on the bar turns warm: little is left.
const HAMPIR_HABIS = 95;

/** Realised against determined, with what is left at the right and the year as a tick. */
export function QuotaBar({ nama, terpakai, total, satuan, persenTahun, kalimat }: Props) {
  const pakai = Number(terpakai);
  const jumlah = Number(total);
  const sisa = angka((jumlah - pakai).toFixed(3));
  const persen = jumlah > 0 ? (pakai / jumlah) * 100 : 0;
  const bulat = Math.round(persen);
  const sebut = `${nama}: terealisasi ${bulat} persen, sisa ${sisa} ${satuan}`;
  return (
    <div>
      <div className="sn-quota-name">
        <span>{nama}</span>
        <span className="sn-nowrap">
          {sisa} {satuan}
        </span>
      </div>
      <div
        className="sn-bar"
        role="img"
        aria-label={persenTahun === undefined ? sebut : `${sebut}; ${Math.round(persenTahun)} persen tahun berjalan`}
      >
        <b style={{ width: `${Math.min(100, Math.max(0, persen))}%` }} data-panas={persen >= HAMPIR_HABIS} />
        {persenTahun !== undefined && <i style={{ left: `${Math.min(100, Math.max(0, persenTahun))}%` }} />}
      </div>
      <div className="sn-quota-sums">
        <span>
          {angka(terpakai)} dari {angka(total)} {satuan}
        </span>
        <span>{bulat}%</span>
      </div>
      {kalimat && <p className="sn-quota-say">{kalimat}</p>}
    </div>
  );
}
