import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import { Button } from '@sinas/ui/inputs/Button';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { Tombol } from '../components/Tombol';
import { pintasanDiSini, usePintasan, usePintasanMenyala } from '../lib/pintasan';
import gaya from './pintasan.module.css';

const Buka = createContext<() => void>(() => undefined);
/** Opens the list of keys from a button. */
export const useBukaPintasan = (): (() => void) => useContext(Buka);

/** `?`: every key that works on the page on screen, and the switch that turns the single letters off. */
export function DenganPintasan({ children }: { children: ReactNode }) {
  const [isi, setIsi] = useState<ReturnType<typeof pintasanDiSini> | null>(null);
  const buka = useMemo(() => () => setIsi(pintasanDiSini()), []);
  usePintasan({ '?': { arti: 'daftar pintasan ini', lakukan: buka, umum: true } });
  return (
    <Buka.Provider value={buka}>
      {children}
      {isi && <Daftar isi={isi} onTutup={() => setIsi(null)} />}
    </Buka.Provider>
  );
}

interface DaftarProps {
  isi: ReturnType<typeof pintasanDiSini>;
  onTutup: () => void;
}
function Daftar({ isi, onTutup }: DaftarProps) {
  const [nyala, atur] = usePintasanMenyala();
  return (
    <DialogFrame
      title="Pintasan di halaman ini"
      width="xs"
      onClose={onTutup}
      actions={
        <Button variant="contained" onClick={onTutup} autoFocus>
          Tutup
        </Button>
      }
    >
      <dl className={gaya.pintasan}>
        {isi.map(({ arti, tombol }) => (
          <div key={arti}>
            <dt>
              {tombol.map((t) => (
                <Tombol key={t}>{t}</Tombol>
              ))}
            </dt>
            <dd>{arti}</dd>
          </div>
        ))}
      </dl>
      <label className={gaya.pintasanSaklar}>
        <input type="checkbox" className="kn-centang" checked={nyala} onChange={(e) => atur(e.target.checked)} />
        Pintasan satu huruf menyala
      </label>
    </DialogFrame>
  );
}
