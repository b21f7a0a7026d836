import { angka } from '@sinas/domain/format/angka';
import { tampilHs } from '@sinas/domain/format/tampil';
import type { KeputusanPublik } from './data';
import gaya from './cek.module.css';

interface Props {
  baris: NonNullable<KeputusanPublik['baris']>;
  jumlah: number;
}
/** What the letter gives, row by row. */
export function BarisCek({ baris, jumlah }: Props) {
  return (
    <div className={gaya.baris} role="region" aria-label="Jumlah tiap baris" tabIndex={0}>
      <table className="sn-table">
        <caption className="sn-sr">Jumlah tiap baris</caption>
        <thead>
          <tr>
            <th scope="col">Baris</th>
            <th scope="col">Pos tarif</th>
            <th scope="col" className="sn-num">
              Jumlah
            </th>
          </tr>
        </thead>
        <tbody>
          {baris.map((b) => (
            <tr key={b.seri}>
              <td>{b.seri}</td>
              <td>{b.hs ? tampilHs(b.hs) : '-'}</td>
              <td className="sn-num">
                {angka(b.jml)} {b.satuan}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {jumlah > baris.length && (
        <p className="sn-sub">
          {angka(baris.length)} baris pertama dari {angka(jumlah)}.
        </p>
      )}
    </div>
  );
}
