import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Avatar } from '../../../components/Avatar';
import { useAkun } from '../../../lib/akun';
import { keadaanGalat, pesanGalat } from '../../../lib/galat';
import { usePengguna } from '../../../lib/sesi';
import { useJudul } from '@sinas/ui/useJudul';
import { DataDiri } from '../components/DataDiri';
import { Foto } from '../components/Foto';
import { Integrasi } from '../components/Integrasi';
import { KeamananSaya } from '../components/KeamananSaya';
import { PilihanSurel } from '../components/PilihanSurel';
import { UbahSandi } from '../components/UbahSandi';
import gaya from '../profil.module.css';

/** /profil: everything about one's own account. */
export function Profil() {
  useJudul('Profil');
  const pengguna = usePengguna();
  const akun = useAkun(pengguna.id_user);
  const { hash } = useLocation();
  const ada = akun.data !== undefined;
  useEffect(() => {
    if (ada && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ada, hash]);
  return (
    <div className="sn-page hal-isi">
      <div className={gaya.judul}>
        <Avatar nama={pengguna.fullname} foto={akun.data?.foto} besar />
        <div>
          <h1>{pengguna.fullname}</h1>
          <p className="sn-soft">
            {pengguna.name_role}
            {pengguna.nama_organisasi && `, ${pengguna.nama_organisasi}`}. Nama pengguna {pengguna.username}.
          </p>
        </div>
      </div>
      {akun.isPending && <LoadingSkeleton lines={8} />}
      {akun.isError && (
        <div className="sn-card">
          <ErrorState {...keadaanGalat(akun.error)} onRetry={() => void akun.refetch()} retrying={akun.isFetching}>
            {pesanGalat(akun.error, 'Profil belum dapat dimuat')}.
          </ErrorState>
        </div>
      )}
      {akun.data && (
        <>
          <DataDiri akun={akun.data} />
          <Foto akun={akun.data} />
          {akun.data.login_type !== 'inaport' && <UbahSandi akun={akun.data} />}
          <KeamananSaya />
          <PilihanSurel akun={akun.data} />
          <Integrasi />
        </>
      )}
    </div>
  );
}
