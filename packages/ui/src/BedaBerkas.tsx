import type { ButirBeda } from '@sinas/domain/formulir/baca-beda';
import type { LangkahFormulir } from '@sinas/domain/formulir/formulir';
import { useState } from 'react';

interface Props {
  /** Steps of the file's form: each difference stands under one. */
  langkah: readonly LangkahFormulir[];
  butir: readonly ButirBeda[];
  /** Differences beyond those that came. */
  lainnya: number;
  /** How many are shown at first. */
  awal?: number;
}
const JENIS = { ubah: '', tambah: ' ditambahkan', hapus: ' dihapus' } as const;

function judul(semua: readonly LangkahFormulir[], { baris, langkah, jenis }: ButirBeda): string {
  if (baris !== null) return `Baris ${baris}${JENIS[jenis]}`;
  return semua.find((l) => l.kode === langkah)?.nama ?? langkah;
}
/** Neighbours under one heading. */
function kelompok(
  langkah: readonly LangkahFormulir[],
  butir: readonly ButirBeda[],
): { judul: string; butir: ButirBeda[] }[] {
  const hasil: { judul: string; butir: ButirBeda[] }[] = [];
  for (const b of butir) {
    const akhir = hasil.at(-1);
    const nama = judul(langkah, b);
    if (akhir?.judul === nama) akhir.butir.push(b);
    else hasil.push({ judul: nama, butir: [b] });
  }
  return hasil;
}

/** What a correction has changed, field by field: before, then after. */
export function BedaBerkas({ langkah, butir, lainnya, awal = 12 }: Props) {
  const [semua, setSemua] = useState(false);
  if (butir.length === 0) return <p className="sn-sub">Tidak ada isian yang berubah.</p>;
  return (
    <div className="sn-beda">
      {kelompok(langkah, semua ? butir : butir.slice(0, awal)).map((k, i) => (
        <section key={i} aria-label={k.judul}>
          <h3>{k.judul}</h3>
          <dl>
            {k.butir.map((b, n) => (
              <div key={n}>
                <dt>{b.label}</dt>
                <dd>
                  {b.jenis !== 'tambah' && (
                    <del>
                      <span className="sn-sr">semula: </span>
                      {b.lama}
                    </del>
                  )}{' '}
                  {b.jenis !== 'hapus' && (
                    <ins>
                      <span className="sn-sr">menjadi: </span>
                      {b.baru}
                    </ins>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {butir.length > awal && (
        <button type="button" className="sn-linkbtn" aria-expanded={semua} onClick={() => setSemua(!semua)}>
          {semua ? 'Ringkas' : `Tampilkan semua ${butir.length} perubahan`}
        </button>
      )}
      {lainnya > 0 && <p className="sn-sub">dan {lainnya} perubahan lain yang tidak dicatat satu per satu.</p>}
    </div>
  );
}
