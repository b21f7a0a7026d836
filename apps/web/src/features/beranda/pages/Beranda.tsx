import { jamKini } from '@sinas/api-client/jam';
import { hariTanggalTahun } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { Link } from 'react-router-dom';
import { DaftarBerkas } from '../../../components/berkas/BarisBerkas';
import { keadaanGalat } from '../../../lib/galat';
import { petugas, punyaIzin, usePengguna, type Pengguna } from '../../../lib/sesi';
import { useJudul } from '@sinas/ui/useJudul';
import { HarusDikerjakan } from '../components/HarusDikerjakan';
import { Pengumuman } from '../components/Pengumuman';
import { IzinBerlaku, Kabar } from '../components/Samping';
import { judulBeranda, useBeranda, type DataBeranda } from '../data';
import gaya from '../beranda.module.css';

const API: Record<string, string> = { '01': 'API-U', '02': 'API-P' };

/** 'Jumat 20 November 2026. PT Nusa Boga Sejahtera, NIB 9120304817265, API-P.' */
function perkenalan(p: Pengguna): string {
  const perusahaan = [p.nama_organisasi, p.nib && `NIB ${p.nib}`, p.api_code && (API[p.api_code] ?? p.api_code)].filter(
    Boolean,
  );
  return `${hariTanggalTahun(jamKini())}.${perusahaan.length ? ` ${perusahaan.join(', ')}.` : ''}`;
}

function Isi({ data, pengguna }: { data: DataBeranda; pengguna: Pengguna }) {
  const bolehBuat = punyaIzin(pengguna, 'pengajuan.buat');
  return (
    <div className={gaya.kolom}>
      <div className={gaya.utama}>
        {data.tugas.length > 0 && <HarusDikerjakan tugas={data.tugas} jumlah={data.jumlah_tugas} />}
        <section aria-labelledby="j-berkas">
          <div className="sn-head">
            <h2 id="j-berkas">Di mana berkas saya</h2>
            {data.jumlah_berkas > data.berkas.length && <Link to="/pengajuan">Semua {data.jumlah_berkas} berkas</Link>}
          </div>
          {data.berkas.length > 0 ? (
            <DaftarBerkas berkas={data.berkas} />
          ) : (
            <div className="sn-card">
              <EmptyState
                title="Belum ada pengajuan"
                action={
                  bolehBuat && (
                    <Button component={Link} to="/pengajuan/baru" variant="contained">
                      Buat pengajuan
                    </Button>
                  )
                }
              >
                Mulai dari rencana kebutuhan.
              </EmptyState>
            </div>
          )}
        </section>
      </div>
      <div className={gaya.samping}>
        <IzinBerlaku izin={data.izin_terbit} />
        <Kabar idUser={pengguna.id_user} />
      </div>
    </div>
  );
}

/** An officer's work is in the console; here he only finds the door to it. */
function PintuKonsol({ pengguna }: { pengguna: Pengguna }) {
  return (
    <div className="sn-page hal-isi">
      <div className="sn-card">
        <EmptyState
          title="Pekerjaan Anda ada di konsol petugas"
          heading="h1"
          icon="inbox"
          action={
            <Button component="a" href="/konsol/" variant="contained">
              Buka konsol petugas
            </Button>
          }
        >
          Antrean, verifikasi, keputusan, dan rakor untuk {pengguna.name_role ?? pengguna.peran.name} dikerjakan di
          sana.
        </EmptyState>
      </div>
    </div>
  );
}

/** /neraca-komoditas: do now, where, what is left (RUTE-05, RUTE-07). */
export function Beranda() {
  useJudul('Beranda');
  const pengguna = usePengguna();
  return petugas(pengguna) ? <PintuKonsol pengguna={pengguna} /> : <BerandaPerusahaan pengguna={pengguna} />;
}

function BerandaPerusahaan({ pengguna }: { pengguna: Pengguna }) {
  const beranda = useBeranda();
  const { data } = beranda;
  const tanpaTugas = data?.tugas.length === 0;
  return (
    <div className="sn-page">
      <div className={gaya.judul}>
        <div>
          <h1>{data ? judulBeranda(data.jumlah_tugas) : 'Beranda'}</h1>
          <p>{perkenalan(pengguna)}</p>
        </div>
        {punyaIzin(pengguna, 'pengajuan.buat') && data && data.berkas.length > 0 && (
          <Button component={Link} to="/pengajuan/baru" variant={tanpaTugas ? 'contained' : 'outlined'}>
            <Icon name="plus" />
            Buat pengajuan
          </Button>
        )}
      </div>
      <Pengumuman />
      {beranda.isPending && <LoadingSkeleton lines={8} />}
      {beranda.isError && !data && (
        <div className="sn-card">
          <ErrorState
            {...keadaanGalat(beranda.error)}
            onRetry={() => void beranda.refetch()}
            retrying={beranda.isFetching}
          >
            Daftar berkas belum dapat dimuat. Yang sudah tersimpan tetap aman.
          </ErrorState>
        </div>
      )}
      {data && <Isi data={data} pengguna={pengguna} />}
    </div>
  );
}
