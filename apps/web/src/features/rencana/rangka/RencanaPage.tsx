import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useJudul } from '@sinas/ui/useJudul';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { AlatBarisProvider } from '../../../components/baris/alat';
import { keadaanGalat, pesanGalat, tidakAda } from '../../../lib/galat';
import { usePengguna } from '../../../lib/sesi';
import { muatRencana, type RencanaDatang } from '../kerja/muat';
import { panggilanRencana } from '../kerja/panggilan';
import { dapatUbah } from '../kerja/terbuka';
import {
  RuangProvider,
  useMesinRencana,
  useRencana,
  useTurunan,
  type RuangRencana,
  type Sasaran,
} from '../kerja/useRencana';
import { KakiKirim } from '../kirim/KakiKirim';
import { CATATAN_NERACA } from '../kirim/kurang';
import { PanelStatus } from '../lihat/PanelStatus';
import { PanelNeraca } from '../neraca/PanelNeraca';
import { TabBaris } from '../tab/TabBaris';
import { TabDokumen } from '../tab/TabDokumen';
import { TabPerusahaan } from '../tab/TabPerusahaan';
import { GabungRencana } from './GabungRencana';
import { KepalaRencana, type TabLayar } from './KepalaRencana';
import gayaRangka from './rangka.module.css';
import gayaNeraca from '../neraca/neraca.module.css';

/** /rkt-npp/:no_aju, the workspace of one plan. */
export function RencanaPage() {
  const { no_aju = '' } = useParams();
  const rencana = useQuery({
    queryKey: ['rencana', 'kerja', no_aju],
    queryFn: () => muatRencana(panggilanRencana(no_aju)),
    // From here on the working copy leads; a refetch behind its back would only confuse.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: (q) => q.state.data === undefined,
  });
  if (rencana.isError)
    return (
      <div className={`sn-page ${gayaRangka.pesan}`}>
        <div className="sn-card">
          {tidakAda(rencana.error) ? (
            <EmptyState
              title="Rencana tidak ditemukan"
              icon="search"
              action={<Link to="/rkt-npp">Lihat semua rencana</Link>}
            >
              Alamat ini tidak ada, atau rencananya bukan milik perusahaan Anda.
            </EmptyState>
          ) : (
            <ErrorState
              {...keadaanGalat(rencana.error)}
              onRetry={() => void rencana.refetch()}
              retrying={rencana.isFetching}
            >
              Rencana belum dapat dimuat. {pesanGalat(rencana.error, 'Coba lagi beberapa saat')}.
            </ErrorState>
          )}
        </div>
      </div>
    );
  if (!rencana.data)
    return (
      <div className={`sn-page ${gayaRangka.pesan}`}>
        <LoadingSkeleton lines={8} />
      </div>
    );
  const { detail } = rencana.data;
  // Sent, returned, determined: another status has other rights and begins anew.
  return <Ruang key={`${detail.idNk} ${detail.kd_status_pengajuan}`} awal={rencana.data} />;
}

const TAB: readonly TabLayar[] = ['barang', 'produksi', 'penggunaan', 'distribusi', 'dokumen', 'perusahaan'];

function Ruang({ awal }: { awal: RencanaDatang }) {
  const { detail } = awal;
  const toast = useToast();
  const { id_user } = usePengguna();
  const mesin = useMesinRencana(awal, { idUser: id_user, kabar: toast.berhasil, kabarGagal: toast.gagal });
  const turunan = useTurunan(mesin);
  const [kueri, setKueri] = useSearchParams();
  const [sasaran, setSasaran] = useState<Sasaran | null>(null);
  useJudul(`Rencana ${detail.ur_komoditas ?? ''} ${detail.tahun}`);
  const tab = TAB.find((t) => t === kueri.get('tab')) ?? 'barang';
  const { penyimpan } = mesin;
  const keTab = useCallback(
    (t: TabLayar) => {
      void penyimpan.sekarang();
      setSasaran(null);
      setKueri({ tab: t });
    },
    [penyimpan, setKueri],
  );
  const pergi = useCallback<RuangRencana['pergi']>(
    (di, path = '', baris = null) => {
      setSasaran((s) => ({ tab: di, path, baris, ke: (s?.ke ?? 0) + 1 }));
      // Notes and the statement stand beside every tab.
      if (di !== 'kirim' && !CATATAN_NERACA.has(path)) setKueri({ tab: di });
    },
    [setKueri],
  );
  const ruang = useMemo<RuangRencana>(() => ({ ...turunan, sasaran, pergi }), [turunan, sasaran, pergi]);
  const { acuan, daftar } = turunan;
  const { kd_komoditas, tahun, formulir } = detail;
  const alat = useMemo(
    () => ({
      daftar,
      acuan,
      kd_komoditas,
      tahun,
      opsi: formulir.opsi,
      contoh_hs: formulir.contoh_hs,
      hs_lengkap: formulir.hs_lengkap,
    }),
    [daftar, acuan, kd_komoditas, tahun, formulir],
  );
  return (
    <RuangProvider value={ruang}>
      <AlatBarisProvider value={alat}>
        <div className={gayaRangka.ruang}>
          <KepalaRencana tab={tab} onTab={keTab} />
          <div className={gayaRangka.badan}>
            <div className={gayaRangka.kerja} data-wadah-gulir="true">
              <Kabar />
              {tab === 'perusahaan' ? (
                <TabPerusahaan />
              ) : tab === 'dokumen' ? (
                <TabDokumen />
              ) : (
                <TabBaris key={tab} tab={tab} />
              )}
            </div>
            <Samping />
          </div>
          <GabungRencana />
        </div>
      </AlatBarisProvider>
    </RuangProvider>
  );
}

/** Why nothing can be changed, where that is so. */
function Kabar() {
  const { keadaan } = useRencana();
  const { detail } = keadaan.berkas;
  const { simpan } = keadaan;
  const tutup = dalam('dapatUbah', detail.kd_status_pengajuan) && detail.formulir.closedForm;
  if (simpan.keadaan !== 'tertutup' && !tutup) return null;
  return (
    <p className={`sn-note ${gayaRangka.kabar}`} data-grup="anda" role="alert">
      <span>
        {simpan.keadaan === 'tertutup'
          ? `${simpan.pesan}. Muat ulang halaman ini.`
          : 'Masa pengisian sudah tutup. Isian hanya dapat dibaca.'}
      </span>
    </p>
  );
}

function Samping() {
  const { keadaan } = useRencana();
  return (
    <aside className={gayaNeraca.rp} aria-label="Neraca berjalan">
      {/* What scrolls is reached by keys where nothing in it is. */}
      <div className={gayaNeraca.isi} role="region" aria-label="Keadaan rencana" tabIndex={0}>
        {dapatUbah(keadaan.berkas.detail) ? null : <PanelStatus />}
        <PanelNeraca />
      </div>
      <KakiKirim />
    </aside>
  );
}
