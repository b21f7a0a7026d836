import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ComboboxPapan } from './ComboboxPapan';
import { Icon } from '../marks/Icon';
import { saringOpsi, type Opsi } from './saring-opsi';
import { usePencarian, type Cari, type HasilCari } from './usePencarian';

export interface ComboboxProps {
  id?: string;
  label?: string;
  /** What stands in the field. */
  teks: string;
  /** Code of what was chosen: the list opens there. */
  nilai?: string;
  /** A list that is there as a whole. */
  opsi?: readonly Opsi[];
  /** Asks somebody else instead; what is answered is shown as it comes. */
  cari?: Cari;
  /** Shows codes before names, in this form. */
  tampilKode?: (kode: string) => string;
  /** Texts outside the list are welcome. */
  bebas?: boolean;
  /** The first match is taken by Enter and Tab without looking at the list; free texts go without. */
  pilihPertama?: boolean;
  placeholder?: string;
  /** What to try when nothing is found. */
  petunjuk?: string;
  teksCari?: string;
  teksGagal?: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
  autoFocus?: boolean;
  /** The list is open from the start: a cell whose editing Enter has begun. */
  terbuka?: boolean;
  /** Text that began the editing: it replaces what was there. */
  awal?: string | null;
  className?: string;
  /** The list is never narrower, in pixels. */
  lebarMin?: number;
  onPilih: (opsi: Opsi) => void;
  /** Text that was typed and left without choosing; the caller finds out what it means. */
  onTeks: (teks: string) => void;
  /** The field was left, with or without a change. */
  onTinggal?: () => void;
  /** Esc is the caller's, whatever is open here. */
  escLuar?: boolean;
  /** Keys the field does not use itself. */
  onTombol?: (e: KeyboardEvent<HTMLInputElement>) => void;
}
const LEBAR_MIN = 288;
const HALAMAN = 8;
const ARAH: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: HALAMAN, PageUp: -HALAMAN };

/** A field with a list (WAI-ARIA combobox): type to filter, arrows and Enter to choose, Esc to leave it as it was. */
export function Combobox(p: ComboboxProps) {
  const { teks, cari, awal = null, bebas = false, pilihPertama = !bebas, onPilih, onTeks } = p;
  const id = useId();
  const kotak = useRef<HTMLInputElement>(null);
  const [ketik, setKetik] = useState<string | null>(awal);
  const [buka, setBuka] = useState(awal !== null || p.terbuka === true);
  const [pilihan, setPilihan] = useState(awal ? { di: pilihPertama ? 0 : -1, jelajah: false } : DI_LUAR);
  const kata = ketik ?? '';
  const pencarian = usePencarian(cari, kata, buka);
  /** Enter came before the answer: its first option is meant. */
  const [tunggu, setTunggu] = useState(false);
  const tetap = useMemo(() => (cari ? [] : saringOpsi(kata, p.opsi ?? [])), [cari, kata, p.opsi]);
  const hasil: HasilCari = cari ? pencarian.hasil : { opsi: tetap };
  const daftar = hasil.opsi;
  const aktif = pencarian.mencari ? -1 : Math.min(pilihan.di, daftar.length - 1);
  const terpilih = buka ? daftar[aktif] : undefined;
  const bukaDaftar = (di = -1) => {
    if (p.disabled) return;
    setBuka(true);
    setPilihan({ di, jelajah: di >= 0 });
  };
  const tutup = () => {
    setBuka(false);
    setPilihan(DI_LUAR);
    setTunggu(false);
  };
  const pilih = (o: Opsi) => {
    setKetik(null);
    tutup();
    onPilih(o);
  };
  const [pertama] = daftar;
  const sampai = tunggu && !pencarian.mencari;
  useEffect(() => {
    if (!sampai) return;
    if (pertama) pilih(pertama);
    else setTunggu(false);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the answer is there
  }, [sampai]);
  const tinggalkan = () => {
    tutup();
    if (ketik !== null && ketik !== teks) onTeks(ketik);
    setKetik(null);
  };
  const geser = (arah: number) => {
    if (!buka) {
      const kini = p.nilai ? daftar.findIndex((o) => o.kode === p.nilai) : -1;
      bukaDaftar(ketik === null ? kini : -1);
    } else if (pencarian.gagal) pencarian.ulang();
    else setPilihan({ di: Math.max(-1, Math.min(daftar.length - 1, aktif + arah)), jelajah: true });
  };
  /** True when the key has done its work here. */
  const tekan = (e: KeyboardEvent<HTMLInputElement>): boolean => {
    const arah = ARAH[e.key];
    if (arah !== undefined && !e.ctrlKey && !e.metaKey) {
      if (Math.abs(arah) > 1 && !buka) return false;
      if (e.altKey) {
        if (arah === 1) bukaDaftar();
        else if (arah === -1) tutup();
      } else geser(arah);
      return true;
    }
    // In the text until somebody went into the list: Home and End belong to where one is.
    if ((e.key === 'Home' || e.key === 'End') && buka && pilihan.jelajah && daftar.length > 0) {
      setPilihan({ di: e.key === 'Home' ? 0 : daftar.length - 1, jelajah: true });
      return true;
    }
    if (e.key === 'Escape' && !p.escLuar && (buka || ketik !== null)) {
      if (buka) tutup();
      else setKetik(null);
      return true;
    }
    if (e.key === 'Enter' && pencarian.mencari && pilihPertama && buka && kata.trim()) {
      setTunggu(true);
      return true;
    }
    return false;
  };
  const tombol = (e: KeyboardEvent<HTMLInputElement>) => {
    if (tekan(e)) {
      e.preventDefault();
      e.stopPropagation();
      return;
    }
    if (e.key === 'ArrowLeft' || e.key === 'ArrowRight') setPilihan((x) => ({ ...x, jelajah: false }));
    if ((e.key === 'Enter' || e.key === 'Tab') && terpilih) {
      pilih(terpilih);
      if (e.key === 'Enter') e.preventDefault();
    } else if (e.key === 'Enter' || e.key === 'Tab') tinggalkan();
    p.onTombol?.(e);
  };
  const kabar = buka ? kabarDari(p, pencarian, hasil, kata) : null;
  return (
    <span className={p.className ? `sn-combo ${p.className}` : 'sn-combo'}>
      <input
        ref={kotak}
        id={p.id}
        className="sn-input"
        role="combobox"
        aria-label={p.label}
        aria-expanded={buka}
        aria-controls={buka ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={terpilih ? `${id}-${aktif}` : undefined}
        aria-invalid={p.invalid || undefined}
        aria-describedby={p.describedBy}
        aria-required={p.required || undefined}
        autoComplete="off"
        placeholder={p.placeholder}
        disabled={p.disabled}
        autoFocus={p.autoFocus}
        value={ketik ?? teks}
        onFocus={(e) => awal === null && e.target.select()}
        onClick={() => !buka && bukaDaftar()}
        onChange={(e) => {
          setKetik(e.target.value);
          setBuka(true);
          setTunggu(false);
          setPilihan({ di: pilihPertama && e.target.value ? 0 : -1, jelajah: false });
        }}
        onKeyDown={tombol}
        onBlur={() => {
          tinggalkan();
          p.onTinggal?.();
        }}
      />
      <Icon name={cari ? 'search' : 'down'} />
      <span className="sn-sr" aria-live="polite">
        {kabar?.suara}
      </span>
      {buka && !p.disabled && (
        <ComboboxPapan
          id={id}
          label={p.label ?? 'Pilihan'}
          jangkar={kotak}
          lebarMin={p.lebarMin ?? LEBAR_MIN}
          opsi={daftar}
          aktif={aktif}
          kata={kata}
          tampilKode={p.tampilKode}
          sibuk={pencarian.mencari}
          onPilih={pilih}
          kaki={
            kabar?.tulisan && (
              <div className="sn-combo-kabar" data-gagal={pencarian.gagal || undefined}>
                {pencarian.gagal && <Icon name="alert" />}
                <p>{kabar.tulisan}</p>
                {pencarian.gagal && (
                  <button type="button" className="sn-linkbtn" tabIndex={-1} onClick={pencarian.ulang}>
                    Coba lagi
                  </button>
                )}
              </div>
            )
          }
        />
      )}
    </span>
  );
}
const DI_LUAR = { di: -1, jelajah: false };

/** What goes on, as it is read and as it is heard. */
function kabarDari(
  p: ComboboxProps,
  { mencari, gagal }: { mencari: boolean; gagal: boolean },
  { opsi, lebih, catatan }: HasilCari,
  kata: string,
): { tulisan: string | null; suara: string } {
  if (mencari) {
    const tulisan = p.teksCari ?? 'Mencari...';
    return { tulisan, suara: tulisan };
  }
  if (gagal) {
    const tulisan = p.teksGagal ?? 'Daftar belum dapat dimuat. Yang Anda ketik tetap ada.';
    return { tulisan, suara: `${tulisan} Panah bawah untuk mencoba lagi.` };
  }
  if (opsi.length === 0 && catatan) return { tulisan: catatan, suara: catatan };
  if (opsi.length === 0) {
    const sebab = kata ? `Tidak ada yang cocok dengan “${kata}”.` : 'Daftar ini kosong.';
    const lalu = p.bebas ? 'Tekan Enter untuk memakai tulisan ini.' : (p.petunjuk ?? 'Coba kata lain atau kodenya.');
    const tulisan = `${sebab} ${lalu}`;
    return { tulisan, suara: tulisan };
  }
  const sempit = catatan ?? (lebih ? `${opsi.length} teratas ditampilkan, ketik lagi untuk mempersempit.` : null);
  return { tulisan: sempit, suara: sempit ?? `${opsi.length} pilihan` };
}
