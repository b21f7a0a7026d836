import { jamKini } from '@sinas/api-client/jam';
import { berelemen, type GambarDasbor } from '@sinas/domain/akses/elemen-dasbor';
import { angka } from '@sinas/domain/format/angka';
import { tahunJakarta, tanggalIso, waktu } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useListController } from 'react-admin';
import { EksporDaftar } from '../../components/daftar/EksporDaftar';
import { Halaman } from '../../components/Halaman';
import { PER_HALAMAN } from '../../layout/antrean';
import { useIngatDaftar } from '../../layout/urutan';
import { kodeBantuan, pesanGalat } from '../../lib/galat';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { BerkasDaftar, Rekap } from '../../providers/wire';
import { useKementerian } from '../../lib/kait/useKementerian';
import { useSaringDaftar } from '../../lib/kait/useSaringDaftar';
import { DaftarBerkas } from '../semua-berkas/DaftarBerkas';
import { bagianDari, SEMUA_BAGIAN } from './bagian';
import { DaftarPetak } from './DaftarPetak';
import { Capaian } from './capaian/Capaian';
import {
  useCapaian,
  useElemenSaya,
  useKeputusanBaru,
  usePasokan,
  useRapatBerikut,
  useRekap,
  useWaktuMeja,
} from './data';
import type { Kelak } from './Grafik';
import { ringkas } from './hitung';
import { SaringPemantauan, type SaringanPantau } from './SaringPemantauan';
import gaya from './pemantauan.module.css';

// The library of pictures comes after the figures.
const Grafik = lazy(() => import('./Grafik'));

/** The file list and what is counted of it, by the filters of LAYAR-05. */
export function Pemantauan() {
  const pengguna = usePengguna();
  const nasional = pengguna.lingkup === 'semua';
  const daftar = useListController<BerkasDaftar>({
    resource: 'pemantauan',
    storeKey: false,
    perPage: PER_HALAMAN,
    sort: { field: 'tgl_kirim', order: 'DESC' },
    exporter: false,
    queryOptions: { onError: () => undefined },
  });
  const { setFilters } = daftar;
  const [saring, ubah] = useSaringDaftar<SaringanPantau>(setFilters);
  const { kl, ijin_rekom, tahun_takwim } = saring;
  const rekap = useRekap({ kl, ijin_rekom, tahun_takwim });
  const waktuMeja = useWaktuMeja({ kl, ijin_rekom, tahun_takwim });
  const tahun = Number(tahun_takwim) || tahunJakarta(jamKini()) + 1;
  const dibatasi = berelemen(pengguna.peran.kode);
  const elemen = useElemenSaya(dibatasi);
  const bagian = dibatasi ? (elemen.data ? bagianDari(elemen.data) : null) : SEMUA_BAGIAN;
  const rapatBoleh = punyaIzin(pengguna, 'rakor.baca');
  const ada = (kode: GambarDasbor): boolean => rapatBoleh && bagian !== null && bagian.gambar(kode);
  const pasokan = usePasokan(tahun, ada('neraca'));
  const capaian = useCapaian(Number(tahun_takwim) || tahunJakarta(jamKini()), ada('capaian'));
  const rapat = useRapatBerikut(tanggalIso(jamKini()), ada('rapat'));
  const keputusan = useKeputusanBaru({ kl, ijin_rekom, tahun_takwim }, bagian?.gambar('keputusan') === true);
  const kementerian = useKementerian(nasional);
  const namaGa = nasional ? new Map((kementerian.data ?? []).map((g) => [g.kodeGA, g.GA])) : null;
  const disaring = Object.values(saring).some(Boolean);
  // The heading is what was counted: what comes under it waits, or it would be pushed down. A filter in use stays.
  const siap = bagian !== null && (!rekap.isPending || disaring);
  useIngatDaftar(daftar.data ?? []);
  const isiDaftar = bagian?.daftar && (
    <div className="sn-no-print">
      <DaftarBerkas daftar={daftar} disaring={disaring} nama="Tabel berkas" keterangan="Berkas menurut saringan" />
    </div>
  );
  return (
    <Halaman
      judul={judul(rekap.data, tahun_takwim)}
      kalimat={rekap.data && `${kalimat(rekap.data)} Angka per ${waktu(rekap.data.pada)}.`}
      ujung={
        <>
          {disaring && (
            <button type="button" className="sn-linkbtn" onClick={() => setFilters({})}>
              Kosongkan saringan
            </button>
          )}
          {bagian && !bagian.kosong && (
            <Button variant="outlined" onClick={() => window.print()}>
              <Icon name="printer" />
              Cetak
            </Button>
          )}
          {bagian?.daftar && <EksporDaftar daftar="monitoring" saring={saring} />}
        </>
      }
    >
      {elemen.isError && !elemen.data && (
        <div className="sn-card">
          <ErrorState
            kode={kodeBantuan(elemen.error)}
            onRetry={() => void elemen.refetch()}
            retrying={elemen.isFetching}
          >
            Bagian dasbor Anda belum dapat dimuat. {pesanGalat(elemen.error, 'Coba lagi beberapa saat')}.
          </ErrorState>
        </div>
      )}
      {bagian?.kosong && (
        <div className="sn-card">
          <EmptyState icon="grid" title="Belum ada bagian dasbor untuk Anda">
            Operator LNSW memilihkan bagian dasbor tiap pengguna eselon. Minta kepadanya bagian yang Anda perlukan.
          </EmptyState>
        </div>
      )}
      {siap && <DaftarPetak petak={bagian.petak} />}
      {siap && !bagian.kosong && (
        <SaringPemantauan
          saring={saring}
          kl={nasional ? (kementerian.data ?? []).map((g) => [g.kodeGA, g.GA] as const) : null}
          onUbah={ubah}
        />
      )}
      {siap && capaian.data && <Capaian isi={capaian.data} />}
      {/* Both at once: figures that come later would push the pictures down. */}
      {rekap.data && bagian && !capaian.isLoading && (
        <Suspense fallback={<div className={`${gaya.grafik} ${gaya.tulang}`} />}>
          <Grafik
            rekap={rekap.data.baris}
            pada={rekap.data.pada}
            pasokan={kelak(pasokan)}
            waktu={kelak(waktuMeja)}
            kementerian={namaGa}
            rapat={kelak(rapat)}
            keputusan={kelak(keputusan)}
            boleh={bagian.gambar}
          />
          {/* With the pictures, so that they do not push it down. */}
          {isiDaftar}
        </Suspense>
      )}
      {rekap.isError && !rekap.data && isiDaftar}
    </Halaman>
  );
}

const kelak = <T,>(kueri: UseQueryResult<T>): Kelak<T> => (kueri.isLoading ? undefined : (kueri.data ?? null));
function judul(rekap: Rekap | undefined, tahun: string | undefined): string {
  if (!rekap) return 'Pemantauan';
  const { berkas, rapat, perbaikan } = ringkas(rekap.baris);
  const bagian = [
    `${angka(String(berkas))} berkas${tahun ? ` untuk ${tahun}` : ''}`,
    ...(rapat > 0 ? [`${angka(String(rapat))} menunggu rapat`] : []),
    ...(perbaikan > 0 ? [`${angka(String(perbaikan))} perlu perbaikan`] : []),
  ];
  return bagian.join(', ');
}
function kalimat(rekap: Rekap): string {
  const { berlaku, lewat } = ringkas(rekap.baris);
  return `${angka(String(berlaku))} keputusan berlaku, ${angka(String(lewat))} berkas lewat batas layanan.`;
}
