import { perihalTampil } from '@sinas/domain/pengajuan/nomor-aju';
import { Link } from 'react-router-dom';
import type { Pemberitahuan } from '../lib/pemberitahuan';
import { WaktuLalu } from './WaktuLalu';
import gaya from './pemberitahuan.module.css';

/** A link of a notice leads inside this portal only. */
const jalurPortal = (tautan: string | null) => (tautan && /^\/(?![/\\])/.test(tautan) ? tautan : null);

interface Props {
  daftar: Pemberitahuan[];
  onBuka: (id: string) => void;
  /** Subject above the text, for the page of its own. */
  rinci?: boolean;
}

/** Notices of one file together, by its newest; what belongs to no file stands alone. */
function perBerkas(daftar: readonly Pemberitahuan[]): Pemberitahuan[][] {
  const per = new Map<string, Pemberitahuan[]>();
  for (const p of daftar) {
    const kunci = jalurPortal(p.tautan) ?? p.id;
    per.set(kunci, [...(per.get(kunci) ?? []), p]);
  }
  return [...per.values()];
}

/** Notices, newest first, those of one file below its newest; a new one carries a dot and the word for it. */
export function DaftarPemberitahuan({ daftar, onBuka, rinci = false }: Props) {
  return (
    <ul className={rinci ? `${gaya.daftar} ${gaya.rinci}` : gaya.daftar}>
      {perBerkas(daftar).map(([p, ...lama]) =>
        p ? (
          <li key={p.id} data-baru={p.dibaca === null}>
            <Satu p={p} onBuka={onBuka} rinci={rinci} />
            {lama.length > 0 && (
              <details className={gaya.lama}>
                <summary>{ringkas(lama)}</summary>
                <ul>
                  {lama.map((l) => (
                    <li key={l.id} data-baru={l.dibaca === null}>
                      <Satu p={l} onBuka={onBuka} rinci={rinci} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ) : null,
      )}
    </ul>
  );
}

function ringkas(lama: readonly Pemberitahuan[]): string {
  const baru = lama.filter((l) => l.dibaca === null).length;
  return `${lama.length} kabar sebelumnya tentang berkas ini${baru ? `, ${baru} belum dibaca` : ''}`;
}

function Satu({ p, onBuka, rinci }: { p: Pemberitahuan } & Pick<Props, 'onBuka' | 'rinci'>) {
  const tautan = jalurPortal(p.tautan);
  const isi = rinci ? perihalTampil(p.subject) : p.text;
  return (
    <div>
      {p.dibaca === null && <span className="sn-sr">Belum dibaca. </span>}
      {tautan ? (
        <Link to={tautan} onClick={() => onBuka(p.id)}>
          {isi}
        </Link>
      ) : (
        isi
      )}
      {rinci && <p>{p.text}</p>}
      <WaktuLalu waktu={p.created_at} />
    </div>
  );
}
