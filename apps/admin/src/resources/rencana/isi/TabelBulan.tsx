import { angka, jumlahkan } from '@sinas/domain/format/angka';
import { opsiBulan } from '@sinas/domain/format/periode';
import type { BarisRencana, BulanRencana } from '../../../providers/wire';
import { jumlahTahun } from './jenis-rencana';
import gaya from './rencana.module.css';

interface Baris {
  nama: string;
  tahun: number;
  bulan: readonly BulanRencana[];
}

/** A row's months: what is planned, and what became of it this year and the year before. Sides that say nothing stay out. */
export function TabelBulan({ baris: b, tahun }: { baris: BarisRencana; tahun: number }) {
  const semua: Baris[] = [
    { nama: 'Rencana', tahun, bulan: b.rencana },
    { nama: 'Realisasi', tahun: tahun - 1, bulan: b.realisasi },
    { nama: 'Realisasi', tahun, bulan: b.realisasi },
  ].filter((s) => jumlahTahun(s.bulan, s.tahun) !== null);
  if (semua.length === 0) return <p className="sn-soft">Belum dirinci per bulan.</p>;
  return (
    <div className="kp-gulir" role="region" aria-label={`Bulan baris ${b.seri}`} tabIndex={0}>
      <table className={gaya.bulan}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sn-sr">Sisi</span>
            </th>
            {opsiBulan(tahun, tahun).map((m) => (
              <th key={m.value} scope="col">
                {m.label.split(' ')[0]}
              </th>
            ))}
            <th scope="col">Jumlah</th>
          </tr>
        </thead>
        <tbody>
          {semua.map((s) => (
            <tr key={`${s.nama} ${s.tahun}`}>
              <th scope="row">
                {s.nama} {s.tahun}
              </th>
              {opsiBulan(s.tahun, s.tahun).map((m) => (
                <Sel key={m.value} bulan={s.bulan.filter((x) => x.periode === m.value)} />
              ))}
              <td>
                <b>{angka(jumlahTahun(s.bulan, s.tahun))}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A month may come from several papers: their sum, with the papers by name. */
function Sel({ bulan }: { bulan: readonly BulanRencana[] }) {
  if (bulan.length === 0) return <td>-</td>;
  const ref = bulan.flatMap((b) => b.ref ?? []).join(', ');
  return <td title={ref || undefined}>{angka(jumlahkan(bulan.map((b) => b.jml)))}</td>;
}
