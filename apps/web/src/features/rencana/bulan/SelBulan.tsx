import { angka, bacaAngka, desimalSah } from '@sinas/domain/format/angka';
import { useRef, useState } from 'react';
import gaya from './bulan.module.css';

/** As people write it; what is no figure stands as it was typed. */
export const tampilSel = (nilai: unknown): string =>
  typeof nilai !== 'string' || nilai === '' ? '' : desimalSah(nilai) ? angka(nilai) : nilai;
/** What was typed, as it is kept: an exact decimal where it can be read, else the text itself. */
function nilaiSel(teks: string): string | undefined {
  const t = teks.trim();
  if (t === '') return undefined;
  const baca = bacaAngka(t);
  return baca.sah ? baca.nilai : t;
}

/** Left behind (`diam`), given up, or on to the next cell. */
export type SesudahSel = 'diam' | 'batal' | 'bawah' | 'kanan' | 'kiri';
interface PropsSunting {
  label: string;
  lama: string;
  awal: string | null;
  /** undefined = left as it was. */
  onSelesai: (hasil: { nilai: string | undefined } | null, lalu: SesudahSel) => void;
}
/** The active cell while it is typed in: Enter goes down, Tab aside, Escape leaves it as it was. */
export function SuntingSel({ label, lama, awal, onSelesai }: PropsSunting) {
  const [teks, setTeks] = useState(awal ?? lama);
  const selesai = useRef(false);
  const tutup = (hasil: { nilai: string | undefined } | null, lalu: SesudahSel) => {
    if (selesai.current) return;
    selesai.current = true;
    onSelesai(hasil, lalu);
  };
  const baca = () => (teks === lama ? null : { nilai: nilaiSel(teks) });
  return (
    <input
      className={gaya.isian}
      aria-label={label}
      autoFocus
      inputMode="decimal"
      value={teks}
      onChange={(e) => setTeks(e.target.value)}
      onFocus={(e) => awal === null && e.target.select()}
      onPaste={(e) => e.stopPropagation()}
      onKeyDown={(e) => {
        e.stopPropagation();
        if (e.key === 'Enter') tutup(baca(), 'bawah');
        else if (e.key === 'Tab') tutup(baca(), e.shiftKey ? 'kiri' : 'kanan');
        else if (e.key === 'Escape') tutup(null, 'batal');
        else return;
        e.preventDefault();
      }}
      onBlur={() => tutup(baca(), 'diam')}
    />
  );
}
