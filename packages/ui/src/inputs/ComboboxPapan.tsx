import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Rect,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { tandai, type Opsi } from './saring-opsi';

const TINGGI_MAKS = 304;
const TINGGI_BARIS = 34;
const TINGGI_DUA = 54;
const JARAK = 7;
/** Below this there is more room above the field. */
const RUANG_CUKUP = 220;

interface Props {
  id: string;
  label: string;
  jangkar: RefObject<HTMLInputElement | null>;
  lebarMin: number;
  opsi: readonly Opsi[];
  aktif: number;
  kata: string;
  /** Shows codes before names, in this form; absent = names alone. */
  tampilKode?: (kode: string) => string;
  sibuk: boolean;
  onPilih: (opsi: Opsi) => void;
  /** Below the options: what goes on, or what went wrong. */
  kaki: ReactNode;
}
type Papan = Virtualizer<HTMLUListElement, Element>;
// Before anything is laid out the list counts as full height, and an option as high as it was guessed.
const ukurDaftar = (v: Papan, pakai: (r: Rect) => void) =>
  observeElementRect(v, (r) => {
    pakai(r.height > 0 ? r : { ...r, height: TINGGI_MAKS });
  });

/** The list below (or above) its field: only the options in view are drawn, however many there are. */
export function ComboboxPapan(p: Props) {
  const { id, opsi, aktif } = p;
  const daftar = useRef<HTMLUListElement>(null);
  const duga = (i: number) => (opsi[i]?.keterangan ? TINGGI_DUA : TINGGI_BARIS);
  const virtual = useVirtualizer<HTMLUListElement, Element>({
    count: opsi.length,
    getScrollElement: () => daftar.current,
    estimateSize: duga,
    measureElement: (el, entri, v) => measureElement(el, entri, v) || duga(Number(el.getAttribute('data-index'))),
    observeElementRect: ukurDaftar,
    getItemKey: (i) => opsi[i]?.kode ?? i,
    // The active option is always there, wherever the list was scrolled to: screen readers look for it.
    rangeExtractor: (r) => {
      const tampil = defaultRangeExtractor(r);
      return aktif < 0 || aktif >= opsi.length || tampil.includes(aktif)
        ? tampil
        : [...tampil, aktif].sort((a, b) => a - b);
    },
    overscan: 6,
    initialRect: { width: p.lebarMin, height: TINGGI_MAKS },
  });
  useEffect(() => {
    if (aktif >= 0) virtual.scrollToIndex(aktif, { align: 'auto' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- where we are decides, not what the virtualiser measures
  }, [aktif, opsi]);
  const tinggi = virtual.getTotalSize();
  const { gaya, ruang } = useLetak(p.jangkar, p.lebarMin);
  return createPortal(
    // The field keeps the focus: choosing, scrolling and trying again are no leaving.
    <div
      className="sn-combo-papan"
      role="region"
      aria-label="Pilihan"
      style={gaya}
      onMouseDown={(e) => e.preventDefault()}
    >
      <ul
        ref={daftar}
        id={id}
        role="listbox"
        aria-label={p.label}
        aria-busy={p.sibuk || undefined}
        data-lama={p.sibuk || undefined}
        style={{ height: Math.min(tinggi, TINGGI_MAKS, ruang) }}
      >
        <li role="presentation" aria-hidden style={{ height: tinggi }} />
        {virtual.getVirtualItems().map((v) => {
          const o = opsi[v.index];
          return (
            o && (
              <li
                key={v.key}
                ref={virtual.measureElement}
                id={`${id}-${v.index}`}
                data-index={v.index}
                role="option"
                aria-selected={v.index === aktif}
                aria-setsize={opsi.length}
                aria-posinset={v.index + 1}
                style={{ transform: `translateY(${v.start}px)` }}
                onClick={() => {
                  if (!p.sibuk) p.onPilih(o);
                }}
              >
                <span>
                  {p.tampilKode && (
                    <>
                      <b>
                        <Bertanda teks={p.tampilKode(o.kode)} kata={p.kata} />
                      </b>{' '}
                    </>
                  )}
                  <Bertanda teks={o.nama} kata={p.kata} />
                </span>
                {o.keterangan && (
                  <small>
                    {' '}
                    <Bertanda teks={o.keterangan} kata={p.kata} />
                  </small>
                )}
              </li>
            )
          );
        })}
      </ul>
      {p.kaki}
    </div>,
    document.body,
  );
}

function Bertanda({ teks, kata }: { teks: string; kata: string }) {
  return tandai(teks, kata).map((x, i) => (x.kena ? <mark key={i}>{x.teks}</mark> : x.teks));
}

/** Floats over everything, under or above its field, never narrower than a name needs. */
function useLetak(jangkar: RefObject<HTMLInputElement | null>, lebarMin: number) {
  const [letak, setLetak] = useState<{ gaya: CSSProperties; ruang: number }>({
    gaya: { visibility: 'hidden' },
    ruang: TINGGI_MAKS,
  });
  useLayoutEffect(() => {
    const taruh = () => {
      const k = jangkar.current?.getBoundingClientRect();
      if (!k) return;
      // An on-screen keyboard takes its part of the window.
      const layar = window.visualViewport?.height ?? window.innerHeight;
      const width = Math.min(Math.max(k.width, lebarMin), window.innerWidth - 16);
      const left = Math.max(8, Math.min(k.left, window.innerWidth - width - 8));
      const bawah = layar - k.bottom;
      const diAtas = bawah < RUANG_CUKUP && k.top > bawah;
      setLetak({
        gaya: { left, width, ...(diAtas ? { bottom: window.innerHeight - k.top + JARAK } : { top: k.bottom + JARAK }) },
        ruang: Math.max(TINGGI_DUA * 2, (diAtas ? k.top : bawah) - 64),
      });
    };
    taruh();
    window.addEventListener('scroll', taruh, true);
    window.addEventListener('resize', taruh);
    return () => {
      window.removeEventListener('scroll', taruh, true);
      window.removeEventListener('resize', taruh);
    };
  }, [jangkar, lebarMin]);
  return letak;
}
