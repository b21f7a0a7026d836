import { BrandMark } from '@sinas/ui/marks/BrandMark';
import { Icon } from '@sinas/ui/marks/Icon';
import type { IconName } from '@sinas/ui/marks/icon-paths';
import { Link, useLocation } from 'react-router-dom';
import { useFavorit } from '../lib/favorit';
import { useMenu } from '../providers/pengguna';
import { alamatAntrean, alamatBerkas, alamatRencana, antreanDari, diBerkas, diRapat } from './antrean';
import { Lonceng } from './Lonceng';
import { halamanKini, susunRel, type Kelompok, type Tautan } from './menu';
import { MenuPengguna } from './MenuPengguna';
import { TautanAntrean } from './TautanAntrean';
import { daftarTerakhir } from './urutan';
import gaya from './rangka.module.css';

/** The lists of all files and of plans open with their filters spelled out; every other page by its path. */
const alamat = (ke: string): string => (ke === '/berkas' ? alamatBerkas() : ke === '/rencana' ? alamatRencana() : ke);

/** Favourites in a group of their own above the others, and only there. */
function denganFavorit(kelompok: Kelompok[], favorit: ReadonlySet<number>): Kelompok[] {
  const suka = kelompok.flatMap((k) => k.isi).filter((t) => favorit.has(t.id));
  const sisa = kelompok.map((k) => ({ ...k, isi: k.isi.filter((t) => !favorit.has(t.id)) }));
  return [{ judul: 'Favorit', isi: suka }, ...sisa].filter((k) => k.isi.length > 0);
}

/** The navy rail, drawn from the menu of the session (PERAN-04); ramping = icons only, beside a file and on tablets. */
export function Rel({ ramping }: { ramping: boolean }) {
  const { pathname, search } = useLocation();
  const { antrean, kelompok } = susunRel(useMenu());
  const favorit = useFavorit().data ?? [];
  const isi = denganFavorit(kelompok, new Set(favorit.map((f) => f.id)));
  const dalamBerkas = diBerkas(pathname);
  const kini = halamanKini(pathname, isi);
  if (ramping)
    return (
      <aside className="kn-rel sn-on-bar sn-no-print" data-ramping aria-label="Menu dan akun">
        <nav aria-label="Menu utama">
          <Link to="/" className={gaya.merek} aria-label="SINAS NK, halaman awal">
            <BrandMark />
          </Link>
          {(antrean || dalamBerkas) && (
            <IkonTautan
              ke={dalamBerkas ? daftarTerakhir() : alamatAntrean('semua')}
              nama={dalamBerkas ? 'Kembali ke daftar' : 'Antrean'}
              ikon="inbox"
              aktif={pathname.startsWith('/pengajuan')}
            />
          )}
          {isi
            .flatMap((k) => k.isi)
            .map((t) => (
              <IkonTautan key={t.id} {...t} ke={alamat(t.ke)} aktif={t.ke === kini} />
            ))}
        </nav>
        <div className={gaya.kaki}>
          {(dalamBerkas || diRapat(pathname)) && <Lonceng diRel />}
          <MenuPengguna ramping />
        </div>
      </aside>
    );
  return (
    <aside className="kn-rel sn-on-bar sn-no-print" aria-label="Menu dan akun">
      <nav aria-label="Menu utama">
        <Link to="/" className={gaya.merek} aria-label="SINAS NK, konsol petugas, halaman awal">
          <BrandMark caption="Konsol petugas" />
        </Link>
        {antrean && (
          <>
            <h2>Antrean</h2>
            <TautanAntrean aktif={pathname === '/pengajuan' ? antreanDari(search) : null} />
          </>
        )}
        {isi.map((k) => (
          <KelompokTautan key={k.judul} kelompok={k} kini={kini} />
        ))}
      </nav>
      <div className={gaya.kaki}>
        <MenuPengguna />
      </div>
    </aside>
  );
}

function KelompokTautan({ kelompok, kini }: { kelompok: Kelompok; kini: string | null }) {
  return (
    <>
      <h2>{kelompok.judul}</h2>
      {kelompok.isi.map(({ id, ke, nama }) => (
        <Link key={id} to={alamat(ke)} aria-current={ke === kini ? 'page' : undefined}>
          {nama}
        </Link>
      ))}
    </>
  );
}

interface IkonProps extends Pick<Tautan, 'ke' | 'nama'> {
  ikon: IconName;
  aktif: boolean;
}
function IkonTautan({ ke, nama, ikon, aktif }: IkonProps) {
  return (
    <Link to={ke} aria-label={nama} title={nama} aria-current={aktif ? 'page' : undefined}>
      <Icon name={ikon} />
    </Link>
  );
}
