import './penyerahan.css';
import { kuantitas } from '@sinas/domain/format/satuan';
import { waktu } from '@sinas/domain/format/tanggal';

export interface Penyerahan {
  jenis: 'SERAH' | 'EVALUASI';
  versi: number;
  waktu: string;
  alasan: string;
  oleh: string;
  baris: readonly { seri: number; uraian: string; jml: string; satuan: string; ur_satuan: string; alasan: string }[];
}

/** What was taken from a decision: given back (T33) or by an evaluation (T34), the last one first. */
export function DaftarPenyerahan({ penyerahan }: { penyerahan: readonly Penyerahan[] }) {
  return (
    <ol className="sn-serah">
      {penyerahan.map((p) => (
        <li key={p.versi}>
          <small>
            {p.jenis === 'SERAH' ? 'Diserahkan kembali' : 'Dikurangi rapat evaluasi'}, {waktu(p.waktu)}, {p.oleh}
          </small>
          <ul>
            {p.baris.map((b) => (
              <li key={b.seri}>
                <b>{kuantitas(b.jml, b.satuan, b.ur_satuan)}</b> dari {b.seri}. {b.uraian}
                {b.alasan && <small>Alasan: {b.alasan}</small>}
              </li>
            ))}
          </ul>
          <p>{p.alasan}</p>
        </li>
      ))}
    </ol>
  );
}
