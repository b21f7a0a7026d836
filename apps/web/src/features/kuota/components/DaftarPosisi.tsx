import { angka, persen } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { Link } from 'react-router-dom';
import type { Posisi } from '../data';
import { adaBagian, BAGIAN, BatangPosisi } from './BatangPosisi';
import gaya from '../kuota.module.css';

interface Props {
  posisi: readonly Posisi[];
  dipilih: string | undefined;
  alamat: (kunci: string) => string;
}
/** All positions of a year; the one that is chosen has its statement below. */
export function DaftarPosisi({ posisi, dipilih, alamat }: Props) {
  const dipakai = BAGIAN.filter(({ medan }) => posisi.some((p) => adaBagian(p, medan)));
  return (
    <div className={`sn-card ${gaya.posisi}`}>
      <ul>
        {posisi.map((p) => {
          const bagian = persen(p.sisa, p.ditetapkan);
          const nama = [p.ur_komoditas, p.uraian].filter(Boolean).join(', ');
          return (
            <li key={p.kunci} aria-current={p.kunci === dipilih || undefined}>
              <div className={gaya.nama}>
                <b>{p.kunci === dipilih ? nama : <Link to={alamat(p.kunci)}>{nama}</Link>}</b>
                <span>
                  {angka(p.ditetapkan)} {satuanPendek(p.satuan, p.ur_satuan)} ditetapkan
                </span>
              </div>
              <BatangPosisi posisi={p} />
              <div className={gaya.sisa}>
                <b>{angka(p.sisa)}</b>
                <span>{bagian === null ? 'sisa' : `sisa, ${angka(bagian)}%`}</span>
              </div>
            </li>
          );
        })}
      </ul>
      <p className={gaya.kunci}>
        {dipakai.map((b) => (
          <span key={b.medan}>
            <i className={b.warna} />
            {b.judul}
          </span>
        ))}
        <em>Setiap batang memakai skala komoditasnya sendiri</em>
      </p>
    </div>
  );
}
