import type { KodeLangkah } from '@sinas/domain/formulir/formulir';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { judulBerkas } from '../../../components/berkas/judul';
import { api } from '../../../lib/api';
import { keadaanGalat, pesanGalat, tidakAda } from '../../../lib/galat';
import { usePengguna } from '../../../lib/sesi';
import { useJudul } from '@sinas/ui/useJudul';
import { LangkahDistribusi } from '../distribusi/LangkahDistribusi';
import { LangkahDokumen } from '../dokumen/LangkahDokumen';
import { PerpanjanganBerkas } from '../dasar/PerpanjanganBerkas';
import { usePeriksaDokumen } from '../dokumen/useDokumen';
import { LangkahIsian } from '../isian/LangkahIsian';
import { FormulirProvider } from '../kerja/FormulirProvider';
import { useFormulir, useMesin, useTurunan, type Sasaran } from '../kerja/useFormulir';
import { DialogKirim } from '../kirim/DialogKirim';
import { LangkahKirim } from '../kirim/LangkahKirim';
import { TanyaKirim } from '../kirim/TanyaKirim';
import { useKirim } from '../kirim/useKirim';
import { LangkahBarang } from '../lembar/LangkahBarang';
import { DialogGabung } from '../rangka/DialogGabung';
import { KepalaFormulir } from '../rangka/KepalaFormulir';
import { Meter } from '../rangka/Meter';
import { type DetailFormulir } from '../wire';
import gayaIsian from '../isian.module.css';
import gayaRangka from '../rangka.module.css';

/** /pengajuan/:id/ubah, the application wizard (LAYAR-01). */
export function FormulirPage() {
  const { id = '' } = useParams();
  const berkas = useQuery({
    queryKey: ['formulir', id],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/get', { query: { id_nk: id }, signal }),
    // From here on the working copy leads; a refetch behind its back would only confuse.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: (q) => q.state.data === undefined,
  });
  if (berkas.isError)
    return (
      <div className={`sn-page ${gayaIsian.pesan}`}>
        <div className="sn-card">
          {tidakAda(berkas.error) ? (
            <EmptyState
              title="Berkas tidak ditemukan"
              icon="search"
              action={<Link to="/pengajuan">Lihat semua berkas</Link>}
            >
              Alamat ini tidak ada, atau berkasnya bukan milik perusahaan Anda.
            </EmptyState>
          ) : (
            <ErrorState
              {...keadaanGalat(berkas.error)}
              onRetry={() => void berkas.refetch()}
              retrying={berkas.isFetching}
            >
              Formulir belum dapat dimuat. {pesanGalat(berkas.error, 'Coba lagi beberapa saat')}. Isian di perangkat ini
              tetap aman.
            </ErrorState>
          )}
        </div>
      </div>
    );
  if (!berkas.data)
    return (
      <div className={`sn-page ${gayaIsian.pesan}`}>
        <LoadingSkeleton lines={6} />
      </div>
    );
  const { kd_status_pengajuan, ur_status, idNk } = berkas.data;
  if (!dalam('dapatUbah', kd_status_pengajuan))
    return (
      <div className={`sn-page ${gayaIsian.pesan}`}>
        <div className="sn-card">
          <EmptyState
            title={`Berkas ini ${ur_status}`}
            icon="lock"
            action={
              <Button component={Link} variant="contained" to={`/pengajuan/${idNk}`}>
                Lihat berkas
              </Button>
            }
          >
            Isian tidak dapat diubah pada tahap ini.
          </EmptyState>
        </div>
      </div>
    );
  // Another basis has other windows and other checks: the form begins anew.
  return <Formulir key={`${idNk} ${berkas.data.sumber?.no_aju ?? ''}`} detail={berkas.data} />;
}

function Formulir({ detail }: { detail: DetailFormulir }) {
  const toast = useToast();
  const { id_user } = usePengguna();
  const mesin = useMesin(detail, { idUser: id_user, kabar: toast.berhasil, kabarGagal: toast.gagal });
  const turunan = useTurunan(mesin);
  const [kueri, setKueri] = useSearchParams();
  const diMinta = kueri.get('langkah');
  const { langkah: semua } = detail.formulir;
  const langkah: KodeLangkah = (semua.find((l) => l.kode === diMinta) ?? semua[0])?.kode ?? '';
  const [sasaran, setSasaran] = useState<Sasaran | null>(null);
  const { penyimpan } = mesin;
  useJudul(judulBerkas(detail));
  const keLangkah = useCallback(
    (kode: KodeLangkah) => {
      void penyimpan.sekarang();
      setSasaran(null);
      setKueri({ langkah: kode });
    },
    [penyimpan, setKueri],
  );
  const pergi = useCallback(
    (kode: KodeLangkah, path: string | null = null, baris: number | null = null) => {
      setKueri({ langkah: kode });
      setSasaran((s) => ({ langkah: kode, path, baris, ke: (s?.ke ?? 0) + 1 }));
    },
    [setKueri],
  );
  const nilai = useMemo(() => ({ ...turunan, sasaran, pergi }), [turunan, sasaran, pergi]);
  return (
    <FormulirProvider value={nilai}>
      <Isi langkah={langkah} keLangkah={keLangkah} />
    </FormulirProvider>
  );
}

function Isi({ langkah, keLangkah }: { langkah: KodeLangkah; keLangkah: (k: KodeLangkah) => void }) {
  const { keadaan, lengkap } = useFormulir();
  const { kirim, sibuk, akhir, tutup } = useKirim();
  const [ditolak, setDitolak] = useState(false);
  const [tanya, setTanya] = useState(false);
  usePeriksaDokumen();
  useEffect(() => {
    if (akhir?.jenis === 'belum') setDitolak(true);
  }, [akhir]);
  useEffect(() => {
    if (lengkap.boleh_kirim) setDitolak(false);
  }, [lengkap.boleh_kirim]);
  const { detail, simpan } = keadaan;
  const label = dalam('dikembalikan', detail.kd_status_pengajuan) ? 'Kirim perbaikan' : 'Kirim permohonan';
  const tombol = (
    <Button
      variant="contained"
      loading={sibuk}
      onClick={() => {
        setDitolak(false);
        if (lengkap.boleh_kirim) setTanya(true);
        else void kirim();
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className={gayaRangka.formulir} data-langkah={langkah}>
      <KepalaFormulir langkah={langkah} onLangkah={keLangkah} />
      <div className={gayaRangka.badan}>
        {(detail.formulir.closedForm || simpan.keadaan === 'tertutup') && (
          <p className={`${gayaIsian.tutup} sn-note`} data-grup="anda" role="alert">
            <span>
              {simpan.keadaan === 'tertutup'
                ? `${simpan.pesan}. `
                : 'Masa pengisian sudah tutup. Isian hanya dapat dibaca. '}
              <Link to={`/pengajuan/${detail.idNk}`}>Lihat berkas</Link>
            </span>
          </p>
        )}
        <PerpanjanganBerkas />
        <Langkah langkah={langkah} ditolak={ditolak} />
      </div>
      <Meter langkah={langkah} onLangkah={keLangkah} akhir={tombol} />
      <DialogGabung />
      {tanya && (
        <TanyaKirim
          label={label}
          onBatal={() => setTanya(false)}
          onKirim={() => {
            setTanya(false);
            void kirim();
          }}
        />
      )}
      <DialogKirim akhir={akhir} onTutup={tutup} />
    </div>
  );
}

function Langkah({ langkah, ditolak }: { langkah: KodeLangkah; ditolak: boolean }) {
  switch (langkah) {
    case 'barang':
      return <LangkahBarang />;
    case 'distribusi':
      return <LangkahDistribusi />;
    case 'dokumen':
      return <LangkahDokumen />;
    case 'kirim':
      return <LangkahKirim ditolak={ditolak} />;
    default:
      return <LangkahIsian key={langkah} langkah={langkah} />;
  }
}
