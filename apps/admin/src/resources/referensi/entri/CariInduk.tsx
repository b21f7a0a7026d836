import { useState } from 'react';
import { CariPilih } from '../../../components/CariPilih';
import { useData } from '../../../lib/useData';

const BANYAK = 20;

interface Props {
  label: string;
  error?: string | null;
  hint?: string;
  required?: boolean;
  /** List that the parent belongs to. */
  jenis: string;
  nilai: string;
  /** Text of the parent that is chosen, as far as it is known. */
  uraian: string | null;
  onPilih: (kode: string) => void;
}
interface Calon {
  kode: string;
  uraian: string;
}
const teks = ({ kode, uraian }: Calon): string => (uraian ? `${kode} – ${uraian}` : kode);
const polos = (kode: string): string => kode;

/** The line above an entry, looked up in the list that it belongs to. */
export function CariInduk({ label, error, hint, required, jenis, nilai, uraian, onPilih }: Props) {
  const data = useData();
  const [dipilih, setDipilih] = useState<Calon | null>(null);
  const kini = dipilih?.kode === nilai ? dipilih : nilai ? { kode: nilai, uraian: uraian ?? '' } : null;
  return (
    <CariPilih<Calon>
      {...{ label, error, hint, required }}
      teks={kini ? teks(kini) : ''}
      minta={async (keyword, signal) =>
        (await data.entriReferensi(jenis, { keyword, keadaan: 'berlaku' }, 1, BANYAK, { signal })).data
      }
      opsi={(c) => ({ kode: c.kode, nama: c.uraian })}
      tampilKode={polos}
      kurang="Ketik sedikitnya dua huruf"
      onPilih={(baru) => {
        setDipilih(baru);
        onPilih(baru?.kode ?? '');
      }}
    />
  );
}
