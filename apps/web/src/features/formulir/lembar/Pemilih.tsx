import { Icon } from '@sinas/ui/Icon';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { tampilHs } from '@sinas/domain/format/tampil';
import { saringOpsi, type Opsi } from './cocok';

interface Props {
  id?: string;
  label?: string;
  /** What stands in the field. */
  teks: string;
  opsi?: readonly Opsi[];
  /** Asks the server instead; what it answers is shown as it comes. */
  cari?: (kata: string, signal: AbortSignal) => Promise<Opsi[]>;
  kodeHs?: boolean;
  /** Texts outside the list are welcome. */
  bebas?: boolean;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
  autoFocus?: boolean;
  /** Text that began the editing: it replaces what was there. */
  awal?: string | null;
  className?: string;
  onPilih: (opsi: Opsi) => void;
  /** Text that was typed and left without choosing; the caller finds out what it means. */
  onTeks: (teks: string) => void;
  /** The field was left, with or without a change. */
  onTinggal?: () => void;
  /** Keys the field does not use itself. */
  onTombol?: (e: KeyboardEvent<HTMLInputElement>) => void;
}
const JEDA_MS = 250;
const LEBAR_MIN = 288;

/** Field with a list: type to filter, arrows and Enter to choose, Esc to leave it as it was. */
export function Pemilih(p: Props) {
  const { teks, opsi, cari, awal = null, onPilih, onTeks } = p;
  const idDaftar = useId();
  const kotak = useRef<HTMLInputElement>(null);
  const [ketik, setKetik] = useState<string | null>(awal);
  const [buka, setBuka] = useState(awal !== null);
  const [sorot, setSorot] = useState(-1);
  const [dariServer, setDariServer] = useState<{ kata: string; hasil: Opsi[] | 'gagal' } | null>(null);
  const kata = ketik ?? '';

  useEffect(() => {
    if (!buka || !cari) return undefined;
    const henti = new AbortController();
    const timer = setTimeout(
      () =>
        void cari(kata, henti.signal).then(
          (hasil) => setDariServer({ kata, hasil }),
          () => !henti.signal.aborted && setDariServer({ kata, hasil: 'gagal' }),
        ),
      kata ? JEDA_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      henti.abort();
    };
  }, [buka, cari, kata]);

  const mencari = Boolean(cari) && dariServer?.kata !== kata;
  const hasil = cari ? (dariServer?.hasil ?? []) : saringOpsi(kata, opsi ?? []);
  const daftar = hasil === 'gagal' ? [] : hasil.filter((o) => !o.mati);
  const pilih = (o: Opsi) => {
    setKetik(null);
    setBuka(false);
    onPilih(o);
  };
  const tinggalkan = () => {
    setBuka(false);
    if (ketik !== null && ketik !== teks) onTeks(ketik);
    setKetik(null);
  };
  const tombol = (e: KeyboardEvent<HTMLInputElement>) => {
    if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
      e.preventDefault();
      e.stopPropagation();
      if (!buka) setBuka(true);
      else setSorot((s) => Math.max(-1, Math.min(daftar.length - 1, s + (e.key === 'ArrowDown' ? 1 : -1))));
      return;
    }
    const terpilih = buka ? daftar[sorot] : undefined;
    if ((e.key === 'Enter' || e.key === 'Tab') && terpilih) {
      pilih(terpilih);
      if (e.key === 'Enter') e.preventDefault();
    } else if (e.key === 'Escape' && buka && !p.onTombol) {
      e.preventDefault();
      e.stopPropagation();
      setBuka(false);
      setKetik(null);
      return;
    } else if (e.key === 'Enter' || e.key === 'Tab') tinggalkan();
    p.onTombol?.(e);
  };
  return (
    <span className={`fm-pemilih ${p.className ?? ''}`}>
      <input
        ref={kotak}
        id={p.id}
        className="sn-input"
        role="combobox"
        aria-label={p.label}
        aria-expanded={buka}
        aria-controls={buka ? idDaftar : undefined}
        aria-autocomplete="list"
        aria-activedescendant={buka && sorot >= 0 ? `${idDaftar}-${sorot}` : undefined}
        aria-invalid={p.invalid || undefined}
        aria-describedby={p.describedBy}
        aria-required={p.required || undefined}
        autoComplete="off"
        placeholder={p.placeholder}
        disabled={p.disabled}
        autoFocus={p.autoFocus}
        value={ketik ?? teks}
        onFocus={(e) => awal === null && e.target.select()}
        onClick={() => setBuka(true)}
        onChange={(e) => {
          setKetik(e.target.value);
          setBuka(true);
          setSorot(0);
        }}
        onKeyDown={tombol}
        onBlur={() => {
          tinggalkan();
          p.onTinggal?.();
        }}
      />
      <Icon name={cari ? 'search' : 'down'} />
      {buka && !p.disabled && (
        <Daftar id={idDaftar} jangkar={kotak} label={p.label ?? 'Pilihan'}>
          {daftar.map((o, i) => (
            <li
              key={o.kode}
              id={`${idDaftar}-${i}`}
              role="option"
              aria-selected={i === sorot}
              onPointerDown={(e) => {
                e.preventDefault();
                pilih(o);
              }}
            >
              {p.kodeHs && <b>{tampilHs(o.kode)}</b>} {o.nama}
            </li>
          ))}
          {daftar.length === 0 && (
            <li role="option" aria-disabled aria-selected={false} className="fm-pilihan-info">
              {hasil === 'gagal'
                ? 'Daftar belum dapat dimuat'
                : mencari
                  ? 'Mohon tunggu...'
                  : p.bebas
                    ? 'Tulis, lalu tekan Enter'
                    : 'Tidak ada yang cocok'}
            </li>
          )}
        </Daftar>
      )}
    </span>
  );
}

interface DaftarProps {
  id: string;
  jangkar: React.RefObject<HTMLInputElement | null>;
  label: string;
  children: React.ReactNode;
}
/** Floats over everything, under or above its field, never narrower than a name needs. */
function Daftar({ id, jangkar, label, children }: DaftarProps) {
  const [letak, setLetak] = useState<React.CSSProperties>({ visibility: 'hidden' });
  const daftar = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const taruh = () => {
      const k = jangkar.current?.getBoundingClientRect();
      if (!k) return;
      const width = Math.min(Math.max(k.width, LEBAR_MIN), window.innerWidth - 16);
      const left = Math.max(8, Math.min(k.left, window.innerWidth - width - 8));
      const bawah = window.innerHeight - k.bottom;
      const diAtas = bawah < 220 && k.top > bawah;
      setLetak({ left, width, ...(diAtas ? { bottom: window.innerHeight - k.top + 4 } : { top: k.bottom + 4 }) });
    };
    taruh();
    window.addEventListener('scroll', taruh, true);
    window.addEventListener('resize', taruh);
    return () => {
      window.removeEventListener('scroll', taruh, true);
      window.removeEventListener('resize', taruh);
    };
  }, [jangkar]);
  useEffect(() => {
    daftar.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  });
  return createPortal(
    <ul ref={daftar} id={id} role="listbox" aria-label={label} className="fm-pilihan" style={letak}>
      {children}
    </ul>,
    document.body,
  );
}
