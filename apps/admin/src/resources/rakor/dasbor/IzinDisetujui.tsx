import { angka } from '@sinas/domain/format/angka';
import { tanggalPendek, tanggal } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { StatusBadge } from '@sinas/ui/marks/StatusBadge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Muat } from '../../../components/Muat';
import { Penomoran } from '../../../components/daftar/Penomoran';
import { Tabel } from '../../../components/daftar/Tabel';
import { BilahSaring } from '../../../components/saring/BilahSaring';
import { Cari } from '../../../components/saring/Cari';
import { useData } from '../../../lib/useData';

const PER_HALAMAN = 20;
/** Permits that were granted: the history of what meetings and officials have decided. */
export function IzinDisetujui() {
  const data = useData();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const izin = useQuery({
    queryKey: ['rakor', 'izin', keyword, page],
    queryFn: ({ signal }) => data.izinDisetujui({ keyword, page, size: PER_HALAMAN }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="rk-izin">
      <h2 id="rk-izin" className="kn-sub-judul">
        Riwayat izin disetujui
      </h2>
      <BilahSaring nama="Saringan izin">
        <Cari
          nama="Perusahaan atau awal nomor"
          nilai={keyword}
          onUbah={(kata) => {
            setKeyword(kata);
            setPage(1);
          }}
        />
      </BilahSaring>
      <Muat kueri={izin} apa="Riwayat izin">
        {({ data: rows, meta }) =>
          rows.length === 0 ? (
            <div className="sn-card">
              <EmptyState
                icon="file"
                heading="h3"
                title={keyword ? 'Tidak ada izin yang cocok' : 'Belum ada izin disetujui'}
              />
            </div>
          ) : (
            <>
              <Tabel
                nama="izin disetujui"
                kolom={['Perusahaan', 'Keputusan', 'Layanan', 'Berlaku', '#Baris', 'Rapat', 'Status']}
                basi={izin.isPlaceholderData}
                susun
              >
                {rows.map((r) => (
                  <tr key={r.idNk}>
                    <td>
                      <Link to={`/pengajuan/${r.idNk}/show`}>{r.pemilik}</Link>
                    </td>
                    <td data-label="Keputusan">
                      {r.no_keputusan}, {tanggal(r.tgl_keputusan)}
                    </td>
                    <td className="kn-lipat" data-label="Layanan">
                      {r.jnsLayanan} {r.ur_komoditas} {r.tahun}, {r.ur_ga}
                    </td>
                    <td data-label="Berlaku">
                      {tanggalPendek(r.berlaku_mulai)} sampai {tanggal(r.berlaku_sampai)}
                    </td>
                    <td className="sn-num" data-label="Baris">
                      {angka(r.baris)}
                    </td>
                    <td className="kn-lipat" data-label="Rapat">
                      {r.rapat ?? '-'}
                    </td>
                    <td data-label="Status">
                      <StatusBadge kode={r.kd_status} ur_status={r.ur_status} />
                    </td>
                  </tr>
                ))}
              </Tabel>
              <Penomoran
                page={page}
                perPage={PER_HALAMAN}
                total={meta.total ?? rows.length}
                nama="izin"
                onPindah={setPage}
              />
            </>
          )
        }
      </Muat>
    </section>
  );
}
