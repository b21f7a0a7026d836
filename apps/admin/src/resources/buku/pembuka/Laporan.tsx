import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { Tabel } from '../../../components/daftar/Tabel';
import { Kesalahan } from '../../../components/unggah/Kesalahan';
import type { LaporanPembuka } from '../../../providers/wire';
import gaya from '../buku.module.css';

/** What a workbook would do: its sums beside what each line still bears, and every fault at its row. */
export const Laporan = ({ hasil: h }: { hasil: LaporanPembuka }) => (
  <div role="status" className={gaya.laporan}>
    <p>
      {angka(h.baris)} baris: <b>{angka(h.izin)}</b> izin baru, {angka(h.dikenal)} sudah dimuat, {angka(h.jumlah_salah)}{' '}
      kesalahan.
    </p>
    {h.garis.length > 0 && (
      <Tabel
        nama="Jumlah menurut baris neraca"
        kolom={['Baris neraca', '#Izin', '#Terbit', '#Terealisasi', '#Dapat dimuat']}
      >
        {h.garis.map((g) => (
          <tr key={[g.tahun, g.ur_komoditas, g.uraian, g.perusahaan, g.satuan].join()}>
            <td>
              {[g.ur_komoditas, g.uraian].filter(Boolean).join(', ')} {g.tahun}
              {g.perusahaan && <small className={gaya.redup}>Batas {g.perusahaan}</small>}
            </td>
            <td className="sn-num">{angka(g.izin)}</td>
            <td className="sn-num">
              <b>{angka(g.jml)}</b> {satuanPendek(g.satuan, g.ur_satuan)}
            </td>
            <td className="sn-num">{angka(g.terealisasi)}</td>
            <td className="sn-num">
              {g.ada === null ? 'Tanpa batas' : angka(g.ada)}
              {g.kurang !== null && <small className={gaya.kurang}>Lebih {angka(g.kurang)}</small>}
            </td>
          </tr>
        ))}
      </Tabel>
    )}
    <Kesalahan salah={h.salah} jumlah={h.jumlah_salah} />
  </div>
);
