import { bedaKalender } from './beda';
import type { Jenis } from './data';
import gaya from '../referensi/referensi.module.css';

interface Props {
  jenis: Jenis;
  sebelum: object | null;
  sesudah: object | null;
}
/** What changes, field by field; what it is known by stands above and is no change. */
export function DaftarBeda({ jenis, sebelum, sesudah }: Props) {
  return (
    <dl className={gaya.beda}>
      {bedaKalender(jenis, sebelum, sesudah).map(({ label, lama, baru, tetap }) => (
        <div key={label}>
          <dt>{label}</dt>
          {tetap ? (
            <dd>{baru}</dd>
          ) : (
            <dd>
              {lama !== null && <del>{lama}</del>} {baru !== null && <ins>{baru}</ins>}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
