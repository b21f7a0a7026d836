import { tanggal } from '@sinas/domain/format/tanggal';
import { KODE_STATUS } from '@sinas/domain/pengajuan/status';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { StatusBadge } from '@sinas/ui/marks/StatusBadge';
import { useEffect } from 'react';
import { useListController } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { NomorAju } from '../../components/NomorAju';
import { Penomoran } from '../../components/Penomoran';
import { ingatDaftar, PER_HALAMAN, saringDari } from '../../layout/antrean';
import { kodeBantuan, pesanGalat } from '../../lib/galat';

import { jumlahBersatuan } from '../../lib/satuan';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { BerkasDaftar } from '../../providers/wire';
import { TulangAntrean } from '../pengajuan/antrean/TabelAntrean';
import { Saringan } from '../pengajuan/antrean/Saringan';

const TERKIRIM = KODE_STATUS.filter((k) => !dalam('draf', k));

/** Every file within the officer's reach, whatever its state, newest first. */
export function SemuaBerkas() {
  const { pathname, search } = useLocation();
  const pengguna = usePengguna();
  const daftar = useListController<BerkasDaftar>({
    resource: punyaIzin(pengguna, 'pengajuan.antrean') ? 'berkas-kl' : 'berkas',
    storeKey: false,
    perPage: PER_HALAMAN,
    sort: { field: 'tgl_kirim', order: 'ASC' },
    exporter: false,
    queryOptions: { onError: () => undefined },
  });
  useEffect(() => ingatDaftar(pathname + search), [pathname, search]);
  const baris = daftar.data ?? [];
  const saring = saringDari(search);
  const disaring = Object.values(saring).some(Boolean);
  return (
    <Halaman
      judul="Semua berkas"
      kalimat={
        pengguna.lingkup === 'ga'
          ? `Berkas ${pengguna.data_ga?.nama ?? ''}, apa pun statusnya.`
          : 'Berkas semua kementerian, apa pun statusnya.'
      }
    >
      <Saringan
        saring={saring}
        status={TERKIRIM}
        disaring={disaring}
        onUbah={(baru) => daftar.setFilters({ ...saring, ...baru })}
      />
      {daftar.error && !daftar.data ? (
        <div className="sn-card">
          <ErrorState
            kode={kodeBantuan(daftar.error)}
            onRetry={() => void daftar.refetch()}
            retrying={daftar.isFetching}
          >
            Daftar berkas belum dapat dimuat. {pesanGalat(daftar.error, 'Coba lagi beberapa saat')}.
          </ErrorState>
        </div>
      ) : daftar.isPending ? (
        <TulangAntrean />
      ) : baris.length === 0 ? (
        <div className="sn-card">
          <EmptyState icon="file" title={disaring ? 'Tidak ada berkas yang cocok' : 'Belum ada berkas'}>
            {disaring ? 'Longgarkan saringan.' : 'Berkas yang dikirim perusahaan tampil di sini.'}
          </EmptyState>
        </div>
      ) : (
        <div
          className="kn-tabel"
          role="region"
          aria-label="Tabel semua berkas"
          tabIndex={0}
          data-basi={daftar.isPlaceholderData}
        >
          <table className="sn-table">
            <caption className="sn-sr">Semua berkas, yang terakhir dikirim di atas</caption>
            <thead>
              <tr>
                <th scope="col">Dikirim</th>
                <th scope="col">Perusahaan</th>
                <th scope="col">Layanan</th>
                <th scope="col">Komoditas</th>
                <th scope="col" className="sn-num">
                  Volume
                </th>
                <th scope="col">Status</th>
                <th scope="col">Di meja</th>
                <th scope="col">Nomor aju</th>
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
      )}
      <Penomoran page={daftar.page} perPage={daftar.perPage} total={daftar.total ?? 0} onPindah={daftar.setPage} />
    </Halaman>
  );
}
