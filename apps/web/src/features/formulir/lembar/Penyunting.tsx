import type { Kolom } from '@sinas/domain/baris/kolom';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useFormulir } from '../kerja/useFormulir';
import type { Rekaman } from '../wire';
import { berdaftar, kodeSel, nilaiDariTeks, teksSel, type Nilai } from '@sinas/formulir/lembar/nilai';
import { TOMBOL_POHON } from '../../../components/pemilih/PemilihHs';
import { PilihanKolom } from '../../../components/baris/PilihanKolom';
import gaya from './lembar.module.css';

export type SesudahSunting = 'diam' | 'bawah' | 'kanan' | 'kiri' | 'pohon';
interface Props {
  isi: Rekaman;
  kolom: Kolom;
  label: string;
  awal: string | null;
  /** undefined = left as it was. */
  onSelesai: (nilai: { nilai: Nilai } | null, lalu: SesudahSunting) => void;
}
const LALU = (e: KeyboardEvent): SesudahSunting => (e.key === 'Tab' ? (e.shiftKey ? 'kiri' : 'kanan') : 'bawah');

/** The active cell while it is typed in: a plain field, or a field with a list. */
export function Penyunting({ isi, kolom, label, awal, onSelesai }: Props) {
  const { daftar } = useFormulir();
  const lama = teksSel(isi, kolom, daftar);
  const [teks, setTeks] = useState(awal ?? lama);
  const selesai = useRef(false);
  const tutup = (hasil: { nilai: Nilai } | null, lalu: SesudahSunting) => {
    if (selesai.current) return;
    selesai.current = true;
    onSelesai(hasil, lalu);
  };
  const baca = (t: string) => (t === lama ? null : { nilai: nilaiDariTeks(kolom, t, daftar) });
  if (berdaftar(kolom, daftar)) {
    let tertunda: { nilai: Nilai } | null = null;
    return (
      <PilihanKolom
        kolom={kolom}
        isi={isi}
        label={label}
        teks={lama}
        nilai={kodeSel(isi, kolom)}
        awal={awal}
        autoFocus
        terbuka
        escLuar
        className={gaya.selPemilih}
        onPilih={(o) => {
          tertunda = { nilai: o.kode };
          // A click has no key after it; a key closes the cell itself below.
          setTimeout(() => tutup({ nilai: o.kode }, 'diam'));
        }}
        onTeks={(t) => {
          tertunda = baca(t);
          setTimeout(() => tutup(baca(t), 'diam'));
        }}
        onTinggal={() => setTimeout(() => tutup(tertunda, 'diam'))}
        onTombol={(e) => {
          if (e.key === 'Enter' || e.key === 'Tab') {
            e.preventDefault();
            tutup(tertunda, LALU(e));
          } else if (e.key === 'Escape') {
            e.preventDefault();
            tutup(null, 'diam');
          } else if (e.key === TOMBOL_POHON && kolom.jenis === 'hs') {
            e.preventDefault();
            tutup(null, 'pohon');
          }
          e.stopPropagation();
        }}
      />
    );
  }
  return (
    <input
      className={gaya.selIsian}
      aria-label={label}
      autoFocus
      inputMode={kolom.jenis === 'angka' ? 'decimal' : undefined}
      placeholder={kolom.jenis === 'periode' ? 'Jan 2027' : undefined}
      value={teks}
      onChange={(e) => setTeks(e.target.value)}
      onFocus={(e) => awal === null && e.target.select()}
      onKeyDown={(e) => {
        e.stopPropagation();
        if (e.key === 'Enter' || e.key === 'Tab') {
          e.preventDefault();
          tutup(baca(teks), LALU(e));
        } else if (e.key === 'Escape') tutup(null, 'diam');
      }}
      onBlur={() => tutup(baca(teks), 'diam')}
    />
  );
}
