import { Combobox } from '@sinas/ui/inputs/Combobox';
import { Field } from '@sinas/ui/inputs/Field';
import type { Opsi } from '@sinas/ui/inputs/saring-opsi';
import { useRef } from 'react';

const SEDIKITNYA = 2;

interface Props<T> {
  label: string;
  hint?: string;
  error?: string | null;
  required?: boolean;
  /** What stands in the field: what is chosen. */
  teks: string;
  minta: (kata: string, signal: AbortSignal) => Promise<readonly T[]>;
  opsi: (nilai: T) => Opsi;
  tampilKode?: (kode: string) => string;
  /** Said while too little is typed to ask. */
  kurang: string;
  /** Said where something was found and none of it can be chosen. */
  habis?: string;
  /** False: there already, not offered. */
  boleh?: (nilai: T) => boolean;
  /** null: the field was emptied. */
  onPilih: (nilai: T | null) => void;
}

/** A field that looks something up on the server and takes one of what it found. */
export function CariPilih<T>(p: Props<T>) {
  const { minta, opsi, boleh = () => true, onPilih } = p;
  const ditemukan = useRef<ReadonlyMap<string, T>>(new Map());
  const cari = async (ketik: string, signal: AbortSignal) => {
    const kata = ketik.trim();
    if (kata.length < SEDIKITNYA) return { opsi: [], catatan: p.kurang };
    const semua = await minta(kata, signal);
    const dapat = semua.filter(boleh);
    ditemukan.current = new Map(dapat.map((t) => [opsi(t).kode, t]));
    return {
      opsi: dapat.map(opsi),
      ...(semua.length > 0 && dapat.length === 0 && p.habis ? { catatan: p.habis } : {}),
    };
  };
  return (
    <Field label={p.label} hint={p.hint} error={p.error} required={p.required}>
      {(ids) => (
        <Combobox
          id={ids.id}
          describedBy={ids['aria-describedby']}
          invalid={ids['aria-invalid']}
          required={ids['aria-required']}
          teks={p.teks}
          cari={cari}
          tampilKode={p.tampilKode}
          onPilih={(o) => {
            const nilai = ditemukan.current.get(o.kode);
            if (nilai) onPilih(nilai);
          }}
          onTeks={(ketik) => {
            if (!ketik.trim()) onPilih(null);
          }}
        />
      )}
    </Field>
  );
}
