import { angka } from '@sinas/domain/format/angka';
import { tampilPeriode } from '@sinas/domain/format/periode';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { waktu } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { useId, useState } from 'react';
import { JudulUrut, type Urut } from '../../../components/daftar/JudulUrut';
import { Tabel } from '../../../components/daftar/Tabel';
import type { BarisCapaian, Capaian as IsiCapaian } from '../../../providers/wire';
import gaya from './capaian.module.css';
import { kataPoin, URUT_AWAL, urutkan, type KolomCapaian } from './urut';

const TERTUTUP = 8;
const KOLOM: readonly (readonly [KolomCapaian, string])[] = [
  ['nama', 'Komoditas'],
  ['ditetapkan', 'Ditetapkan'],
  ['terbit', 'Terbit'],
  ['terealisasi', 'Terealisasi'],
  ['realisasi', 'Realisasi'],
  ['rencana', 'Terhadap rencana'],
];

/** What was determined for the nation, how much of it permits say and how much came in, beside what was planned by now. */
export function Capaian({ isi }: { isi: IsiCapaian }) {
  const id = useId();
  const [urut, setUrut] = useState(URUT_AWAL);
  const [semua, setSemua] = useState(false);
  const baris = urutkan(isi.baris, urut);
  const tampak = semua ? baris : baris.slice(0, TERTUTUP);
  const tertinggal = isi.baris.filter((b) => b.tertinggal).length;
  return (
    <section className={`sn-card ${gaya.kartu}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {tertinggal > 0
            ? `${angka(tertinggal)} komoditas tertinggal dari rencana ${isi.tahun}`
            : `Ditetapkan, terbit, terealisasi ${isi.tahun}`}
        </h2>
        <ul className={gaya.legenda} aria-hidden="true">
          <li data-isi="realisasi">terealisasi</li>
          <li data-isi="terbit">terbit, belum terealisasi</li>
          <li data-isi="sisa">ditetapkan, belum terbit</li>
          {isi.sampai && <li data-isi="rencana">rencana sampai {tampilPeriode(isi.sampai)}</li>}
        </ul>
      </header>
      {baris.length === 0 ? (
        <EmptyState icon="grid" title={`Belum ada jumlah yang ditetapkan untuk ${isi.tahun}`}>
          Komoditas tampil di sini setelah jumlahnya ditetapkan.
        </EmptyState>
      ) : (
        <Tabel
          nama={`Capaian ${isi.tahun}`}
          kolom={kolomTabel({ ...urut, onUrut: (kolom, turun) => setUrut({ kolom, turun }) })}
          susun
        >
          {tampak.map((b) => (
            <Baris key={`${b.kd_komoditas} ${b.satuan}`} b={b} />
          ))}
        </Tabel>
      )}
      <footer>
        <p className="sn-sub">
          Menurut buku kuantitas per {waktu(isi.pada)}. Rencana: impor menurut bulan dalam RKT yang ditetapkan.
        </p>
        {baris.length > TERTUTUP && (
          <button type="button" className="sn-linkbtn" onClick={() => setSemua((x) => !x)}>
            {semua ? `Hanya ${TERTUTUP} pertama` : `Semua ${angka(baris.length)} komoditas`}
          </button>
        )}
      </footer>
    </section>
  );
}

const kolomTabel = (urut: Urut<KolomCapaian>) => {
  const judul = KOLOM.map(([kolom, nama]) => ({
    kunci: kolom,
    judul: (
      <JudulUrut
        urut={urut}
        kolom={kolom}
        num={kolom !== 'nama' && kolom !== 'rencana'}
        awalTurun={kolom !== 'nama' && kolom !== 'rencana'}
      >
        {nama}
      </JudulUrut>
    ),
  }));
  return [...judul.slice(0, 4), 'Bagian dari yang ditetapkan', ...judul.slice(4)];
};

function Baris({ b }: { b: BarisCapaian }) {
  return (
    <tr>
      <th scope="row" data-label="Komoditas">
        {b.ur_komoditas} <small>{satuanPendek(b.satuan)}</small>
      </th>
      <td className="sn-num" data-label="Ditetapkan">
        {angka(b.ditetapkan)}
      </td>
      <td className="sn-num" data-label="Terbit">
        {angka(b.terbit)}
      </td>
      <td className="sn-num" data-label="Terealisasi">
        {angka(b.terealisasi)}
      </td>
      <td className={gaya.sel} data-label="Bagian dari yang ditetapkan">
        <Batang b={b} />
      </td>
      <td className={`sn-num ${gaya.persen}`} data-label="Realisasi">
        {b.persen_realisasi === null ? '-' : `${angka(b.persen_realisasi)}%`}
      </td>
      <td className={b.tertinggal ? gaya.tertinggal : undefined} data-label="Terhadap rencana">
        {b.poin === null ? 'tidak ada rencana bulanan' : kataPoin(b.poin)}
      </td>
    </tr>
  );
}

/** The table beside it says the same in figures. */
function Batang({ b }: { b: BarisCapaian }) {
  const lebar = (persen: number | null): string => `${Math.min(100, Math.max(0, persen ?? 0))}%`;
  return (
    <div className={gaya.batang} aria-hidden="true" data-tertinggal={b.tertinggal}>
      <s style={{ width: lebar(b.persen_terbit) }} />
      <b style={{ width: lebar(b.persen_realisasi) }} />
      {b.persen_rencana !== null && <i style={{ left: lebar(b.persen_rencana) }} />}
    </div>
  );
}
