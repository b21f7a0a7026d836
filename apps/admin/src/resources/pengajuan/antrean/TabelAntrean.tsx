import { jamKini } from '@sinas/api-client/jam';
import { MOHON_TUNGGU } from '@sinas/ui/feedback/Loading';
import { useKini } from '@sinas/ui/useKini';
import { JudulUrut, type Urut } from '../../../components/daftar/JudulUrut';
import type { BerkasDaftar } from '../../../providers/wire';
import { BarisAntrean } from './BarisAntrean';
import { CentangSemua } from './Centang';
import type { Pilihan } from './useKerjaDaftar';
import gaya from './halaman.module.css';

interface Props {
  judul: string;
  baris: readonly BerkasDaftar[];
  /** Null: this reader selects nothing. */
  pilihan: Pilihan | null;
  kursor: string | null;
  onKursor: (id: string) => void;
  onBendera: ((b: BerkasDaftar) => void) | null;
  urut: Urut;
  /** Why it is not sorted by priority now. */
  tanpaPrioritas: string | null;
  /** Rows of the view before, while the new ones are on their way. */
  basi: boolean;
}

/** The queue. Selection tints a row, the cursor frames it, a claim stands in its own column. */
export function TabelAntrean(p: Props) {
  const kini = useKini(jamKini);
  return (
    <div className="kn-tabel" role="region" aria-label={`Tabel ${p.judul}`} tabIndex={0} data-basi={p.basi}>
      <table className="sn-table kn-antrean" aria-busy={p.basi}>
        <caption className="sn-sr">{p.judul}</caption>
        <thead>
          <tr>
            {p.pilihan && <CentangSemua pilihan={p.pilihan} />}
            <JudulUrut urut={p.urut} kolom="sisa" num>
              Sisa
            </JudulUrut>
            <JudulUrut urut={p.urut} kolom="perusahaan">
              Perusahaan
            </JudulUrut>
            <JudulUrut urut={p.urut} kolom="layanan">
              Layanan
            </JudulUrut>
            <JudulUrut urut={p.urut} kolom="komoditas">
              Komoditas
            </JudulUrut>
            <JudulUrut urut={p.urut} kolom="volume" num>
              Volume
            </JudulUrut>
            <JudulUrut urut={p.urut} kolom="status">
              Status
            </JudulUrut>
            <JudulUrut urut={p.urut} kolom="prioritas" tertutup={p.tanpaPrioritas}>
              Prioritas
            </JudulUrut>
            <JudulUrut urut={p.urut} kolom="nomor">
              Nomor aju
            </JudulUrut>
            <JudulUrut urut={p.urut} kolom="petugas">
              Diambil
            </JudulUrut>
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
              onBendera={p.onBendera}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Bones in the layout of the table. */
export function TulangAntrean({ baris = 12 }: { baris?: number }) {
  return (
    <div className={`kn-tabel ${gaya.tulang}`} role="status">
      <span className="sn-sr">{MOHON_TUNGGU}</span>
      {Array.from({ length: baris }, (_, i) => (
        <span key={i} className={gaya.tulangBaris} aria-hidden>
          {[6, 22, 7, 16, 10, 12, 8, 16].map((lebar, j) => (
            <i key={j} className="sn-bone" style={{ width: `${lebar - ((i + j) % 3)}%` }} />
          ))}
        </span>
      ))}
    </div>
  );
}
