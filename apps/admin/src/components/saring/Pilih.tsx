import { useRekan } from '../../lib/kait/useRekan';

/** Filters of a list by their names. */
export type Saring = Record<string, string | undefined>;
export type Pilihan = readonly (readonly [kode: string, teks: string])[];

interface Props {
  nama: string;
  nilai: string | undefined;
  pilihan: Pilihan;
  /** Empty: all of them. */
  onUbah: (nilai: string) => void;
}
/**
 * One filter above a list: 'Status: semua', or what was chosen. A value that is not among the choices, of an officer who
 * left or of an old address, is shown and can be taken back.
 */
export function Pilih({ nama, nilai = '', pilihan, onUbah }: Props) {
  const asing = nilai !== '' && !pilihan.some(([kode]) => kode === nilai);
  return (
    <select
      className="sn-input"
      aria-label={nama}
      value={nilai}
      data-terisi={nilai !== ''}
      onChange={(e) => onUbah(e.target.value)}
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
export function PilihPetugas(p: Omit<Props, 'pilihan'>) {
  const { data: petugas } = useRekan();
  // Until they are known, whoever is asked for stands as he is.
  const pilihan: Pilihan = petugas?.map((o) => [o.id, o.nama] as const) ?? (p.nilai ? [[p.nilai, p.nama]] : []);
  return <Pilih {...p} pilihan={pilihan} />;
}
