import { Icon } from '@sinas/ui/marks/Icon';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Lihatan } from './useLihatan';
import gaya from '../baca.module.css';

const LEBAR_AWAL = 640;

/** Tools above, what is read below; as wide as there is room. */
export function Bingkai({
  lihat,
  halaman,
  children,
}: {
  lihat: Lihatan;
  halaman: number;
  children: (lebar: number) => ReactNode;
}) {
  const kotak = useRef<HTMLDivElement>(null);
  const [lebar, setLebar] = useState(LEBAR_AWAL);
  useEffect(() => {
    const el = kotak.current;
    if (!el) return undefined;
    const ukur = new ResizeObserver(() => setLebar(Math.max(240, el.clientWidth - 24)));
    ukur.observe(el);
    return () => ukur.disconnect();
  }, []);
  return (
    <div className={gaya.bacaIsi} onKeyDown={lihat.tombol}>
      <div className={gaya.bacaBilah} role="toolbar" aria-label="Alat baca">
        {halaman > 1 && (
          <>
            <Alat nama="Halaman sebelumnya" ikon="left" mati={lihat.no === 1} onTekan={() => lihat.ke(lihat.no - 1)} />
            <label>
              <span className="sn-sr">Halaman</span>
              <input
                className="sn-input"
                inputMode="numeric"
                value={lihat.no}
                onChange={(e) => lihat.ke(Number(e.target.value.replace(/\D/g, '')) || 1)}
              />
            </label>
            <span>dari {halaman}</span>
            <Alat
              nama="Halaman berikutnya"
              ikon="right"
              mati={lihat.no === halaman}
              onTekan={() => lihat.ke(lihat.no + 1)}
            />
          </>
        )}
        <span className={gaya.bacaUjung}>
          <button type="button" className={gaya.bacaAlat} aria-label="Perkecil" onClick={lihat.perkecil}>
            −
          </button>
          <span>{Math.round(lihat.skala * 100)}%</span>
          <button type="button" className={gaya.bacaAlat} aria-label="Perbesar" onClick={lihat.perbesar}>
            +
          </button>
          <Alat nama="Putar" ikon="refresh" onTekan={lihat.putarkan} />
        </span>
      </div>
      <div className={gaya.bacaKertas} ref={kotak} role="region" aria-label="Isi dokumen yang dibaca" tabIndex={0}>
        {children(lebar)}
      </div>
      <small className={gaya.bacaKunci}>Panah kiri dan kanan: halaman. + dan −: ukuran. R: putar. Esc: tutup.</small>
    </div>
  );
}

interface AlatProps {
  nama: string;
  ikon: Parameters<typeof Icon>[0]['name'];
  mati?: boolean;
  onTekan: () => void;
}
const Alat = ({ nama, ikon, mati = false, onTekan }: AlatProps) => (
  <button type="button" className={gaya.bacaAlat} aria-label={nama} disabled={mati} onClick={onTekan}>
    <Icon name={ikon} />
  </button>
);
