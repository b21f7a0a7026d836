interface Props {
  nama: string;
  nilai: string;
  pilihan: readonly (readonly [string, string])[];
  onUbah: (nilai: string) => void;
}

/** One filter above a list: 'Status: semua', or what was chosen. */
export function Saring({ nama, nilai, pilihan, onUbah }: Props) {
  return (
    <select
      className="sn-input"
      aria-label={nama}
      value={nilai}
      data-terisi={nilai !== ''}
      onChange={(e) => onUbah(e.target.value)}
    >
      <option value="">{nama}: semua</option>
      {pilihan.map(([kode, teks]) => (
        <option key={kode} value={kode}>
          {teks}
        </option>
      ))}
    </select>
  );
}
