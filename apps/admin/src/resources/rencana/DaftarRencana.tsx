import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { useQuery } from '@tanstack/react-query';
import { useListController } from 'react-admin';
import { Link } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { Hitungan } from '../../components/Hitungan';
import { urutDaftar } from '../../components/daftar/JudulUrut';
import { listKini } from '../../components/tampilan/list-kini';
import { TampilanTersimpan } from '../../components/tampilan/TampilanTersimpan';
import { Penomoran } from '../../components/daftar/Penomoran';
import { alamatRencana, PER_HALAMAN } from '../../layout/antrean';
import { useSaringDaftar } from '../../lib/kait/useSaringDaftar';
import { kodeBantuan, pesanGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { BerkasDaftar } from '../../providers/wire';
import { BilahPilihan } from '../pengajuan/antrean/BilahPilihan';
import { Ditolak } from '../pengajuan/antrean/Ditolak';
import { TulangAntrean } from '../pengajuan/antrean/TabelAntrean';
import { useKerjaDaftar } from '../pengajuan/antrean/useKerjaDaftar';
import { SaringRencana } from './SaringRencana';
import { TabelRencana } from './TabelRencana';
import { tampilanDariAlamat, tampilanRencana } from './tampilan';

const SEGAR_MS = 30_000;

/** Plans within the officer's reach, desk by desk or all of them. */
export function DaftarRencana() {
  const data = useData();
  const pengguna = usePengguna();
  const daftar = useListController<BerkasDaftar>({
    resource: 'rencana',
    storeKey: false,
    perPage: PER_HALAMAN,
    sort: { field: 'tgl_kirim', order: 'DESC' },
    exporter: false,
    queryOptions: { refetchInterval: SEGAR_MS, onError: () => undefined },
  });
  const [saring, ubah] = useSaringDaftar<Partial<Record<string, string>>>(daftar.setFilters);
  const semua = tampilanRencana(pengguna);
  const tampilan = tampilanDariAlamat(semua, saring['antrean']);
  const hitung = useQuery({
    queryKey: ['rencana', 'hitung'],
    queryFn: ({ signal }) => data.hitungRencana({ signal }).then((h) => h ?? null),
    refetchInterval: SEGAR_MS,
  }).data;
  const baris = daftar.data ?? [];
  const { bolehPilih, kursor, tempatkan, pilihan, bilah, ditolak, onBendera, lupakan } = useKerjaDaftar(
    daftar,
    'rencana',
    tampilan.judul,
  );
  const disaring = Object.entries(saring).some(([k, v]) => k !== 'antrean' && v);
  return (
    <Halaman
      judul="Rencana kebutuhan"
      kalimat={`${tampilan.judul}. ${tampilan.arti} ${pengguna.lingkup === 'ga' ? `${pengguna.data_ga?.nama ?? ''}.` : ''}`}
    >
      <nav className="kn-tampilan" aria-label="Tampilan rencana">
        {semua.map(({ nama, judul }) => (
          <Link
            key={judul}
            to={alamatRencana({ ...saring, antrean: nama ?? undefined })}
            aria-current={tampilan.nama === nama ? 'page' : undefined}
          >
            {judul} {nama && <Hitungan banyak={hitung && hitung[nama]} apa="rencana" hangat={nama === 'lewat'} />}
          </Link>
        ))}
      </nav>
      <TampilanTersimpan kini={listKini('rencana', saring, daftar.sort)} />
      <SaringRencana saring={saring} denganPetugas={punyaIzin(pengguna, 'pengajuan.antrean')} onUbah={ubah} />
      {bolehPilih && <BilahPilihan {...bilah} />}
      <Ditolak hasil={ditolak} jenis="rencana" onTutup={lupakan} />
      {daftar.error && !daftar.data ? (
        <div className="sn-card">
          <ErrorState
            kode={kodeBantuan(daftar.error)}
            onRetry={() => void daftar.refetch()}
            retrying={daftar.isFetching}
          >
            Daftar rencana belum dapat dimuat. {pesanGalat(daftar.error, 'Coba lagi beberapa saat')}.
          </ErrorState>
        </div>
      ) : daftar.isPending ? (
        <TulangAntrean />
      ) : baris.length === 0 ? (
        <div className="sn-card">
          <EmptyState icon="file" title={disaring ? 'Tidak ada rencana yang cocok' : 'Tampilan ini kosong'}>
            {disaring ? 'Longgarkan saringan.' : tampilan.arti}
          </EmptyState>
        </div>
      ) : (
        <TabelRencana
          judul={`Rencana kebutuhan, ${tampilan.judul}`}
          baris={baris}
          pilihan={bolehPilih ? pilihan : null}
          kursor={kursor}
          onKursor={tempatkan}
          onBendera={onBendera}
          basi={Boolean(daftar.isPlaceholderData)}
          urut={urutDaftar(daftar)}
        />
      )}
      <Penomoran page={daftar.page} perPage={daftar.perPage} total={daftar.total ?? 0} onPindah={daftar.setPage} />
    </Halaman>
  );
}
