import { Icon } from '@sinas/ui/marks/Icon';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import gaya from './panel.module.css';

interface Props {
  judul: ReactNode;
  children: ReactNode;
  onTutup: () => void;
}

/** Details beside the list they belong to, or in its place where there is no room. Esc closes, and the focus goes back. */
export function PanelSisi({ judul, children, onTutup }: Props) {
  const id = useId();
  const kepala = useRef<HTMLHeadingElement>(null);
  const [pembuka] = useState(() => document.activeElement);
  useEffect(() => {
    kepala.current?.focus();
    return () => {
      if (pembuka instanceof HTMLElement && pembuka.isConnected) pembuka.focus();
    };
  }, [pembuka]);
  return (
    <section
      className={gaya.panel}
      aria-labelledby={id}
      onKeyDown={(e) => {
        if (e.key === 'Escape' && !e.defaultPrevented) onTutup();
      }}
    >
      <header>
        <h2 id={id} ref={kepala} tabIndex={-1}>
          {judul}
        </h2>
        <button type="button" className="rf-tutup" aria-label="Tutup panel" onClick={onTutup}>
          <Icon name="x" />
        </button>
      </header>
      <div className={gaya.panelIsi}>{children}</div>
    </section>
  );
}
