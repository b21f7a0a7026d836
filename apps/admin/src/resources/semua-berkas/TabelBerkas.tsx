import { tanggal } from '@sinas/domain/format/tanggal';
import { StatusBadge } from '@sinas/ui/marks/StatusBadge';
import { Link } from 'react-router-dom';
import { JudulUrut, type Urut } from '../../components/daftar/JudulUrut';
import { NomorAju } from '../../components/NomorAju';
import { jumlahBersatuan } from '../../lib/satuan';
import type { BerkasDaftar } from '../../providers/wire';

interface Props {
  baris: readonly BerkasDaftar[];
  nama: string;
  keterangan: string;
  /** These are rows of before, while others are on their way. */
  basi: boolean | undefined;
  urut: Urut;
}

/** Files with their desk, each a way to its page. */
export function TabelBerkas({ baris, nama, keterangan, basi, urut }: Props) {
  return (
    <div className="kn-tabel" role="region" aria-label={nama} tabIndex={0} data-basi={basi}>
      <table className="sn-table">
        <caption className="sn-sr">{keterangan}</caption>
        <thead>
          <tr>
            <JudulUrut urut={urut} kolom="tgl_kirim">
              Dikirim
            </JudulUrut>
            <JudulUrut urut={urut} kolom="perusahaan">
              Perusahaan
            </JudulUrut>
            <JudulUrut urut={urut} kolom="layanan">
              Layanan
            </JudulUrut>
            <JudulUrut urut={urut} kolom="komoditas">
              Komoditas
            </JudulUrut>
            <JudulUrut urut={urut} kolom="volume" num>
              Volume
            </JudulUrut>
            <JudulUrut urut={urut} kolom="status">
              Status
            </JudulUrut>
            <th scope="col">Di meja</th>
            <JudulUrut urut={urut} kolom="nomor">
              Nomor aju
            </JudulUrut>
          </tr>
        </thead>
        <tbody>
          {baris.map((b) => (
            <tr key={b.id}>
              <td>{tanggal(b.tgl_kirim)}</td>
              <td className="kn-firma" title={b.nama_perusahaan}>
                <Link to={`/pengajuan/${b.id}/show`}>{b.nama_perusahaan}</Link>
              </td>
              <td title={b.nama_layanan}>{b.jnsLayanan}</td>
              <td className="kn-barang" title={b.ur_komoditas ?? undefined}>
                {b.ur_komoditas ?? '-'}
              </td>
              <td className="sn-num">{jumlahBersatuan(b.jml_total, b)}</td>
              <td>
                <StatusBadge kode={b.kd_status_pengajuan} ur_status={b.ur_status} />
              </td>
              <td className="kn-barang" title={b.meja.nama}>
                {b.meja.nama}
              </td>
              <td>
                <NomorAju nomor={b.noAju} pendek />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
