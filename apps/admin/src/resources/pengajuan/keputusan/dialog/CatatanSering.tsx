import { angka } from '@sinas/domain/format/angka';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../../../lib/useData';
import type { CatatanSeringWire } from '../../../../providers/wire';
import gaya from '../keputusan-dialog.module.css';

interface Props {
  langkah: string;
  /** '' until a field is chosen. */
  kdField: string;
  onPakai: (c: CatatanSeringWire) => void;
}
/** What one's own ministry has written on this field before, most used first; taken over with its reason, to be adapted. */
export function CatatanSering({ langkah, kdField, onPakai }: Props) {
  const data = useData();
  const { data: sering = [] } = useQuery({
    queryKey: ['catatan-sering', langkah, kdField],
    queryFn: ({ signal }) => data.catatanSering(langkah, kdField, { signal }),
    enabled: kdField !== '',
    staleTime: 60_000,
  });
  if (sering.length === 0) return null;
  return (
    <section className={gaya.sering} aria-labelledby="j-sering">
      <h3 id="j-sering">Pernah ditulis pada kolom ini</h3>
      <ul>
        {sering.map((c) => (
          <li key={`${c.kd_alasan} ${c.catatan}`}>
            <button type="button" onClick={() => onPakai(c)}>
              <span className="sn-sr">Pakai: </span>
              {c.catatan}
            </button>
            <small>
              {c.kd_alasan}, {angka(c.banyak)} kali
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
