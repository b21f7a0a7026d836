import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { CATATAN_IMPOR, CATATAN_NERACA } from '@sinas/domain/layanan/rkt/formulir';
import { Shape, type ShapeName } from '@sinas/ui/marks/Shape';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../../lib/useData';
import type { Detail, UjiRencana } from '../../../providers/wire';
import gayaKeputusan from '../../pengajuan/keputusan/keputusan.module.css';
import gayaRencana from './rencana.module.css';

const TANDA: Readonly<Record<UjiRencana['hasil'], { bentuk: ShapeName; nada: string; kata: string }>> = {
  sesuai: { bentuk: 'centang', nada: 'sn-tone-success', kata: 'Sesuai' },
  peringatan: { bentuk: 'wajik', nada: 'sn-tone-warning', kata: 'Perlu perhatian' },
  halangan: { bentuk: 'oktagon', nada: 'sn-tone-danger', kata: 'Tidak sesuai' },
};
/** What each check compares with what. */
const UJI: Readonly<Record<number, readonly [nama: string, a: string, b: string]>> = {
  1: ['Neraca pasokan dan pemakaian', 'Pasokan', 'Pemakaian dan stok akhir'],
  2: ['Kapasitas terpasang', 'Rencana produksi', 'Kapasitas terpasang'],
  3: ['Rendemen', 'Bahan baku yang dipakai', 'Produk'],
  4: ['Distribusi', 'Disalurkan', 'Sumbernya'],
  5: ['Impor dibanding tahun lalu', 'Rencana impor', 'Realisasi impor tahun lalu'],
  6: ['Barang ganda', 'Barang ini', 'Barang yang sama'],
};

/** The checks of D.3 as one table, with what the company has written to explain them. */
export function PeriksaRencana({ berkas }: { berkas: Detail }) {
  const data = useData();
  const periksa = useQuery({
    queryKey: ['rencana-periksa', berkas.idNk, berkas.versi],
    queryFn: ({ signal }) => data.checkpointRencana(berkas.noAju, { signal }),
  });
  const { kepala } = berkas.json_simpan;
  const catatan = [
    ['Penjelasan selisih neraca', kepala[CATATAN_NERACA]],
    ['Penjelasan kenaikan impor', kepala[CATATAN_IMPOR]],
  ].filter((c): c is [string, string] => Boolean(c[1]?.trim()));
  return (
    <section className={`sn-card ${gayaKeputusan.panel}`} aria-labelledby="j-periksa-rencana">
      <h2 id="j-periksa-rencana">Pemeriksaan rencana</h2>
      {periksa.isPending && <p role="status">Mohon tunggu...</p>}
      {periksa.isError && <p className="sn-err">Pemeriksaan belum dapat dimuat. Muat ulang halaman.</p>}
      {periksa.data?.neraca.length === 0 && <p className="sn-soft">Belum ada angka yang dapat dibandingkan.</p>}
      {periksa.data && periksa.data.neraca.length > 0 && (
        <div className="kp-gulir" role="region" aria-label="Tabel pemeriksaan rencana" tabIndex={0}>
          <table className={gayaRencana.uji}>
            {periksa.data.neraca.map((u, i) => (
              <Uji key={`${u.kode} ${u.id_baris ?? ''} ${i}`} u={u} />
            ))}
          </table>
        </div>
      )}
      {catatan.map(([judul, teks]) => (
        <div key={judul} className={gayaRencana.penjelasan}>
          <h3>{judul}</h3>
          <p>{teks}</p>
        </div>
      ))}
    </section>
  );
}

/** One check: its figures, and where they do not agree the sentence that the company reads. */
function Uji({ u }: { u: UjiRencana }) {
  const { bentuk, nada, kata } = TANDA[u.hasil];
  const [nama, a, b] = UJI[u.kode] ?? [`Pemeriksaan ${u.kode}`, 'Dibanding', 'Dengan'];
  const satuan = satuanPendek(u.satuan);
  return (
    <tbody data-hasil={u.hasil}>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          <Shape name={bentuk} className={nada} /> {nama}
          {u.seri !== null && `, baris ${u.seri}`}
          <span className="sn-sr">, {kata}</span>
        </th>
      </tr>
      <tr>
        <td>{a}</td>
        <td className="sn-num">
          {angka(u.a)} {satuan}
        </td>
      </tr>
      <tr>
        <td>{b}</td>
        <td className="sn-num">
          {angka(u.b)} {satuan}
        </td>
      </tr>
      {u.hasil !== 'sesuai' && (
        <tr>
          <td colSpan={2}>
            <b className={nada}>{kata}.</b> {u.kalimat}.
          </td>
        </tr>
      )}
    </tbody>
  );
}
