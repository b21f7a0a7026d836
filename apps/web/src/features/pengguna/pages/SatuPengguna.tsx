import { tampil } from '@sinas/domain/format/tampil';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { Link, useParams } from 'react-router-dom';
import { Avatar } from '../../../components/Avatar';
import { kataWaktu } from '../../../components/WaktuLalu';
import { useAkun, type Akun } from '../../../lib/akun';
import { keadaanGalat, pesanGalat, tidakAda } from '../../../lib/galat';
import { usePengguna } from '../../../lib/sesi';
import { useJudul } from '@sinas/ui/useJudul';
import { LepasTautan } from '../components/LepasTautan';
import { RiwayatAkun } from '../components/RiwayatAkun';
import { StatusAkun } from '../components/StatusAkun';
import { Tindakan } from '../components/Tindakan';
import { UbahData } from '../components/UbahData';
import { UbahHak } from '../components/UbahHak';
import gaya from '../pengguna.module.css';

const Fakta = ({ akun }: { akun: Akun }) => (
  <dl className={`sn-card sn-pad ${gaya.fakta}`}>
    <dt>Nama pengguna</dt>
    <dd>{tampil(akun.username)}</dd>
    <dt>Perusahaan</dt>
    <dd>
      {tampil(akun.nama_organisasi)}
      {akun.isbranch && ' (cabang)'}
    </dd>
    <dt>Terakhir masuk</dt>
    <dd>{akun.terakhir_masuk ? kataWaktu(akun.terakhir_masuk) : 'Belum pernah'}</dd>
    <dt>Dibuat</dt>
    <dd>{kataWaktu(akun.created_at)}</dd>
  </dl>
);

function Isi({ akun }: { akun: Akun }) {
  const sendiri = usePengguna().id_user === akun.id;
  useJudul(akun.fullname);
  return (
    <>
      <div className={gaya.kepala}>
        <Avatar nama={akun.fullname} foto={akun.foto} besar />
        <div>
          <h1>{akun.fullname}</h1>
          <p className="sn-soft">
            {akun.name_role} <StatusAkun status={akun.status} ur_status={akun.ur_status} />
          </p>
        </div>
        <Tindakan akun={akun} />
      </div>
      <div className={gaya.satu}>
        <div className={gaya.kolom}>
          <section aria-labelledby="pu-data">
            <h2 id="pu-data">Data</h2>
            {sendiri ? (
              <p className="sn-card sn-pad">
                Ini akun Anda sendiri. Ubah lewat <Link to="/profil">Profil</Link>.
              </p>
            ) : (
              akun.aksi.ubah && <UbahData akun={akun} />
            )}
          </section>
          {akun.aksi.ubah && akun.peran_dapat_diberi.length > 0 && (
            <section aria-labelledby="pu-hak">
              <h2 id="pu-hak">Peran dan akses</h2>
              <UbahHak akun={akun} />
            </section>
          )}
          {!sendiri && akun.tertaut && (
            <section aria-labelledby="pu-tautan">
              <h2 id="pu-tautan">Penyedia identitas</h2>
              <LepasTautan akun={akun} sejak={akun.tertaut} />
            </section>
          )}
        </div>
        <div className={gaya.kolom}>
          <section aria-labelledby="pu-akun">
            <h2 id="pu-akun">Akun</h2>
            <Fakta akun={akun} />
          </section>
          <section aria-labelledby="pu-riwayat">
            <h2 id="pu-riwayat">Riwayat</h2>
            <RiwayatAkun id={akun.id} />
          </section>
        </div>
      </div>
    </>
  );
}

/** /pengguna/:id: one colleague, what he may do and what happened to the account (LAYAR-13). */
export function SatuPengguna() {
  const { id = '' } = useParams();
  const akun = useAkun(id);
  return (
    <div className="sn-page hal-isi">
      <Link to="/pengguna">Semua pengguna</Link>
      {akun.isPending && <LoadingSkeleton lines={8} />}
      {akun.isError && (
        <div className="sn-card">
          {tidakAda(akun.error) ? (
            <EmptyState title="Pengguna tidak ditemukan" icon="user" heading="h1">
              Akun ini tidak ada, atau bukan pengguna perusahaan Anda.
            </EmptyState>
          ) : (
            <ErrorState
              heading="h1"
              {...keadaanGalat(akun.error)}
              onRetry={() => void akun.refetch()}
              retrying={akun.isFetching}
            >
              {pesanGalat(akun.error, 'Data pengguna belum dapat dimuat')}.
            </ErrorState>
          )}
        </div>
      )}
      {akun.data && <Isi key={akun.data.id} akun={akun.data} />}
    </div>
  );
}
