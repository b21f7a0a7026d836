import { GalatApi } from '@sinas/api-client';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { STATUS } from '@sinas/domain/pengajuan/status';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { ResultDialog, type Result } from '@sinas/ui/feedback/ResultDialog';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useGetOne, useResourceContext } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { KUNCI_HITUNG } from '../../../layout/TautanAntrean';
import { daftarTerakhir, ingatKursor, tempatDalamDaftar } from '../../../layout/urutan';
import { kodeBantuan, pesanGalat, statusGalat } from '../../../lib/galat';
import { useData } from '../../../lib/useData';
import { usePengguna } from '../../../providers/pengguna';
import { punyaIzin } from '../../../providers/sesi';
import type { Detail, HasilAksi } from '../../../providers/wire';
import { adaSurat } from './isi/Dokumen';
import { LayarBerkas } from './LayarBerkas';
import type { Selesai } from './useKeputusan';

const JEDA_SURAT_MS = 3000;
/** About two minutes: a letter that is not there then comes with the next visit. */
const MAKS_TUNGGU = 40;
/** The list leaves its short row in the cache, which has no documents. */
const menungguSurat = (berkas?: Partial<Detail>): boolean =>
  berkas?.dokumen !== undefined && berkas.kode_periksa != null && !adaSurat(berkas.dokumen);

/** What another hand has done meanwhile, in words (409). */
function kalimatBentrok(galat: GalatApi, semula: Detail): string {
  const kini = galat.data as Partial<HasilAksi> | null;
  const kode = kini?.kd_status_pengajuan;
  const nama = kode ? STATUS[kode].ur_status : undefined;
  if (!nama || kode === semula.kd_status_pengajuan) return 'Berkas dimuat ulang agar Anda melihat keadaan terakhir.';
  return `Status berubah dari ${semula.ur_status} menjadi ${nama}. Berkas dimuat ulang.`;
}

/** One file before an officer: to decide, or to read. Loads the file and the sheet of the desk. */
export function Keputusan() {
  const { id = '' } = useParams();
  const data = useData();
  const klien = useQueryClient();
  const daftar = useResourceContext() === 'rencana' ? 'rencana' : 'pengajuan';
  const punyaLembar = punyaIzin(usePengguna(), 'pengajuan.antrean');
  const toast = useToast();
  const pergi = useNavigate();
  const [hasil, setHasil] = useState<Result | null>(null);
  useEffect(() => {
    ingatKursor(id);
    // What failed belongs to the file it failed on.
    setHasil(null);
  }, [id]);
  // Not refreshed behind the officer's back: a change by another hand is told (409), never slipped under.
  const berkas = useGetOne<Detail>(
    daftar,
    { id },
    {
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: 0,
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => state.dataUpdateCount < MAKS_TUNGGU && menungguSurat(state.data) && JEDA_SURAT_MS,
    },
  );
  const lembar = useQuery({
    queryKey: ['lembar', id],
    queryFn: ({ signal }) => data.lembar(id, { signal }),
    enabled: punyaLembar,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
  });
  const muatUlang = useCallback(
    () =>
      Promise.all([
        klien.invalidateQueries({ queryKey: ['lembar', id] }),
        klien.invalidateQueries({ queryKey: ['riwayat', id] }),
        klien.invalidateQueries({ queryKey: [daftar] }),
        klien.invalidateQueries({ queryKey: KUNCI_HITUNG }),
      ]),
    [klien, id, daftar],
  );
  // The list leaves its short row in this cache: the page waits for the whole file.
  const detail = berkas.data && 'aksi_tersedia' in berkas.data ? berkas.data : undefined;
  const onBentrok = useCallback(
    (galat: unknown) => {
      if (!(galat instanceof GalatApi) || galat.status !== 409 || !detail) return false;
      setHasil({ ok: false, message: pesanGalat(galat), next: kalimatBentrok(galat, detail) });
      void muatUlang();
      return true;
    },
    [detail, muatUlang],
  );
  const nama = detail?.nama_perusahaan;
  // A success is told beside the work, never before it (PENGAJUAN-08; ADR 91); a failure waits to be read.
  const onSelesai = useCallback(
    ({ ok, message, next, berikutnya, urungkan }: Selesai) => {
      if (!ok) return setHasil({ ok, message, next });
      const kata = [message, next].filter(Boolean).join('. ');
      void muatUlang();
      if (!berikutnya) return toast.berhasil(kata, urungkan && { kata: 'Urungkan', lakukan: urungkan });
      const di = window.location.hash.slice(1);
      toast.berhasil(`${nama}. ${kata}`, { kata: 'Buka lagi', lakukan: () => void pergi(di) });
      return void pergi(tempatDalamDaftar(id)?.sesudah ?? daftarTerakhir());
    },
    [muatUlang, toast, nama, pergi, id],
  );

  const galat = berkas.error ?? lembar.error;
  const siap = detail && (!punyaLembar || lembar.data);
  return (
    <>
      {siap ? (
        <LayarBerkas
          key={`${detail.versi} ${detail.kd_status_pengajuan} ${lembar.dataUpdatedAt}`}
          berkas={detail}
          lembar={lembar.data ?? null}
          onBentrok={onBentrok}
          onMuat={() => void muatUlang()}
          onSelesai={onSelesai}
        />
      ) : galat ? (
        <Pesan>
          {statusGalat(galat) === 404 ? (
            <EmptyState heading="h1" icon="search" title={PESAN['umum.tidak_ditemukan']} action={<KeDaftar />}>
              Berkas ini tidak ada, atau bukan berkas kementerian Anda.
            </EmptyState>
          ) : (
            <ErrorState
              heading="h1"
              kode={kodeBantuan(galat)}
              onRetry={() => void Promise.all([berkas.refetch(), lembar.refetch()])}
              retrying={berkas.isFetching || lembar.isFetching}
            >
              Berkas belum dapat dimuat. {pesanGalat(galat, 'Coba lagi beberapa saat')}.
            </ErrorState>
          )}
        </Pesan>
      ) : (
        <Pesan>
          <LoadingSkeleton card={false} lines={8} />
        </Pesan>
      )}
      <ResultDialog result={hasil} onClose={() => setHasil(null)} />
    </>
  );
}

function Pesan({ children }: { children: ReactNode }) {
  return (
    <main className="kn-isi" id="isi" tabIndex={-1}>
      <div className="sn-card">{children}</div>
    </main>
  );
}
function KeDaftar() {
  return (
    <Button component={Link} variant="outlined" to={daftarTerakhir()}>
      Kembali ke daftar
    </Button>
  );
}
