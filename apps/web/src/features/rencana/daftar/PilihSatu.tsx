import gaya from './daftar.module.css';
interface Props {
  judul: string;
  nama: string;
  opsi: readonly { kode: string; nama: string; arti: string }[];
  nilai: string;
  onPilih: (kode: string) => void;
}

/** One of few, each with what it means. */
export function PilihSatu({ judul, nama, opsi, nilai, onPilih }: Props) {
  if (opsi.length === 0) return null;
  return (
    <fieldset className={gaya.pilih}>
      <legend>{judul}</legend>
      {opsi.map((o) => (
        <label key={o.kode}>
          <input type="radio" name={nama} checked={nilai === o.kode} onChange={() => onPilih(o.kode)} />
          <span>
            <b>{o.nama}</b>
            <small>{o.arti}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
