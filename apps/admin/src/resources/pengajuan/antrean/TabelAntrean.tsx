import { jamKini } from '@sinas/api-client/jam';
import { Icon } from '@sinas/ui/marks/Icon';
import { MOHON_TUNGGU } from '@sinas/ui/feedback/Loading';
import { useKini } from '@sinas/ui/useKini';
import type { ReactNode } from 'react';
import type { BerkasDaftar } from '../../../providers/wire';
import { BarisAntrean } from './BarisAntrean';
import { CentangSemua } from './Centang';
import type { Pilihan } from './useKerjaDaftar';

interface Props {
  judul: string;
  baris: readonly BerkasDaftar[];
  /** Null: this reader selects nothing. */
  pilihan: Pilihan | null;
  kursor: string | null;
  onKursor: (id: string) => void;
  urut: string;
  onUrut: (field: 'sisa' | 'perusahaan') => void;
  /** Rows of the view before, while the new ones are on their way. */
  basi: boolean;
}

/** The queue. Selection tints a row, the cursor frames it, a claim stands in its own column. */
export function TabelAntrean(p: Props) {
  const kini = useKini(jamKini);
  return (
    <div className="kn-tabel" role="region" aria-label={`Tabel ${p.judul}`} tabIndex={0} data-basi={p.basi}>
      <table className="sn-table kn-antrean" aria-busy={p.basi}>
        <caption className="sn-sr">
          {p.judul}, diurutkan menurut {p.urut === 'perusahaan' ? 'perusahaan' : 'sisa waktu'}
        </caption>
        <thead>
          <tr>
            {p.pilihan && <CentangSemua pilihan={p.pilihan} />}
            <Judul urut={p.urut} field="sisa" onUrut={p.onUrut} num>
              Sisa
            </Judul>
            <Judul urut={p.urut} field="perusahaan" onUrut={p.onUrut}>
              Perusahaan
            </Judul>
            <th scope="col">Layanan</th>
            <th scope="col">Komoditas</th>
            <th scope="col" className="sn-num">
              Volume
            </th>
            <th scope="col">Status</th>
            <th scope="col">Prioritas</th>
            <th scope="col">Nomor aju</th>
            <th scope="col">Diambil</th>
          </tr>
        </thead>
        <tbody>
          {p.baris.map((b) => (
            <BarisAntrean
              key={b.id}
              berkas={b}
              pilihan={p.pilihan}
              kursor={p.kursor === b.id}
              kini={kini}
              onKursor={p.onKursor}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface JudulProps {
  field: 'sisa' | 'perusahaan';
  urut: string;
  onUrut: Props['onUrut'];
  num?: boolean;
  children: ReactNode;
}
function Judul({ field, urut, onUrut, num = false, children }: JudulProps) {
  const aktif = urut === field;
  return (
    <th scope="col" className={num ? 'sn-num' : undefined} aria-sort={aktif ? 'ascending' : undefined}>
      <button type="button" className="kn-urut" onClick={() => onUrut(field)}>
        {children}
        {aktif && <Icon name="down" />}
      </button>
    </th>
  );
}

/** Bones in the layout of the table. */
export function TulangAntrean({ baris = 12 }: { baris?: number }) {
  return (
    <div className="kn-tabel kn-tulang" role="status">
      <span className="sn-sr">{MOHON_TUNGGU}</span>
      {Array.from({ length: baris }, (_, i) => (
        <span key={i} className="kn-tulang-baris" aria-hidden>
          {[6, 22, 7, 16, 10, 12, 8, 16].map((lebar, j) => (
            <i key={j} className="sn-bone" style={{ width: `${lebar - ((i + j) % 3)}%` }} />
          ))}
        </span>
      ))}
    </div>
  );
}
