import { Muat } from '../../components/Muat';
import { useElemenDasbor } from './data';

interface Props {
  dipilih: readonly string[];
  bacaSaja?: boolean;
  onUbah?: (dipilih: string[]) => void;
}

/** Parts of the dashboard to tick, each with what it shows. */
export function CentangElemen({ dipilih, bacaSaja = false, onUbah }: Props) {
  const elemen = useElemenDasbor();
  const ubah = (kode: string, ya: boolean) => onUbah?.(ya ? [...dipilih, kode] : dipilih.filter((k) => k !== kode));
  return (
    <Muat kueri={elemen} apa="Elemen dasbor" heading="h3">
      {(semua) => (
        <fieldset className="kn-centang-daftar" disabled={bacaSaja}>
          <legend>Elemen dasbor</legend>
          {semua.map((e) => (
            <label key={e.kode}>
              <input
                type="checkbox"
                className="kn-centang"
                checked={dipilih.includes(e.kode)}
                onChange={(x) => ubah(e.kode, x.target.checked)}
              />
              <span>
                {e.nama}
                <small>{e.uraian}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </Muat>
  );
}
