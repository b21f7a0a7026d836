import { Combobox, type ComboboxProps } from '@sinas/ui/Combobox';
import type { Opsi } from '@sinas/ui/saring-opsi';
import type { NamaSumber } from './sumber';
import { useSumber } from './useSumber';

/** Everything of a combobox but where its options come from. */
export type PropsPemilih = Omit<ComboboxProps, 'opsi' | 'cari' | 'tampilKode' | 'petunjuk'>;

interface PropsDaftar extends PropsPemilih {
  sumber: NamaSumber;
  negara?: string;
}
function PemilihDaftar({ sumber, negara, ...p }: PropsDaftar) {
  const daftar = useSumber(sumber, negara ? { negara } : undefined);
  return <Combobox {...daftar} {...p} />;
}

export const PemilihNegara = (p: PropsPemilih) => <PemilihDaftar sumber="negara" {...p} />;

/** Ports where goods arrive; with `negara`, ports of that country instead. */
export const PemilihPelabuhan = ({ negara, ...p }: PropsPemilih & { negara?: string }) =>
  negara && negara !== 'ID' ? (
    <PemilihDaftar sumber="pelabuhan_asing" negara={negara} {...p} />
  ) : (
    <PemilihDaftar sumber="pelabuhan" {...p} />
  );

/** Units: those of a commodity group where it names them, else all. */
export const PemilihSatuan = ({ hanya, ...p }: PropsPemilih & { hanya?: readonly Opsi[] }) =>
  hanya?.length ? <Combobox {...p} opsi={hanya} /> : <PemilihDaftar sumber="satuan" {...p} />;

/** Kinds of fish by their Latin or their common names. Latin names are an open set: others may be written. */
export const PemilihIkan = (p: PropsPemilih) => <PemilihDaftar sumber="ikan" bebas pilihPertama {...p} />;
