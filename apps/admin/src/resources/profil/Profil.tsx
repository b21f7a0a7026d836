import { Avatar } from '../../components/akun/Avatar';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { useAkun } from '../../lib/akun';
import { usePengguna } from '../../providers/pengguna';
import { AktivitasSaya } from './AktivitasSaya';
import { DataDiri } from './DataDiri';
import { Foto } from './Foto';
import { KeamananSaya } from './KeamananSaya';
import { MenuFavorit } from './MenuFavorit';
import { PilihanSurel } from './PilihanSurel';
import { PerangkatSaya } from './PerangkatSaya';
import { UbahSandi } from './UbahSandi';

/** /profil: everything about the officer's own account, and where it is signed in. */
export function Profil() {
  const pengguna = usePengguna();
  const akun = useAkun(pengguna.id_user);
  return (
    <Halaman judul={pengguna.fullname} kalimat="Profil dan keamanan akun Anda.">
      <Muat kueri={akun} apa="Profil">
        {(isi) => (
          <>
            <div className="kn-orang">
              <Avatar nama={isi.fullname} foto={isi.foto} />
              <span>
                {isi.name_role}
                {isi.ur_ga && `, ${isi.ur_ga}`}. Nama pengguna {isi.username}.
              </span>
            </div>
            <DataDiri akun={isi} />
            <Foto akun={isi} />
            <UbahSandi akun={isi} />
            <KeamananSaya />
            <PilihanSurel akun={isi} />
            <MenuFavorit />
          </>
        )}
      </Muat>
      {/* Not above what would push them down; an account that cannot be loaded does not hide them. */}
      {!akun.isPending && (
        <>
          <PerangkatSaya />
          <AktivitasSaya />
        </>
      )}
    </Halaman>
  );
}
