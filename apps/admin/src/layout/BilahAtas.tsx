import { jamKini } from '@sinas/api-client/jam';
import { hariTanggalTahun, pukul } from '@sinas/domain/format/tanggal';
import { Icon } from '@sinas/ui/marks/Icon';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePintasan } from '../lib/pintasan';
import { usePengguna } from '../providers/pengguna';
import { punyaIzin } from '../providers/sesi';
import { alamatAntrean, alamatBerkas, alamatRencana, antreanDari, saringDari } from './antrean';
import { Lonceng } from './Lonceng';
import gaya from './rangka.module.css';

const SEMENIT_MS = 30_000;

/** Search, the day and hour, and the bell. */
export function BilahAtas() {
  return (
    <header className="kn-atas sn-no-print">
      <Cari />
      <div className={gaya.atasUjung}>
        <Waktu />
        <Lonceng />
      </div>
    </header>
  );
}

function Waktu() {
  const [kini, setKini] = useState(jamKini);
  useEffect(() => {
    const detak = setInterval(() => setKini(jamKini()), SEMENIT_MS);
    return () => clearInterval(detak);
  }, []);
  return (
    <time dateTime={kini.toISOString()} className="kn-waktu">
      {hariTanggalTahun(kini)}, {pukul(kini)}
    </time>
  );
}

/** Searches the list that is open; elsewhere the open files, or all of them for those without a queue. */
function Cari() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const kotak = useRef<HTMLInputElement>(null);
  const punyaAntrean = punyaIzin(usePengguna(), 'pengajuan.antrean');
  const saring = saringDari(search);
  const semula = saring.keyword ?? '';
  usePintasan({ '/': { arti: 'cari', lakukan: () => kotak.current?.focus(), umum: true } });

  const cari = (kata: string) => {
    const keyword = kata.trim().slice(0, 100);
    if (pathname === '/pengajuan') void navigate(alamatAntrean(antreanDari(search), { ...saring, keyword }));
    else if (pathname === '/rencana') void navigate(alamatRencana({ ...saring, keyword }));
    else if (pathname === '/berkas') void navigate(alamatBerkas({ ...saring, keyword }));
    else if (keyword) void navigate(punyaAntrean ? alamatAntrean('semua', { keyword }) : alamatBerkas({ keyword }));
  };
  const kirim = (e: SyntheticEvent) => {
    e.preventDefault();
    cari(kotak.current?.value ?? '');
  };
  return (
    <form role="search" className={gaya.cari} onSubmit={kirim}>
      <Icon name="search" />
      <input
        key={`${pathname} ${semula}`}
        ref={kotak}
        type="search"
        className="sn-input"
        defaultValue={semula}
        placeholder="Nomor aju, perusahaan, NIB, NPWP, atau HS"
        aria-label="Cari nomor aju, perusahaan, NIB, atau HS"
        onChange={(e) => e.target.value === '' && semula && cari('')}
        onKeyDown={(e) => e.key === 'Escape' && e.currentTarget.blur()}
      />
      <kbd className="kn-kbd" aria-hidden>
        /
      </kbd>
    </form>
  );
}
