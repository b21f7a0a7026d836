import { kuantitas } from '@sinas/domain/format/satuan';
import type { UjiKewajaran } from '@sinas/domain/baris/kewajaran';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import gaya from './kirim.module.css';

const NILAI = {
  baik: { grup: 'baik', bentuk: 'centang', kata: 'Wajar' },
  perhatian: { grup: 'anda', bentuk: 'wajik', kata: 'Perlu catatan' },
  ditahan: { grup: 'buruk', bentuk: 'oktagon', kata: 'Tidak wajar' },
  tanpa_data: { grup: 'netral', bentuk: 'cincin-putus', kata: 'Belum dapat dihitung' },
} as const;

/** Plausibility as the verifier will see it: verdict, the sum in words, its lines. */
export function Kewajaran({ uji, satuan }: { uji: readonly UjiKewajaran[]; satuan: string | null }) {
  return (
    <ul className={gaya.kewajaran}>
      {uji.map((u) => {
        const n = NILAI[u.nilai];
        return (
          <li key={u.kode}>
            <h3>{u.nama}</h3>
            <Badge grup={n.grup} bentuk={n.bentuk}>
              {n.kata}
            </Badge>
            <p>{u.uraian}</p>
            {u.rincian.length > 0 && (
              <dl>
                {u.rincian.map((r) => (
                  <div key={r.nama}>
                    <dt>{r.nama}</dt>
                    <dd className="sn-num">{kuantitas(r.jumlah, satuan)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}
