import { JENIS_DISTRIBUSI } from '@sinas/domain/baris/distribusi';
import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { langkahBerlaku } from '@sinas/domain/formulir/formulir';
import { Fragment } from 'react';
import type { BarisDistribusi, DetailBerkas } from '../../../lib/wire';
import { useDistribusiBerkas } from '../data';

const gabung = (...bagian: (string | undefined)[]): string => bagian.filter(Boolean).join(', ');
function tujuan(r: BarisDistribusi): string {
  if (r.jenis_distribusi === 'lokal') return gabung(r.nama_pembeli, r.npwp_pembeli && `NPWP ${r.npwp_pembeli}`, r.kota);
  if (r.jenis_distribusi === 'ekspor')
    return gabung(r.ur_negara_tujuan, r.ur_pelabuhan_muat && `muat di ${r.ur_pelabuhan_muat}`);
  return '-';
}

/** To whom the goods go, good by good, with what is asked for beside the sum. Nothing where the form has no such step. */
export function Distribusi({ berkas }: { berkas: DetailBerkas }) {
  const ada = langkahBerlaku(berkas.formulir, berkas.json_simpan.kepala).some((l) => l.kode === 'distribusi');
  const daftar = useDistribusiBerkas(berkas, ada);
  if (!ada) return null;
  const satuan = (kode: string): string =>
    satuanPendek(kode, berkas.formulir.satuan.find((s) => s.kodeSatuan === kode)?.urSatuan);
  const { rekap, rows, sisa } = daftar;
  return (
    <section aria-labelledby="j-distribusi">
      <div className="sn-head">
        <h2 id="j-distribusi">Distribusi</h2>
        {rekap.length > 0 && (
          <span className="sn-sub">
            {rekap.map((r) => `${r.ur_jenis_distribusi} ${angka(r.jml)} ${satuan(r.satuan)}`).join(', ')}
          </span>
        )}
      </div>
      <div className="sn-card">
        {daftar.memuat && rows.length === 0 && (
          <p className="sn-pad" role="status">
            Mohon tunggu...
          </p>
        )}
        {daftar.gagal && rows.length === 0 && (
          <p className="sn-pad">
            Data distribusi belum dapat dimuat.{' '}
            <button type="button" className="sn-btn sn-btn-line" onClick={daftar.ulang}>
              Coba lagi
            </button>
          </p>
        )}
        {daftar.ada && rows.length === 0 && <p className="sn-pad">Distribusi belum dirinci.</p>}
        {rows.length > 0 && (
          <table className="sn-table bk-salur">
            <thead>
              <tr>
                <th scope="col">Jenis</th>
                <th scope="col">Tujuan</th>
                <th scope="col">Uraian</th>
                <th scope="col" className="sn-num">
                  Jumlah
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((r, i) => (
                <Fragment key={r.id}>
                  {rows[i - 1]?.id_baris !== r.id_baris && (
                    <tr className="bk-salur-barang">
                      <th scope="rowgroup" colSpan={3}>
                        {r.seri_barang}. {r.uraian_barang}
                      </th>
                      <td className="sn-num">
                        {angka(r.jumlah_barang)} dari {angka(r.jml_barang)} {satuan(r.satuan)}
                      </td>
                    </tr>
                  )}
                  <tr>
                    <td>{JENIS_DISTRIBUSI[r.jenis_distribusi]}</td>
                    <td>{tujuan(r)}</td>
                    <td>{r.keterangan ?? '-'}</td>
                    <td className="sn-num">
                      {angka(r.jml)} {satuan(r.satuan)}
                    </td>
                  </tr>
                </Fragment>
              ))}
            </tbody>
          </table>
        )}
        {rows.length > 0 && sisa > 0 && (
          <div className="bk-lagi">
            <button type="button" className="sn-btn sn-btn-line" onClick={daftar.lagi} disabled={daftar.memuat}>
              {daftar.memuat ? 'Mohon tunggu...' : 'Tampilkan baris berikutnya'}
            </button>
            <span className="sn-sub">
              {daftar.gagal
                ? 'Baris berikutnya belum dapat dimuat. Coba lagi.'
                : `${angka(sisa)} baris belum ditampilkan`}
            </span>
          </div>
        )}
      </div>
    </section>
  );
}
