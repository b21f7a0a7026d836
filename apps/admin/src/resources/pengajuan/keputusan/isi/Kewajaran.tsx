import { kuantitas } from '@sinas/domain/format/satuan';
import type { UjiKewajaran } from '@sinas/domain/baris/kewajaran';
import { Shape, type ShapeName } from '@sinas/ui/marks/Shape';
import gayaKeputusan from '../keputusan.module.css';
import gayaKeputusanDialog from '../keputusan-dialog.module.css';

const TANDA: Record<UjiKewajaran['nilai'], { bentuk: ShapeName; nada: string; kata: string }> = {
  baik: { bentuk: 'centang', nada: 'sn-tone-success', kata: 'wajar' },
  perhatian: { bentuk: 'wajik', nada: 'sn-tone-warning', kata: 'perlu perhatian' },
  ditahan: { bentuk: 'oktagon', nada: 'sn-tone-danger', kata: 'tidak wajar' },
  tanpa_data: { bentuk: 'cincin-putus', nada: 'sn-tone-secondary', kata: 'tanpa data' },
};
// Below these lines of a sum stands a rule, as on paper.
const HASIL = new Set(['Pasokan', 'Selisih']);

interface Props {
  /** For the quantity asked. */
  diminta: readonly UjiKewajaran[];
  /** For the quantity given, live; null while reading. */
  keputusan: readonly UjiKewajaran[] | null;
  /** Code of the file's unit. */
  satuan: string | null;
}

/** Plausibility with its sums: for the request, and for what is being decided. */
export function Kewajaran({ diminta, keputusan, satuan }: Props) {
  return (
    <section className={`sn-card ${gayaKeputusan.panel}`} aria-labelledby="j-wajar">
      <h2 id="j-wajar">Uji kewajaran</h2>
      <ul className={gayaKeputusanDialog.uji}>
        {diminta.map((uji) => (
          <Uji
            key={uji.kode}
            diminta={uji}
            keputusan={keputusan?.find((k) => k.kode === uji.kode) ?? null}
            satuan={satuan}
          />
        ))}
      </ul>
    </section>
  );
}

interface UjiProps {
  diminta: UjiKewajaran;
  keputusan: UjiKewajaran | null;
  satuan: string | null;
}
function Uji({ diminta, keputusan, satuan }: UjiProps) {
  const utama = keputusan ?? diminta;
  const tanda = TANDA[utama.nilai];
  // A sum that stands in the table above is not told twice.
  const berbeda = keputusan && keputusan.uraian !== diminta.uraian;
  const tanpaTabel = diminta.rincian.length === 0;
  return (
    <li>
      <div className={gayaKeputusanDialog.ujiNama}>
        <Shape name={tanda.bentuk} className={tanda.nada} />
        {utama.nama}
        <span className="sn-sr">, {tanda.kata}</span>
      </div>
      {diminta.rincian.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sn-sr">Bagian</span>
              </th>
              <th scope="col">Diminta</th>
              {keputusan && <th scope="col">Keputusan</th>}
            </tr>
          </thead>
          <tbody>
            {diminta.rincian.map(({ nama, jumlah }) => (
              <tr key={nama} data-hasil={HASIL.has(nama)}>
                <th scope="row">{nama}</th>
                <td className={nama === 'Selisih' ? TANDA[diminta.nilai].nada : undefined}>
                  {kuantitas(jumlah, satuan)}
                </td>
                {keputusan && (
                  <td className={nama === 'Selisih' ? tanda.nada : undefined}>
                    {kuantitas(keputusan.rincian.find((r) => r.nama === nama)?.jumlah, satuan)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {berbeda ? (
        <>
          {tanpaTabel && <p>Diminta: {diminta.uraian}</p>}
          <p data-uji="uraian-keputusan">Keputusan: {keputusan.uraian}</p>
        </>
      ) : (
        <p>{utama.uraian}</p>
      )}
    </li>
  );
}
