import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { tampilHs } from '@sinas/domain/format/tampil';
import { tanggal, waktu } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Muat } from '../../../components/Muat';
import { Penomoran } from '../../../components/daftar/Penomoran';
import { Tabel } from '../../../components/daftar/Tabel';
import { useData } from '../../../lib/useData';
import { BATAS_SEHALAMAN, type SaringPembuka } from '../../../providers/buku/data';
import type { IzinPembuka } from '../../../providers/wire';
import gaya from '../buku.module.css';

/** Permits that were loaded, newest first, a line for each of their goods. */
export function DaftarDimuat({ saring }: { saring: SaringPembuka }) {
  const data = useData();
  const [page, setPage] = useState(1);
  const kueri = useQuery({
    queryKey: ['pembuka', saring, page],
    queryFn: ({ signal }) => data.pembuka(saring, page, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Muat kueri={kueri} apa="Daftar izin">
      {({ data: rows, meta }) =>
        rows.length === 0 ? (
          <div className="sn-card">
            <EmptyState icon="scale" title="Belum ada izin yang dimuat">
              {saring.cari || saring.tahun
                ? 'Longgarkan saringan.'
                : 'Unduh templat, isi satu baris untuk satu barang, lalu muat.'}
            </EmptyState>
          </div>
        ) : (
          <>
            <Tabel
              nama="Izin sebelum portal"
              kolom={['Izin', 'Perusahaan', 'Barang', '#Terbit', '#Terealisasi', '#Sisa', 'Berlaku', 'Dimuat']}
              basi={kueri.isPlaceholderData}
              susun
            >
              {rows.flatMap((i) => i.baris.map((b) => <Baris key={`${i.id}-${b.seri}`} izin={i} barang={b} />))}
            </Tabel>
            <Penomoran page={page} perPage={BATAS_SEHALAMAN} total={meta.total ?? rows.length} onPindah={setPage} />
          </>
        )
      }
    </Muat>
  );
}

function Baris({ izin: i, barang: b }: { izin: IzinPembuka; barang: IzinPembuka['baris'][number] }) {
  return (
    <tr>
      <td data-label="Izin">
        {i.no_keputusan}
        <small className={gaya.redup}>
          {i.layanan}, {tanggal(i.tgl_keputusan)}
        </small>
      </td>
      <td data-label="Perusahaan">
        {i.perusahaan}
        <small className={gaya.redup}>NPWP {i.npwp}</small>
      </td>
      <td data-label="Barang">
        {b.uraian}
        <small className={gaya.redup}>
          {i.ur_komoditas} {i.tahun}, HS {tampilHs(b.hs)}
        </small>
      </td>
      <td className="sn-num" data-label="Terbit">
        <b>{angka(b.jml)}</b> {satuanPendek(b.satuan, b.satuan)}
      </td>
      <td className="sn-num" data-label="Terealisasi">
        {angka(b.terealisasi)}
      </td>
      <td className="sn-num" data-label="Sisa">
        {angka(b.sisa)}
      </td>
      <td data-label="Berlaku">
        {tanggal(i.berlaku_mulai)} sampai {tanggal(i.berlaku_sampai)}
      </td>
      <td data-label="Dimuat">
        {i.nama}
        <small className={gaya.redup}>{waktu(i.waktu)}</small>
      </td>
    </tr>
  );
}
