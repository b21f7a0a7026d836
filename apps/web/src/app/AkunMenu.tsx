import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '@sinas/ui/marks/Icon';
import { useColourMode } from '@sinas/ui/SinasThemeProvider';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../components/Avatar';
import { useAkun } from '../lib/akun';
import { pesanGalat } from '../lib/galat';
import { keluar } from '../lib/masuk';
import { petugas, type Pengguna, type Sesi } from '../lib/sesi';

/** Who is signed in, and what belongs to the account: profile, devices, portals, light or dark, sign-out. */
export function AkunMenu({ pengguna, portal }: { pengguna: Pengguna; portal: Sesi['portal'] | undefined }) {
  const [jangkar, setJangkar] = useState<HTMLElement | null>(null);
  const { dark, toggle } = useColourMode();
  const toast = useToast();
  const foto = useAkun(pengguna.id_user).data?.foto;
  const tutup = () => setJangkar(null);
  const keluarSekarang = () => {
    tutup();
    keluar().catch((galat: unknown) => toast.gagal(pesanGalat(galat, 'Belum dapat keluar. Coba lagi')));
  };
  const lembaga = pengguna.nama_organisasi ?? pengguna.data_ga?.nama ?? pengguna.name_role ?? pengguna.peran.name;
  return (
    <>
      <button
        type="button"
        className="app-who"
        aria-haspopup="menu"
        aria-expanded={jangkar !== null}
        aria-label={`Akun ${pengguna.fullname}`}
        onClick={(e) => setJangkar(e.currentTarget)}
      >
        <span className="app-who-nama">
          {pengguna.fullname}
          <small>{lembaga}</small>
        </span>
        <Avatar nama={pengguna.fullname} foto={foto} />
        <Icon name="down" />
      </button>
      <Menu
        disablePortal
        anchorEl={jangkar}
        open={jangkar !== null}
        onClose={tutup}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem component={Link} to="/profil" onClick={tutup}>
          Profil
        </MenuItem>
        <MenuItem component={Link} to="/perangkat" onClick={tutup}>
          Perangkat dan aktivitas
        </MenuItem>
        {petugas(pengguna) && (
          <MenuItem component="a" href="/konsol/">
            Konsol petugas
          </MenuItem>
        )}
        {portal?.beranda && (
          <MenuItem component="a" href={portal.beranda}>
            Portal utama
          </MenuItem>
        )}
        {portal?.akun && (
          <MenuItem component="a" href={portal.akun}>
            Akun portal utama
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            toggle();
            tutup();
          }}
        >
          {dark ? 'Tampilan terang' : 'Tampilan gelap'}
        </MenuItem>
        <Divider />
        <MenuItem onClick={keluarSekarang}>Keluar</MenuItem>
      </Menu>
    </>
  );
}
