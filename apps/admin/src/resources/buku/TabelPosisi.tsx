import { angka, banding, persen } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { Tabel } from '../../components/daftar/Tabel';
import type { PosisiNasional } from '../../providers/wire';
import gaya from './buku.module.css';

/** Parts of a line in the order in which quantities go through them backwards: what is used first. */
const BAGIAN = [
  { medan: 'terealisasi', kata: 'Terealisasi', warna: gaya.bk1 },
  { medan: 'hangus', kata: 'Hangus', warna: gaya.bk3 },
  { medan: 'terbit', kata: 'Terbit, belum dipakai', warna: gaya.bk2 },
  { medan: 'dicadangkan', kata: 'Dicadangkan', warna: gaya.bk4 },
  { medan: 'bebas', kata: 'Bebas pada perusahaan', warna: gaya.bk5 },
  { medan: 'kembali', kata: 'Diserahkan kembali', warna: gaya.bk6 },
  { medan: 'tersedia', kata: 'Belum dibagi', warna: gaya.bk0 },
] as const;
type Medan = (typeof BAGIAN)[number]['medan'];
const ada = (p: PosisiNasional, medan: Medan): boolean => banding(p[medan], '0') > 0;
/** So that a part that is there is seen. */
const TERKECIL = 0.5;

/** Lines with their parts: a picture for the eye, and every figure of it in a cell. */
export function TabelPosisi({ rows, basi }: { rows: readonly PosisiNasional[]; basi: boolean }) {
  const dipakai = BAGIAN.filter(({ medan }) => rows.some((p) => ada(p, medan)));
  return (
    <>
      <p className={gaya.kunci} aria-hidden="true">
        {dipakai.map((b) => (
          <span key={b.medan}>
            <i className={b.warna} />
            {b.kata}
          </span>
        ))}
        <em>Setiap batang memakai skala barisnya sendiri</em>
      </p>
      <Tabel
        nama="Posisi nasional"
        kolom={['Komoditas', '#Ditetapkan', ...dipakai.map((b) => `#${b.kata}`), '#Sisa']}
        basi={basi}
      >
        {rows.map((p) => (
          <tr key={p.kunci}>
            <th scope="row" className={gaya.baris}>
              {p.ur_komoditas}
              {p.uraian && <small className={gaya.redup}>{p.uraian}</small>}
              <span className={gaya.batang} aria-hidden="true">
                {BAGIAN.filter((b) => ada(p, b.medan)).map((b) => (
                  <i
                    key={b.medan}
                    className={b.warna}
                    style={{ flexGrow: Math.max(persen(p[b.medan], p.ditetapkan) ?? 0, TERKECIL) }}
                  />
                ))}
              </span>
            </th>
            <td className="sn-num">
              <b>{angka(p.ditetapkan)}</b> {satuanPendek(p.satuan, p.ur_satuan)}
            </td>
            {dipakai.map((b) => (
              <td key={b.medan} className="sn-num">
                {angka(p[b.medan])}
              </td>
            ))}
            <td className="sn-num">
              <b>{angka(p.sisa)}</b>
            </td>
          </tr>
        ))}
      </Tabel>
    </>
  );
}
