import { KODE_STATUS } from '@sinas/domain/pengajuan/status';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';

import { useListController } from 'react-admin';
import { EksporDaftar, urutEkspor } from '../../components/daftar/EksporDaftar';
import { Halaman } from '../../components/Halaman';
import { urutDaftar } from '../../components/daftar/JudulUrut';
import { listKini } from '../../components/tampilan/list-kini';
import { TampilanTersimpan } from '../../components/tampilan/TampilanTersimpan';
import { Penomoran } from '../../components/daftar/Penomoran';
import { PER_HALAMAN } from '../../layout/antrean';
import { useSaringDaftar } from '../../lib/kait/useSaringDaftar';
import { useIngatDaftar } from '../../layout/urutan';
import { kodeBantuan, pesanGalat } from '../../lib/galat';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { BerkasDaftar } from '../../providers/wire';
import { TulangAntrean } from '../pengajuan/antrean/TabelAntrean';
import { TabelBerkas } from './TabelBerkas';
import { Saringan } from '../pengajuan/antrean/Saringan';

const TERKIRIM = KODE_STATUS.filter((k) => !dalam('draf', k));

/** Every file within the officer's reach, whatever its state, newest first. */
export function SemuaBerkas() {
  const pengguna = usePengguna();
  const daftar = useListController<BerkasDaftar>({
    resource: punyaIzin(pengguna, 'pengajuan.antrean') ? 'berkas-kl' : 'berkas',
    storeKey: false,
    perPage: PER_HALAMAN,
    sort: { field: 'tgl_kirim', order: 'DESC' },
    exporter: false,
    queryOptions: { onError: () => undefined },
  });
  const baris = daftar.data ?? [];
  useIngatDaftar(baris);
  const [saring, ubah] = useSaringDaftar<Partial<Record<string, string>>>(daftar.setFilters);
  const disaring = Object.values(saring).some(Boolean);
  const kl = punyaIzin(pengguna, 'pengajuan.antrean');
  return (
    <Halaman
      judul="Semua berkas"
      kalimat={
        pengguna.lingkup === 'ga'
          ? `Berkas ${pengguna.data_ga?.nama ?? ''}, apa pun statusnya.`
          : 'Berkas semua kementerian, apa pun statusnya.'
      }
      ujung={<EksporDaftar daftar={kl ? 'kl' : 'berkas'} saring={{ ...saring, ...urutEkspor(daftar.sort) }} />}
    >
      <TampilanTersimpan kini={listKini('berkas', saring, daftar.sort)} />
      <Saringan saring={saring} status={TERKIRIM} petugas={kl ? 'Petugas' : null} disaring={disaring} onUbah={ubah} />
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
        <TabelBerkas
          baris={baris}
          nama="Tabel semua berkas"
          keterangan="Semua berkas"
          basi={daftar.isPlaceholderData}
          urut={urutDaftar(daftar)}
        />
      )}
      <Penomoran page={daftar.page} perPage={daftar.perPage} total={daftar.total ?? 0} onPindah={daftar.setPage} />
    </Halaman>
  );
}
