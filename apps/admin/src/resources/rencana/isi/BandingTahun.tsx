import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { tampilHs } from '@sinas/domain/format/tampil';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../../lib/useData';
import type { BarisDuaTahun, Detail } from '../../../providers/wire';
import gaya from './rencana.module.css';

const JENIS: Readonly<Record<BarisDuaTahun['jenis'], string>> = {
  barang_impor: 'Impor',
  barang_lokal: 'Lokal',
  produk: 'Produk',
};
const sel = (jml: string | null | undefined): string => (jml == null ? '-' : angka(jml));

/** Last year's plan beside this one: what was planned, what became of it, what was determined. */
export function BandingTahun({ berkas }: { berkas: Detail }) {
  const data = useData();
  const banding = useQuery({
    queryKey: ['rencana-banding', berkas.idNk, berkas.versi],
    queryFn: ({ signal }) => data.bandingRencana(berkas.noAju, { signal }),
  });
  const isi = banding.data;
  const lalu = berkas.tahun - 1;
  return (
    <section className="sn-card" aria-labelledby="j-banding">
      <div className={gaya.panelKepala}>
        <h2 id="j-banding">Dibanding rencana {lalu}</h2>
        {isi && (
          <span>
            {isi.no_aju_lalu
              ? `rencana ${tampilNoAju(isi.no_aju_lalu)}`
              : `Tidak ada rencana ${lalu} yang ditetapkan untuk komoditas ini.`}
          </span>
        )}
      </div>
      {banding.isPending && (
        <p className={gaya.pesan} role="status">
          Mohon tunggu...
        </p>
      )}
      {banding.isError && (
        <p className={`${gaya.pesan} sn-err`}>Perbandingan belum dapat dimuat. Muat ulang halaman.</p>
      )}
      {isi && isi.baris.length > 0 && (
        <div className="kp-gulir" role="region" aria-label="Tabel perbandingan dua tahun" tabIndex={0}>
          <table className={`sn-table ${gaya.banding}`}>
            <thead>
              <tr>
                <th scope="col" rowSpan={2}>
                  Barang atau produk
                </th>
                <th scope="colgroup" colSpan={3}>
                  {lalu}
                </th>
                <th scope="colgroup" colSpan={3}>
                  {berkas.tahun}
                </th>
              </tr>
              <tr>
                {['Rencana', 'Realisasi', 'Ditetapkan', 'Rencana', 'Realisasi', 'Ditetapkan'].map((k, i) => (
                  <th key={i} scope="col" className="sn-num">
                    {k}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {isi.baris.map((b, i) => (
                <tr key={i}>
                  <td>
                    <b>{b.uraian}</b>
                    <small className={gaya.ket}>
                      {[JENIS[b.jenis], b.hs && tampilHs(b.hs), satuanPendek(b.satuan)].filter(Boolean).join(', ')}
                    </small>
                  </td>
                  <td className="sn-num">{sel(b.lalu?.rencana)}</td>
                  <td className="sn-num">
                    {sel(b.lalu ? b.lalu.realisasi : b.kini?.realisasi_lalu)}
                    {b.lalu && b.kini?.realisasi_lalu != null && b.kini.realisasi_lalu !== b.lalu.realisasi && (
                      <small className={gaya.ket}>menurut rencana ini {angka(b.kini.realisasi_lalu)}</small>
                    )}
                  </td>
                  <td className="sn-num">{sel(b.lalu?.keputusan)}</td>
                  <td className="sn-num">{b.kini ? angka(b.kini.rencana) : 'tidak direncanakan'}</td>
                  <td className="sn-num">{sel(b.kini?.realisasi)}</td>
                  <td className="sn-num">{sel(b.kini?.keputusan)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
