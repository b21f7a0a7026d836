import { kuantitas } from '@sinas/domain/format/satuan';
import { tanggal } from '@sinas/domain/format/tanggal';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { DataTable, Td, Th } from '@sinas/ui/DataTable';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { StatusBadge } from '@sinas/ui/marks/StatusBadge';
import { useJudul } from '@sinas/ui/useJudul';
import { keadaanGalat } from '../../lib/galat';
import { useAlokasi, type Alokasi as Satu } from './data';

/** /alokasi: what ministries' determined needs give to the company, and nobody else's part of them. */
export function Alokasi() {
  useJudul('Alokasi dari K/L');
  const kueri = useAlokasi();
  return (
    <div className="sn-page hal-isi">
      <div className="sn-head hal-judul">
        <h1>Alokasi dari K/L</h1>
      </div>
      {kueri.data ? (
        <Isi rows={kueri.data} />
      ) : kueri.isPending ? (
        <LoadingSkeleton lines={4} />
      ) : (
        <div className="sn-card">
          <ErrorState
            heading="h2"
            {...keadaanGalat(kueri.error)}
            onRetry={() => void kueri.refetch()}
            retrying={kueri.isFetching}
          >
            Daftar alokasi belum dapat dimuat.
          </ErrorState>
        </div>
      )}
    </div>
  );
}

function Isi({ rows }: { rows: Satu[] }) {
  if (rows.length === 0)
    return (
      <div className="sn-card">
        <EmptyState icon="scale" title="Belum ada alokasi">
          Bagian perusahaan Anda dari kebutuhan yang ditetapkan K/L tampil di sini.
        </EmptyState>
      </div>
    );
  return (
    <DataTable label="Alokasi perusahaan Anda">
      <thead>
        <tr>
          <Th>Komoditas</Th>
          <Th>Diajukan</Th>
          <Th>Penerima</Th>
          <Th num>Jumlah</Th>
          <Th>Status</Th>
          <Th>Keputusan</Th>
          <Th>Berlaku sampai</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((a) => (
          <tr key={a.id}>
            <Td>
              {a.ur_komoditas} {a.tahun}
            </Td>
            <Td>
              {a.ur_ga}
              <br />
              <span className="sn-sub">{tampilNoAju(a.noAju)}</span>
            </Td>
            <Td>{a.nama}</Td>
            <Td num>{kuantitas(a.jml, a.satuan, a.ur_satuan)}</Td>
            <Td>
              <StatusBadge kode={a.kd_status_pengajuan} ur_status={a.ur_status} />
            </Td>
            <Td>{a.no_keputusan}</Td>
            <Td>{a.berlaku_sampai && tanggal(a.berlaku_sampai)}</Td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
