import { Combobox, type ComboboxProps } from '@sinas/ui/inputs/Combobox';
import type { Opsi } from '@sinas/ui/inputs/saring-opsi';
import type { NamaSumber } from './sumber';
import type { Penyempit } from './tanya-sumber';
import { useSumber } from './useSumber';

/** Everything of a combobox but where its options come from. */
export type PropsPemilih = Omit<ComboboxProps, 'opsi' | 'cari' | 'tampilKode' | 'petunjuk'>;

interface PropsDaftar extends PropsPemilih {
  sumber: NamaSumber;
  negara?: string;
  sempit?: Penyempit;
}
function PemilihDaftar({ sumber, negara, sempit, ...p }: PropsDaftar) {
  const daftar = useSumber(sumber, negara ? { negara } : undefined, sempit);
  return <Combobox {...daftar} {...p} />;
}

/** With `elemen`, those that goods with these options may come from. */
export const PemilihNegara = ({ elemen, ...p }: PropsPemilih & { elemen?: string }) => (
  <PemilihDaftar sumber="negara" sempit={elemen ? { sumber: 'negara_elemen', kd_elemen: elemen } : undefined} {...p} />
);

/** Ports where goods arrive, with `elemen` those of goods with these options; with `negara`, ports of that country instead. */
export const PemilihPelabuhan = ({ negara, elemen, ...p }: PropsPemilih & { negara?: string; elemen?: string }) =>
  negara && negara !== 'ID' ? (
    <PemilihDaftar sumber="pelabuhan_asing" negara={negara} {...p} />
  ) : (
    <PemilihDaftar
      sumber="pelabuhan"
      sempit={elemen ? { sumber: 'pelabuhan_elemen', kd_elemen: elemen } : undefined}
      {...p}
    />
  );

/** Units: those of a commodity group where it names them, else all. */
export const PemilihSatuan = ({ hanya, ...p }: PropsPemilih & { hanya?: readonly Opsi[] }) =>
  hanya?.length ? <Combobox {...p} opsi={hanya} /> : <PemilihDaftar sumber="satuan" {...p} />;

/** Kinds of fish by their Latin or their common names. */
export const PemilihIkan = (p: PropsPemilih) => <PemilihDaftar sumber="ikan" pilihPertama {...p} />;
