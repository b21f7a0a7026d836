import { angka } from '@sinas/domain/format/angka';
import { useId, useState, type ReactNode } from 'react';
import gaya from './grafik.module.css';

interface Props {
  judul: string;
  uraian: string;
  kolom: readonly [string, ...string[]];
  /** The same figures as the picture has, row by row. */
  tabel: readonly (readonly [nama: string, ...angka: string[]])[];
  /** As wide as the page. */
  lebar?: boolean;
  children: ReactNode;
}

/** A picture of figures, and the same as a table: for whoever asks, and always for screen readers. */
export function KartuGrafik({ judul, uraian, kolom, tabel, lebar = false, children }: Props) {
  const id = useId();
  const [sebagaiTabel, setSebagaiTabel] = useState(false);
  return (
    <section className={`sn-card ${gaya.kartu}${lebar ? ` ${gaya.lebar}` : ''}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{judul}</h2>
        <button
          type="button"
          className="sn-linkbtn"
          aria-pressed={sebagaiTabel}
          onClick={() => setSebagaiTabel((x) => !x)}
        >
          {sebagaiTabel ? 'Grafik' : 'Tabel'}
        </button>
      </header>
      <p className="sn-sub">{uraian}</p>
      {!sebagaiTabel && <div aria-hidden="true">{children}</div>}
      {/* A table takes no width of one pixel: hidden in a box, or the page would scroll to it. */}
      <div
        className={sebagaiTabel ? gaya.gulir : 'sn-sr'}
        {...(sebagaiTabel && { role: 'region', tabIndex: 0, 'aria-label': `Tabel ${judul}` })}
      >
        <table className="sn-table" aria-label={judul}>
          <thead>
            <tr>
              {kolom.map((k, i) => (
                <th key={k} scope="col" className={i > 0 ? 'sn-num' : undefined}>
                  {k}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tabel.map(([nama, ...nilai]) => (
              <tr key={nama}>
                <th scope="row">{nama}</th>
                {nilai.map((v, i) => (
                  <td key={kolom[i + 1]} className="sn-num">
                    {angka(v)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
