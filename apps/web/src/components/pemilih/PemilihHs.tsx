import { Button } from '@sinas/ui/inputs/Button';
import { Combobox } from '@sinas/ui/inputs/Combobox';
import { saringOpsi, type Opsi } from '@sinas/ui/inputs/saring-opsi';
import type { Cari } from '@sinas/ui/inputs/usePencarian';
import { useState } from 'react';
import type { PropsPemilih } from './PemilihDaftar';
import { PohonHs } from './PohonHs';
import { definisi } from './sumber';
import { useCari } from './useSumber';
import gaya from './pemilih.module.css';

const LEBAR = 448;
export const TOMBOL_POHON = 'F4';
const USUL = 'Pos tarif untuk komoditas ini. Ketik untuk mencari yang lain.';
const HANYA = 'Hanya pos tarif untuk komoditas ini yang dapat dipilih.';

interface Props extends PropsPemilih {
  /** With a button for the tree; a cell of the grid opens it by key, outside itself. */
  pohon?: boolean;
  /** Lines that go with the commodity: offered before anything is typed. */
  usul?: readonly Opsi[];
  /** No others may be chosen. */
  hanya?: boolean;
}
/** A tariff line: found by code or text, or by going down the tariff book. */
export function PemilihHs({ pohon = false, usul = [], hanya = false, ...p }: Props) {
  const { tampilKode, petunjuk } = definisi('hs');
  const tanya = useCari('hs');
  const cari: Cari = async (kata, signal) => {
    const milik = saringOpsi(kata, usul);
    if (usul.length > 0 && (hanya || !kata.trim())) return { opsi: milik, catatan: hanya ? HANYA : USUL };
    // Those of the commodity stand before the rest of the tariff book.
    const jawab = await tanya(kata, signal);
    const ada = new Set(milik.map((o) => o.kode));
    return { ...jawab, opsi: [...milik, ...jawab.opsi.filter((o) => !ada.has(o.kode))] };
  };
  const [buka, setBuka] = useState(false);
  const medan = { tampilKode, petunjuk, cari, lebarMin: LEBAR, placeholder: 'Cari kode atau uraian', ...p };
  if (!pohon || hanya) return <Combobox {...medan} />;
  return (
    <span className={gaya.medan}>
      <Combobox
        {...medan}
        onTombol={(e) => {
          if (e.key !== TOMBOL_POHON) return;
          e.preventDefault();
          setBuka(true);
        }}
      />
      <Button
        variant="outlined"
        disabled={p.disabled}
        title={`Telusuri pohon pos tarif (${TOMBOL_POHON})`}
        onClick={() => setBuka(true)}
      >
        Telusuri pohon
      </Button>
      {buka && (
        <PohonHs
          nilai={p.nilai || (usul[0]?.kode ?? '')}
          onTutup={() => setBuka(false)}
          onPilih={(o) => {
            setBuka(false);
            p.onPilih(o);
          }}
        />
      )}
    </span>
  );
}
