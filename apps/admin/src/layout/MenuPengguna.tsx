import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '@sinas/ui/marks/Icon';
import { useColourMode } from '@sinas/ui/SinasThemeProvider';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pesanGalat } from '../lib/galat';
import { inisial } from '../lib/kata';
import { usePintasanMenyala } from '../lib/pintasan';
import { useBukaPintasan } from './DaftarPintasan';
import { usePengguna } from '../providers/pengguna';
import { keluar } from '../providers/sesi';
import gaya from './rangka.module.css';

/** Who is signed in; profile, light or dark, single-letter keys, sign-out. */
export function MenuPengguna({ ramping = false }: { ramping?: boolean }) {
  const pengguna = usePengguna();
  const [jangkar, setJangkar] = useState<HTMLElement | null>(null);
  const { dark, toggle } = useColourMode();
  const [pintasan, aturPintasan] = usePintasanMenyala();
  const bukaPintasan = useBukaPintasan();
  const toast = useToast();
  const pergi = useNavigate();
  const lalu = (lakukan: () => void) => () => {
    setJangkar(null);
    lakukan();
  };
  const keluarSekarang = lalu(() => {
    keluar().catch((galat: unknown) => toast.gagal(pesanGalat(galat, 'Belum dapat keluar. Coba lagi')));
  });
  const jabatan = [pengguna.position ?? pengguna.peran.name, pengguna.data_ga?.nama].filter(Boolean).join(', ');
  return (
    <>
      <button
        type="button"
        className={ramping ? gaya.inisial : gaya.pengguna}
        aria-haspopup="menu"
        aria-expanded={jangkar !== null}
        aria-label={`Akun ${pengguna.fullname}, ${jabatan}`}
        onClick={(e) => setJangkar(e.currentTarget)}
      >
        {ramping ? (
          inisial(pengguna.fullname)
        ) : (
          <>
            <span>
              <b>{pengguna.fullname}</b>
              {jabatan}
            </span>
            <Icon name="more" />
          </>
        )}
      </button>
      <Menu
        disablePortal
        anchorEl={jangkar}
        open={jangkar !== null}
        onClose={() => setJangkar(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <MenuItem onClick={lalu(bukaPintasan)}>Pintasan di halaman ini</MenuItem>
        <MenuItem onClick={lalu(() => void pergi('/profil'))}>Profil dan keamanan</MenuItem>
        <MenuItem onClick={lalu(toggle)}>{dark ? 'Tampilan terang' : 'Tampilan gelap'}</MenuItem>
        <MenuItem onClick={lalu(() => aturPintasan(!pintasan))}>
          {pintasan ? 'Matikan pintasan satu huruf' : 'Nyalakan pintasan satu huruf'}
        </MenuItem>
        <MenuItem onClick={keluarSekarang}>Keluar</MenuItem>
      </Menu>
    </>
  );
}
