import { BrandMark } from '@sinas/ui/marks/BrandMark';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useJudul } from '@sinas/ui/useJudul';
import gaya from './bingkai-publik.module.css';

interface Props {
  judul: string;
  /** Beside the form: what it is for and what comes next. */
  penjelasan?: ReactNode;
  children: ReactNode;
}

/** Page without a session: bar with the mark, the fact at the left, the form at the right. No Material UI here. */
export function BingkaiPublik({ judul, penjelasan, children }: Props) {
  useJudul(judul);
  return (
    <>
      <header className="app-top sn-on-bar">
        <div className="app-top-row">
          <Link to="/welcome" className="sn-mark">
            <BrandMark caption="Sistem Nasional Neraca Komoditas" />
          </Link>
        </div>
      </header>
      <main className={`sn-page ${gaya.pub}`}>
        <div className={gaya.kata}>
          <h1>{judul}</h1>
          {penjelasan}
        </div>
        <div className={`sn-card ${gaya.kartu}`}>{children}</div>
      </main>
    </>
  );
}
