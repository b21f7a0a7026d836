import { BrandMark } from '@sinas/ui/BrandMark';
import { Icon } from '@sinas/ui/Icon';
import type { IconName } from '@sinas/ui/icon-paths';
import { Link, useLocation } from 'react-router-dom';
import { usePengguna } from '../providers/pengguna';
import { punyaIzin } from '../providers/sesi';
import { alamatAntrean, alamatBerkas, antreanDari, daftarTerakhir } from './antrean';
import { Lonceng } from './Lonceng';
import { MenuPengguna } from './MenuPengguna';
import { TautanAntrean } from './TautanAntrean';

interface Tautan {
  ke: string;
  nama: string;
  ikon: IconName;
  aktif: boolean;
}

function useLainnya(pathname: string): Tautan[] {
  const pengguna = usePengguna();
  const semua: (Tautan & { boleh: boolean })[] = [
    { ke: alamatBerkas(), nama: 'Semua berkas', ikon: 'file', aktif: pathname === '/berkas', boleh: true },
    {
      ke: '/pengiriman',
      nama: 'Pengiriman',
      ikon: 'cloud',
      aktif: pathname === '/pengiriman',
      boleh: punyaIzin(pengguna, 'pengiriman.pantau'),
    },
  ];
  return semua.filter((t) => t.boleh);
}

/** The navy rail: saved views with live counts; ramping = icons only, beside a file and on tablets. */
export function Rel({ ramping }: { ramping: boolean }) {
  const { pathname, search } = useLocation();
  const punyaAntrean = punyaIzin(usePengguna(), 'pengajuan.antrean');
  const lainnya = useLainnya(pathname);
  const dalamBerkas = pathname.startsWith('/pengajuan/');
  if (ramping)
    return (
      <aside className="kn-rel sn-on-bar" data-ramping aria-label="Menu dan akun">
        <nav aria-label="Menu utama">
          <Link to="/" className="kn-merek" aria-label="SINAS NK, halaman awal">
            <BrandMark />
          </Link>
          {punyaAntrean && (
            <IkonTautan
              ke={dalamBerkas ? daftarTerakhir() : alamatAntrean('semua')}
              nama={dalamBerkas ? 'Kembali ke antrean' : 'Antrean'}
              ikon="inbox"
              aktif={pathname.startsWith('/pengajuan')}
            />
          )}
          {lainnya.map((t) => (
            <IkonTautan key={t.ke} {...t} />
          ))}
        </nav>
        <div className="kn-kaki">
          {dalamBerkas && <Lonceng diRel />}
          <MenuPengguna ramping />
        </div>
      </aside>
    );
  return (
    <aside className="kn-rel sn-on-bar" aria-label="Menu dan akun">
      <nav aria-label="Menu utama">
        <Link to="/" className="kn-merek" aria-label="SINAS NK, konsol petugas, halaman awal">
          <BrandMark caption="Konsol petugas" />
        </Link>
        {punyaAntrean && (
          <>
            <h2>Antrean</h2>
            <TautanAntrean aktif={pathname === '/pengajuan' ? antreanDari(search) : null} />
          </>
        )}
        <h2>Lainnya</h2>
        {lainnya.map(({ ke, nama, aktif }) => (
          <Link key={ke} to={ke} aria-current={aktif ? 'page' : undefined}>
            {nama}
          </Link>
        ))}
      </nav>
      <div className="kn-kaki">
        <MenuPengguna />
      </div>
    </aside>
  );
}

function IkonTautan({ ke, nama, ikon, aktif }: Tautan) {
  return (
    <Link to={ke} aria-label={nama} title={nama} aria-current={aktif ? 'page' : undefined}>
      <Icon name={ikon} />
    </Link>
  );
}
