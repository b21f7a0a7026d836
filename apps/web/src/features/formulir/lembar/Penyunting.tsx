import type { Kolom } from '@sinas/domain/pengajuan/baris';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useFormulir } from '../kerja/useFormulir';
import type { Rekaman } from '../wire';
import { nilaiDariTeks, teksSel, type Nilai } from './nilai';
import { Pemilih } from './Pemilih';

export type SesudahSunting = 'diam' | 'bawah' | 'kanan' | 'kiri';
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
  const { daftar, acuan } = useFormulir();
  const lama = teksSel(isi, kolom, daftar);
  const [teks, setTeks] = useState(awal ?? lama);
  const selesai = useRef(false);
  const tutup = (hasil: { nilai: Nilai } | null, lalu: SesudahSunting) => {
    if (selesai.current) return;
    selesai.current = true;
    onSelesai(hasil, lalu);
  };
  const baca = (t: string) => (t === lama ? null : { nilai: nilaiDariTeks(kolom, t, daftar) });
  const opsi = daftar.opsi(kolom);
  const berdaftar = kolom.jenis === 'hs' || (opsi.length > 0 && kolom.jenis !== 'elemen_banyak');
  if (berdaftar) {
    let tertunda: { nilai: Nilai } | null = null;
    return (
      <Pemilih
        label={label}
        teks={lama}
        awal={awal}
        autoFocus
        className="fm-sel-pemilih"
        kodeHs={kolom.jenis === 'hs'}
        {...(kolom.jenis === 'hs' ? { cari: (k: string, s: AbortSignal) => acuan.cariHs(k, s) } : { opsi })}
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
          }
          e.stopPropagation();
        }}
      />
    );
  }
  return (
    <input
      className="fm-sel-isian"
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
