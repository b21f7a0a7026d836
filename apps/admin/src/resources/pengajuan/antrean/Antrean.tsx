import { angka } from '@sinas/domain/format/angka';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { Button } from '@sinas/ui/inputs/Button';
import { useListController } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Halaman } from '../../../components/Halaman';
import { EksporDaftar, urutEkspor } from '../../../components/daftar/EksporDaftar';
import { urutDaftar } from '../../../components/daftar/JudulUrut';
import { listKini } from '../../../components/tampilan/list-kini';
import { TampilanTersimpan } from '../../../components/tampilan/TampilanTersimpan';
import { Penomoran } from '../../../components/daftar/Penomoran';
import { alamatBerkas, antreanDari, PER_HALAMAN, tampilanDari } from '../../../layout/antrean';
import { useSaringDaftar } from '../../../lib/kait/useSaringDaftar';
import { TautanAntrean } from '../../../layout/TautanAntrean';
import { useSempit } from '../../../layout/useSempit';
import { kodeBantuan, pesanGalat } from '../../../lib/galat';
import { usePengguna } from '../../../providers/pengguna';
import type { BerkasDaftar, MetaAntrean } from '../../../providers/wire';
import { AngkaPetugas } from './AngkaPetugas';
import { BilahPilihan } from './BilahPilihan';
import { Ditolak } from './Ditolak';
import { KakiPintasan } from './KakiPintasan';
import { Saringan } from './Saringan';
import { TabelAntrean, TulangAntrean } from './TabelAntrean';
import { useKerjaDaftar } from './useKerjaDaftar';
import gaya from './antrean.module.css';

const SEGAR_MS = 30_000;
/** As the server has it. */
const MAKS_PRIORITAS = 2_000;
const terlaluBanyak = (total = 0): string | null =>
  total > MAKS_PRIORITAS
    ? `Urut menurut prioritas sampai ${angka(MAKS_PRIORITAS)} berkas. Persempit dengan saringan.`
    : null;

/** Work queue of an officer: the most urgent file first (LAYAR-06, LAYAR-12). */
export function Antrean() {
  const { search } = useLocation();
  const pengguna = usePengguna();
  const sempit = useSempit();
  const tampilan = tampilanDari(antreanDari(search));
  const daftar = useListController<BerkasDaftar>({
    resource: 'pengajuan',
    storeKey: false,
    perPage: PER_HALAMAN,
    sort: { field: 'sisa', order: 'ASC' },
    filterDefaultValues: { antrean: tampilanDari(undefined).nama },
    exporter: false,
    queryOptions: { refetchInterval: SEGAR_MS, onError: () => undefined },
  });
  const baris = daftar.data ?? [];
  const { bolehAmbil, bolehPilih, kursor, tempatkan, pilihan, bilah, ditolak, onBendera, lupakan } = useKerjaDaftar(
    daftar,
    'pengajuan',
    tampilan.nama,
  );
  const meta = daftar.meta as Partial<MetaAntrean> | undefined;
  const [saring, ubah] = useSaringDaftar<Partial<Record<string, string>>>(daftar.setFilters);
  const { antrean: _, ...sempitan } = saring;
  const disaring = Object.values(sempitan).some(Boolean);
  return (
    <Halaman
      judul={tampilan.judul}
      kalimat={`${tampilan.arti} ${pengguna.data_ga ? `${pengguna.data_ga.nama}.` : ''}`}
      ujung={(daftar.isPending || meta?.angka) && <AngkaPetugas angka={meta?.angka} />}
    >
      {sempit && (
        <nav className="kn-tampilan" aria-label="Tampilan antrean">
          <TautanAntrean aktif={tampilan.nama} />
        </nav>
      )}
      <TampilanTersimpan kini={listKini('pengajuan', { ...saring, antrean: tampilan.nama }, daftar.sort)} />
      <Saringan
        saring={saring}
        onUbah={(baru) => ubah({ ...baru, antrean: tampilan.nama })}
        disaring={disaring}
        petugas="Diambil oleh"
        prioritas
        ujung={
          <EksporDaftar daftar="antrean" saring={{ ...sempitan, antrean: tampilan.nama, ...urutEkspor(daftar.sort) }} />
        }
      />
      {bolehPilih && <BilahPilihan {...bilah} />}
      <Ditolak hasil={ditolak} jenis="pengajuan" onTutup={lupakan} />
      {daftar.error && !daftar.data ? (
        <div className="sn-card">
          <ErrorState
            kode={kodeBantuan(daftar.error)}
            onRetry={() => void daftar.refetch()}
            retrying={daftar.isFetching}
          >
            Antrean belum dapat dimuat. {pesanGalat(daftar.error, 'Coba lagi beberapa saat')}.
          </ErrorState>
        </div>
      ) : daftar.isPending ? (
        <TulangAntrean />
      ) : baris.length === 0 ? (
        <div className="sn-card">
          <EmptyState
            title={disaring ? 'Tidak ada berkas yang cocok' : 'Antrean ini kosong'}
            action={
              saring.keyword && (
                <Button component={Link} variant="outlined" to={alamatBerkas({ keyword: saring.keyword })}>
                  Cari di semua berkas
                </Button>
              )
            }
          >
            {disaring ? 'Longgarkan saringan, atau cari di semua berkas.' : tampilan.arti}
          </EmptyState>
        </div>
      ) : (
        <TabelAntrean
          judul={tampilan.judul}
          baris={baris}
          pilihan={bolehPilih ? pilihan : null}
          kursor={kursor}
          onKursor={tempatkan}
          urut={urutDaftar(daftar)}
          tanpaPrioritas={terlaluBanyak(daftar.total)}
          basi={Boolean(daftar.isPlaceholderData)}
          onBendera={onBendera}
        />
      )}
      <footer className={gaya.kakiAntrean}>
        <KakiPintasan bolehPilih={bolehPilih} bolehAmbil={bolehAmbil} />
        <Penomoran
          page={daftar.page}
          perPage={daftar.perPage}
          total={daftar.total ?? 0}
          onPindah={(page) => daftar.setPage(page)}
        />
      </footer>
      <p className="sn-sr" role="status">
        {daftar.isPending ? '' : `${angka(daftar.total ?? 0)} berkas dalam ${tampilan.judul}`}
      </p>
    </Halaman>
  );
}
