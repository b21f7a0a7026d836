import { JENIS_DISTRIBUSI } from '@sinas/domain/baris/distribusi';
import { angka } from '@sinas/domain/format/angka';
import { Fragment, type ReactNode } from 'react';

export interface SatuDistribusi {
  id: string;
  id_baris: string;
  seri_barang: number;
  uraian_barang: string;
  jumlah_barang: string;
  jml_barang: string;
  jenis_distribusi: keyof typeof JENIS_DISTRIBUSI;
  nama_pembeli?: string;
  npwp_pembeli?: string;
  kota?: string;
  ur_negara_tujuan?: string;
  ur_pelabuhan_muat?: string;
  keterangan?: string;
  satuan: string;
  jml: string;
}
interface Props<T> {
  rows: readonly T[];
  /** Name of a unit. */
  satuan: (kode: string) => string;
  /** Class of the table; a good's own row carries data-barang. */
  kelas: string | undefined;
  /** Beside the name of a good. */
  aksi?: (r: T) => ReactNode;
}

const gabung = (...bagian: (string | undefined)[]): string => bagian.filter(Boolean).join(', ');
function tujuan(r: SatuDistribusi): string {
  if (r.jenis_distribusi === 'lokal') return gabung(r.nama_pembeli, r.npwp_pembeli && `NPWP ${r.npwp_pembeli}`, r.kota);
  if (r.jenis_distribusi === 'ekspor')
    return gabung(r.ur_negara_tujuan, r.ur_pelabuhan_muat && `muat di ${r.ur_pelabuhan_muat}`);
  return '-';
}

/** To whom goods go: rows of a good below it, what is told beside what is asked for. */
export function TabelDistribusi<T extends SatuDistribusi>({ rows, satuan, kelas, aksi }: Props<T>) {
  return (
    <table className={`sn-table ${kelas}`}>
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
              <tr data-barang="true">
                <th scope="rowgroup" colSpan={3}>
                  {r.seri_barang}. {r.uraian_barang}
                  {aksi?.(r)}
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
  );
}
