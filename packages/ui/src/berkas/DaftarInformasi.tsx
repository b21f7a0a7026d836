import './penyerahan.css';
import { hariWaktu, waktu } from '@sinas/domain/format/tanggal';
import type { ReactNode } from 'react';
import { DaftarLampiran, type Lampiran } from './DaftarLampiran';

export interface Permintaan {
  id: string;
  status: string;
  ur_status: string;
  pertanyaan: string | null;
  diminta: readonly { kd_dokumen: string; nama: string }[];
  oleh: string | null;
  waktu: string;
  tenggat: string;
  lewat: boolean;
  jawaban: string | null;
  dijawab_oleh: string | null;
  dijawab: string | null;
  dokumen: readonly Lampiran[];
  alasan_tutup: string | null;
  ditutup: string | null;
}
interface Props<P extends Permintaan> {
  permintaan: readonly P[];
  /** What the reader may do about one, below it. */
  tindakan?: (p: P) => ReactNode;
}

const NADA: Record<string, string> = {
  DIJAWAB: 'sn-tone-success',
  LEWAT: 'sn-tone-danger',
  DIMINTA: 'sn-tone-warning',
};
const oleh = (nama: string | null): string => (nama ? `, ${nama}` : '');

/** What the ministry has asked and what the company has answered (T37), the last one first. */
export function DaftarInformasi<P extends Permintaan>({ permintaan, tindakan }: Props<P>) {
  return (
    <ol className="sn-serah">
      {permintaan.map((p) => (
        <li key={p.id}>
          <small>
            {waktu(p.waktu)}
            {oleh(p.oleh)}
          </small>
          <b className={NADA[p.status]}>{p.ur_status}</b>
          {p.pertanyaan && <p>{p.pertanyaan}</p>}
          {p.diminta.length > 0 && <p>Dokumen yang diminta: {p.diminta.map((d) => d.nama).join('; ')}</p>}
          {(p.status === 'DIMINTA' || p.status === 'LEWAT') && (
            <small className={p.lewat ? 'sn-tone-danger' : undefined}>
              {p.lewat ? 'Belum dijawab sampai' : 'Dijawab paling lambat'} {hariWaktu(p.tenggat)}
            </small>
          )}
          {p.jawaban && (
            <>
              <small>
                Jawaban {p.dijawab && waktu(p.dijawab)}
                {oleh(p.dijawab_oleh)}
              </small>
              <p>{p.jawaban}</p>
            </>
          )}
          <DaftarLampiran dokumen={p.dokumen} />
          {p.alasan_tutup && (
            <small>
              {p.ditutup && waktu(p.ditutup)}: {p.alasan_tutup}
            </small>
          )}
          {tindakan?.(p)}
        </li>
      ))}
    </ol>
  );
}
