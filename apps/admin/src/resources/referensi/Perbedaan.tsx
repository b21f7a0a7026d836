import type { DaftarReferensi } from '../../providers/wire';
import { bedaIsi, bedaTeks, type BedaIsian } from './beda';
import gaya from './referensi.module.css';

interface Props {
  daftar: Pick<DaftarReferensi, 'label_induk' | 'kolom'>;
  sebelum: object | null;
  sesudah: object | null;
}

/** Before and after of one entry, field by field, with the part that changed marked; what is new or gone as it is. */
export function Perbedaan({ daftar, sebelum, sesudah }: Props) {
  const beda = bedaIsi(daftar, sebelum, sesudah);
  if (beda.length === 0)
    return sebelum && sesudah ? (
      <p className={gaya.ringkas}>Isiannya sama. Yang berubah uraian di atasnya atau susunannya.</p>
    ) : null;
  if (!sebelum || !sesudah) return <SatuKeadaan isi={beda.map((b) => [b.label, b.baru || b.lama])} />;
  return (
    <dl className={gaya.beda}>
      {beda.map((b) => (
        <div key={b.label}>
          <dt>{b.label}</dt>
          <dd>
            <DuaTeks {...b} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The text first, the other fields in one quiet line below it. */
function SatuKeadaan({ isi: [uraian, ...sisa] }: { isi: [label: string, nilai: string][] }) {
  return (
    <>
      <p>{uraian?.[1]}</p>
      <p className={gaya.ringkas}>{sisa.map(([label, nilai]) => `${label}: ${nilai}`).join(', ')}</p>
    </>
  );
}

function DuaTeks({ lama, baru }: BedaIsian) {
  const b = bedaTeks(lama, baru);
  // Blanks at the edges stand outside the marks.
  const teks = b.baru || b.lama;
  const depan = teks.slice(0, teks.length - teks.trimStart().length);
  const belakang = teks.trim() && teks.slice(teks.trimEnd().length);
  return (
    <>
      {b.awal}
      {depan}
      {b.lama && (
        <del>
          <span className="sn-sr">dihapus: </span>
          {b.lama.trim()}
        </del>
      )}
      {b.lama && b.baru && ' '}
      {b.baru && (
        <ins>
          <span className="sn-sr">menjadi: </span>
          {b.baru.trim()}
        </ins>
      )}
      {belakang}
      {b.akhir}
    </>
  );
}
