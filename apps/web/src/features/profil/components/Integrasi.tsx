import { tanggal } from '@sinas/domain/format/tanggal';
import { DataTable, Td, Th } from '@sinas/ui/DataTable';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { keadaanGalat } from '../../../lib/galat';
import { Bagian } from '../../../components/Bagian';

/** What other ministries' systems know of the company; one that does not answer is left out (GALAT-07). */
export function Integrasi() {
  const sistem = useQuery({
    queryKey: ['integrasi'],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/checkUserIntegration', { signal }),
    staleTime: 5 * 60_000,
  });
  return (
    <Bagian id="integrasi" judul="Integrasi" uraian="Data perusahaan Anda di sistem kementerian lain.">
      {sistem.isPending && <LoadingSkeleton lines={4} />}
      {sistem.isError && (
        <div className="sn-card">
          <ErrorState
            heading="h3"
            {...keadaanGalat(sistem.error)}
            onRetry={() => void sistem.refetch()}
            retrying={sistem.isFetching}
          >
            Data sistem lain belum dapat dimuat.
          </ErrorState>
        </div>
      )}
      {sistem.data?.length === 0 && (
        <div className="sn-card">
          <EmptyState title="Belum ada data dari sistem lain" icon="link" heading="h3">
            Sistem yang mengenal NPWP perusahaan Anda tampil di sini.
          </EmptyState>
        </div>
      )}
      {sistem.data && sistem.data.length > 0 && (
        <DataTable label="Sistem kementerian lain">
          <thead>
            <tr>
              <Th>Sistem</Th>
              <Th>Keadaan</Th>
              <Th>Nomor di sana</Th>
              <Th>Nama</Th>
              <Th>Sejak</Th>
            </tr>
          </thead>
          <tbody>
            {sistem.data.map((s) => (
              <tr key={s.jenis}>
                <Td>
                  {s.nama_sistem}
                  {s.keterangan && <div className="sn-sub">{s.keterangan}</div>}
                </Td>
                <Td data-judul="Keadaan">
                  <Badge grup={s.terdaftar ? 'baik' : 'netral'} bentuk={s.terdaftar ? 'centang' : 'cincin-putus'}>
                    {s.terdaftar ? 'Terdaftar' : 'Belum terdaftar'}
                  </Badge>
                </Td>
                <Td data-judul="Nomor di sana">{s.id_luar}</Td>
                <Td data-judul="Nama">{s.nama}</Td>
                <Td data-judul="Sejak">{tanggal(s.sejak)}</Td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </Bagian>
  );
}
