import { angka } from '@sinas/domain/format/angka';
import { Link } from 'react-router-dom';
import { isiPetak, type Petak } from './bagian';
import { useRekap } from './data';
import gaya from './pemantauan.module.css';

/** The lists that were given to the reader, each with how many files are in it now. */
export function DaftarPetak({ petak }: { petak: readonly Petak[] }) {
  // Of no filter of this page: the lists that they lead to have none of it either.
  const rekap = useRekap({});
  if (petak.length === 0 || !rekap.data) return null;
  const { baris } = rekap.data;
  return (
    <ul className={gaya.petak} aria-label="Daftar Anda">
      {petak.map((p) => {
        const { n, lewat } = isiPetak(p, baris);
        return (
          <li key={p.kode} className="sn-card">
            <Link to={p.ke}>
              <b>{angka(n)}</b> {p.nama}
            </Link>
            <small>{lewat > 0 ? `${angka(lewat)} lewat batas layanan` : p.uraian}</small>
          </li>
        );
      })}
    </ul>
  );
}
