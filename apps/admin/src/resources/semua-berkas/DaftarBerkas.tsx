import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import type { ListControllerResult } from 'react-admin';
import { urutDaftar } from '../../components/daftar/JudulUrut';
import { Penomoran } from '../../components/daftar/Penomoran';
import { kodeBantuan, pesanGalat } from '../../lib/galat';
import type { BerkasDaftar } from '../../providers/wire';
import { TulangAntrean } from '../pengajuan/antrean/TabelAntrean';
import { TabelBerkas } from './TabelBerkas';

interface Props {
  daftar: ListControllerResult<BerkasDaftar>;
  /** A filter is set. */
  disaring: boolean;
  /** Name of the table, and what it shows. */
  nama: string;
  keterangan: string;
}

/** Files of a list page by page, or why there are none. */
export function DaftarBerkas({ daftar, disaring, nama, keterangan }: Props) {
  if (daftar.error && !daftar.data)
    return (
      <div className="sn-card">
        <ErrorState kode={kodeBantuan(daftar.error)} onRetry={() => void daftar.refetch()} retrying={daftar.isFetching}>
          Daftar berkas belum dapat dimuat. {pesanGalat(daftar.error, 'Coba lagi beberapa saat')}.
        </ErrorState>
      </div>
    );
  if (daftar.isPending) return <TulangAntrean />;
  const baris = daftar.data ?? [];
  return (
    <>
      {baris.length === 0 ? (
        <div className="sn-card">
          <EmptyState icon="file" title={disaring ? 'Tidak ada berkas yang cocok' : 'Belum ada berkas'}>
            {disaring ? 'Longgarkan saringan.' : 'Berkas yang dikirim perusahaan tampil di sini.'}
          </EmptyState>
        </div>
      ) : (
        <TabelBerkas
          baris={baris}
          nama={nama}
          keterangan={keterangan}
          basi={daftar.isPlaceholderData}
          urut={urutDaftar(daftar)}
        />
      )}
      <Penomoran page={daftar.page} perPage={daftar.perPage} total={daftar.total ?? 0} onPindah={daftar.setPage} />
    </>
  );
}
