import { useRekan } from '../../lib/kait/useRekan';

/** Filters of a list by their names. */
export type Saring = Record<string, string | undefined>;
export type Pilihan = readonly (readonly [kode: string, teks: string])[];

interface Props {
  saring: Saring;
  onUbah: (baru: Saring) => void;
  nama: string;
  kunci: string;
  pilihan: Pilihan;
}
/** A value that is not among the choices, of an officer who left or of an old address, is shown and can be taken back. */
export function Pilih({ nama, kunci, pilihan, saring, onUbah }: Props) {
  const nilai = saring[kunci] ?? '';
  const asing = nilai !== '' && !pilihan.some(([kode]) => kode === nilai);
  return (
    <select
      className="sn-input"
      aria-label={nama}
      value={nilai}
      data-terisi={nilai !== ''}
      onChange={(e) => onUbah({ [kunci]: e.target.value || undefined })}
    >
      <option value="">{nama}: semua</option>
      {asing && <option value={nilai}>{nama}: tidak ada lagi</option>}
      {pilihan.map(([kode, teks]) => (
        <option key={kode} value={kode}>
          {teks}
        </option>
      ))}
    </select>
  );
}
/** An officer of the reader's ministry. */
export function PilihPetugas(p: Omit<Props, 'kunci' | 'pilihan'>) {
  const { data: petugas } = useRekan();
  const nilai = p.saring['petugas'];
  // Until they are known, whoever is asked for stands as he is.
  const pilihan: Pilihan = petugas?.map((o) => [o.id, o.nama] as const) ?? (nilai ? [[nilai, p.nama]] : []);
  return <Pilih {...p} kunci="petugas" pilihan={pilihan} />;
}
