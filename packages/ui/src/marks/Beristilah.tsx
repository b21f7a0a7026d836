import { pecahIstilah, penjelasan, type Istilah } from '@sinas/domain/bantuan/istilah';
import { useEffect, useId, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';

/** A text whose abbreviations explain themselves when one points at them, or comes to them by key. */
export function Beristilah({ teks }: { teks: string }) {
  return pecahIstilah(teks).map(({ teks: bagian, istilah }, i) =>
    istilah ? <SatuIstilah key={i} istilah={istilah} /> : bagian,
  );
}

const LEBAR = 288;
const TEPI = 8;
/** Below the word, within the window. */
function tempat(el: Element): CSSProperties {
  const { left, bottom, top } = el.getBoundingClientRect();
  const kiri = Math.max(TEPI, Math.min(left, window.innerWidth - LEBAR - TEPI));
  const diAtas = bottom > window.innerHeight * 0.75;
  return { left: kiri, ...(diAtas ? { bottom: window.innerHeight - top + TEPI } : { top: bottom + TEPI }) };
}

function SatuIstilah({ istilah }: { istilah: Istilah }) {
  const id = useId();
  const [letak, setLetak] = useState<CSSProperties | null>(null);
  const buka = (e: { currentTarget: Element }) => setLetak(tempat(e.currentTarget));
  const tutup = () => setLetak(null);
  const terbuka = letak !== null;
  useEffect(() => {
    if (!terbuka) return undefined;
    // Also while the pointer rests on it and the focus is elsewhere; what lies below does not close with it.
    const lepas = (e: KeyboardEvent) => {
      if (e.key !== 'Escape') return;
      e.stopPropagation();
      setLetak(null);
    };
    document.addEventListener('keydown', lepas, true);
    window.addEventListener('scroll', tutup, true);
    return () => {
      document.removeEventListener('keydown', lepas, true);
      window.removeEventListener('scroll', tutup, true);
    };
  }, [terbuka]);
  return (
    <>
      <span
        className="sn-istilah"
        tabIndex={0}
        aria-describedby={terbuka ? id : undefined}
        onMouseEnter={buka}
        onMouseLeave={tutup}
        onFocus={buka}
        onBlur={tutup}
      >
        {istilah.kata}
      </span>
      {letak &&
        createPortal(
          <span role="tooltip" id={id} className="sn-istilah-arti" style={letak}>
            {penjelasan(istilah)}
          </span>,
          document.body,
        )}
    </>
  );
}
