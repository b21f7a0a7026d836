import { angka } from '@sinas/domain/format/angka';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListController } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { Penomoran } from '../../components/Penomoran';
import { alamatRencana, PER_HALAMAN, saringDari } from '../../layout/antrean';
import { useIngatDaftar } from '../../layout/urutan';
import { kodeBantuan, pesanGalat } from '../../lib/galat';
import { usePintasan } from '../../lib/pintasan';
import { useData } from '../../lib/useData';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { BerkasDaftar } from '../../providers/wire';
import { BilahPilihan } from '../pengajuan/antrean/BilahPilihan';
import { TulangAntrean } from '../pengajuan/antrean/TabelAntrean';
import { useAmbilLepas } from '../pengajuan/antrean/useAmbilLepas';
import { useKursor } from '../pengajuan/antrean/useKursor';
import { SaringRencana } from './SaringRencana';
import { TabelRencana } from './TabelRencana';
import { tampilanDariAlamat, tampilanRencana } from './tampilan';

const SEGAR_MS = 30_000;

/** Plans within the officer's reach, desk by desk or all of them. */
export function DaftarRencana() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const data = useData();
  const pengguna = usePengguna();
  const bolehAmbil = punyaIzin(pengguna, 'pengajuan.ambil');
  const saring = saringDari(search);
  const semua = tampilanRencana(pengguna);
  const tampilan = tampilanDariAlamat(semua, saring['antrean']);
  const daftar = useListController<BerkasDaftar>({
    resource: 'rencana',
    storeKey: false,
    perPage: PER_HALAMAN,
    sort: { field: 'tgl_kirim', order: 'ASC' },
    exporter: false,
    queryOptions: { refetchInterval: SEGAR_MS, onError: () => undefined },
  });
  const hitung = useQuery({
    queryKey: ['rencana', 'hitung'],
    queryFn: ({ signal }) => data.hitungRencana({ signal }).then((h) => h ?? null),
    refetchInterval: SEGAR_MS,
  }).data;
  const baris = daftar.data ?? [];
  const terpilih = baris.filter((b) => daftar.selectedIds.includes(b.id));
  const { kursor, pindah, tempatkan } = useKursor(baris);
  useIngatDaftar(baris, 'rencana');
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
    Enter: { arti: 'buka', lakukan: () => kursor && void navigate(`/rencana/${kursor}/show`) },
    ...(bolehAmbil && {
      x: { arti: 'pilih', lakukan: () => kursor && daftar.onToggleItem(kursor) },
      a: { arti: 'ambil', lakukan: () => void kerja.ambil(sasaran()) },
      l: { arti: 'lepas', lakukan: () => void kerja.lepas(sasaran()) },
    }),
  });
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
            {judul}{' '}
            {nama && hitung && (
              <span className="kn-n" data-hangat={nama === 'lewat' && hitung[nama] > 0}>
                {angka(hitung[nama])} <span className="sn-sr">rencana</span>
              </span>
            )}
          </Link>
        ))}
      </nav>
      <SaringRencana saring={saring} onUbah={(baru) => daftar.setFilters({ ...saring, ...baru })} />
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
          bolehPilih={bolehAmbil}
          kursor={kursor}
          onKursor={tempatkan}
          terpilih={daftar.selectedIds}
          onPilih={daftar.onToggleItem}
          onPilihSemua={(ya) => (ya ? daftar.onSelect(baris.map((b) => b.id)) : daftar.onUnselectItems())}
          basi={Boolean(daftar.isPlaceholderData)}
        />
      )}
      <Penomoran page={daftar.page} perPage={daftar.perPage} total={daftar.total ?? 0} onPindah={daftar.setPage} />
    </Halaman>
  );
}
