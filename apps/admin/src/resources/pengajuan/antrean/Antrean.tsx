import { angka } from '@sinas/domain/format/angka';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { useEffect } from 'react';
import { useListController } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Halaman } from '../../../components/Halaman';
import { Penomoran } from '../../../components/Penomoran';
import { alamatBerkas, antreanDari, PER_HALAMAN, saringDari, tampilanDari } from '../../../layout/antrean';
import { useIngatDaftar } from '../../../layout/urutan';
import { TautanAntrean } from '../../../layout/TautanAntrean';
import { useSempit } from '../../../layout/useSempit';
import { kodeBantuan, pesanGalat } from '../../../lib/galat';
import { usePintasan } from '../../../lib/pintasan';
import { usePengguna } from '../../../providers/pengguna';
import { punyaIzin } from '../../../providers/sesi';
import type { BerkasDaftar, MetaAntrean } from '../../../providers/wire';
import { AngkaPetugas } from './AngkaPetugas';
import { BilahPilihan } from './BilahPilihan';
import { KakiPintasan } from './KakiPintasan';
import { Saringan } from './Saringan';
import { TabelAntrean, TulangAntrean } from './TabelAntrean';
import { useAmbilLepas } from './useAmbilLepas';
import { useKursor } from './useKursor';

const SEGAR_MS = 30_000;

/** Work queue of an officer: the most urgent file first (LAYAR-06, LAYAR-12). */
export function Antrean() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const pengguna = usePengguna();
  const bolehAmbil = punyaIzin(pengguna, 'pengajuan.ambil');
  const sempit = useSempit();
  const tampilan = tampilanDari(antreanDari(search));
  const daftar = useListController<BerkasDaftar>({
    resource: 'pengajuan',
    storeKey: false,
    perPage: PER_HALAMAN,
    sort: { field: 'sisa', order: 'ASC' },
    filterDefaultValues: { antrean: 'semua' },
    exporter: false,
    queryOptions: { refetchInterval: SEGAR_MS, onError: () => undefined },
  });
  const baris = daftar.data ?? [];
  const terpilih = baris.filter((b) => daftar.selectedIds.includes(b.id));
  const { kursor, pindah, tempatkan } = useKursor(baris);
  useIngatDaftar(baris);
  const kerja = useAmbilLepas(() => daftar.onUnselectItems());
  const { onUnselectItems } = daftar;

  // What was selected in one view is not meant in another.
  useEffect(() => {
    onUnselectItems();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the view changes
  }, [tampilan.nama]);

  const sasaran = () => (terpilih.length > 0 ? terpilih : baris.filter((b) => b.id === kursor));
  usePintasan({
    j: { arti: 'turun, naik', lakukan: () => pindah(1) },
    k: { arti: 'turun, naik', lakukan: () => pindah(-1) },
    Enter: { arti: 'buka', lakukan: () => kursor && void navigate(`/pengajuan/${kursor}/show`) },
    ...(bolehAmbil && {
      x: { arti: 'pilih', lakukan: () => kursor && daftar.onToggleItem(kursor) },
      a: { arti: 'ambil', lakukan: () => void kerja.ambil(sasaran()) },
      l: { arti: 'lepas', lakukan: () => void kerja.lepas(sasaran()) },
    }),
  });

  const meta = daftar.meta as Partial<MetaAntrean> | undefined;
  const saring = saringDari(search);
  const disaring = Boolean(saring.keyword || saring.kd_rekom || saring.kd_komoditas || saring.kd_status);
  return (
    <Halaman
      judul={tampilan.judul}
      kalimat={`${tampilan.arti} ${pengguna.data_ga ? `${pengguna.data_ga.nama}.` : ''}`}
      ujung={meta?.angka && <AngkaPetugas angka={meta.angka} />}
    >
      {sempit && (
        <nav className="kn-tampilan" aria-label="Tampilan antrean">
          <TautanAntrean aktif={tampilan.nama} />
        </nav>
      )}
      <Saringan
        saring={saring}
        onUbah={(baru) => daftar.setFilters({ ...saring, ...baru, antrean: tampilan.nama })}
        disaring={disaring}
      />
      {bolehAmbil && (
        <BilahPilihan
          jumlah={terpilih.length}
          sibuk={kerja.sibuk}
          onAmbil={() => void kerja.ambil(terpilih)}
          onLepas={() => void kerja.lepas(terpilih)}
          onBatal={() => daftar.onUnselectItems()}
        />
      )}
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
                <Link className="sn-btn sn-btn-line" to={alamatBerkas({ keyword: saring.keyword })}>
                  Cari di semua berkas
                </Link>
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
          bolehPilih={bolehAmbil}
          kursor={kursor}
          onKursor={tempatkan}
          terpilih={daftar.selectedIds}
          onPilih={daftar.onToggleItem}
          onPilihSemua={(semua) => (semua ? daftar.onSelect(baris.map((b) => b.id)) : daftar.onUnselectItems())}
          urut={daftar.sort.field}
          onUrut={(field) => daftar.setSort({ field, order: 'ASC' })}
          basi={Boolean(daftar.isPlaceholderData)}
        />
      )}
      <footer className="kn-kaki-antrean">
        <KakiPintasan bolehAmbil={bolehAmbil} />
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
