import Drawer from '@mui/material/Drawer';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useState } from 'react';
import { Link, matchPath, NavLink, useLocation } from 'react-router-dom';
import { Lonceng } from '../features/pemberitahuan/components/Lonceng';
import { usePengguna, useSesi } from '../lib/sesi';
import { AkunMenu } from './AkunMenu';
import { menuUtama, type TautanMenu } from './menu';
import { Merek } from './Merek';

/** Pages whose own head goes from edge to edge: so does the bar above it. */
const LEBAR = ['/pengajuan/:id/ubah', '/rkt-npp/:no_aju'];

function Tautan({ judul, uri, diLuar }: TautanMenu) {
  return diLuar ? <a href={uri}>{judul}</a> : <NavLink to={uri}>{judul}</NavLink>;
}

/** Navy bar: mark, menu of the ACL, search, bell, account. On phones the menu is a drawer. */
export function BilahAtas() {
  const { pathname } = useLocation();
  const lebar = LEBAR.some((p) => matchPath(p, pathname));
  const { data: sesi } = useSesi();
  const pengguna = usePengguna();
  const [terbuka, setTerbuka] = useState(false);
  const menu = menuUtama(sesi?.menu ?? []);
  return (
    <header className="app-top sn-on-bar sn-no-print">
      <div className="app-top-row" data-lebar={lebar}>
        <Merek />
        <nav aria-label="Menu utama">
          {diBilah(menu).map((butir) => (
            <Tautan key={butir.id} {...butir} />
          ))}
        </nav>
        <div className="app-top-end">
          <Link to="/pengajuan#cari" className="app-iconbtn" aria-label="Cari berkas">
            <Icon name="search" />
          </Link>
          <Link to="/bantuan" className="app-iconbtn" aria-label="Bantuan">
            <Icon name="info" />
          </Link>
          <Lonceng idUser={pengguna.id_user} />
          <AkunMenu pengguna={pengguna} portal={sesi?.portal} />
          <button
            type="button"
            className="app-iconbtn app-only-phone"
            aria-label="Menu"
            aria-expanded={terbuka}
            onClick={() => setTerbuka(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <Drawer
        anchor="right"
        open={terbuka}
        onClose={() => setTerbuka(false)}
        slotProps={{ paper: { 'aria-label': 'Menu', role: 'dialog' } }}
      >
        <nav className="app-laci" aria-label="Menu utama" onClick={() => setTerbuka(false)}>
          {menu.map((butir) => (
            <Tautan key={butir.id} {...butir} />
          ))}
          <Button variant="outlined">Tutup menu</Button>
        </nav>
      </Drawer>
    </header>
  );
}

/** The bell beside it stands for the notices. */
const diBilah = (menu: readonly TautanMenu[]): TautanMenu[] => menu.filter((b) => b.uri !== '/pemberitahuan');
