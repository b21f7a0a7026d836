import './penyerahan.css';
import { angka } from '@sinas/domain/format/angka';
import { hariWaktu, waktu } from '@sinas/domain/format/tanggal';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import type { ReactNode } from 'react';
import { DaftarLampiran, type Lampiran } from './DaftarLampiran';

export interface Keberatan {
  id: string;
  status: string;
  ur_status: string;
  alasan: string | null;
  butir: readonly { seri: number; uraian: string; jml: string; alasan: string }[];
  dokumen: readonly Lampiran[];
  oleh: string | null;
  waktu: string;
  tenggat: string;
  lewat: boolean;
  jawaban: string | null;
  dasar_hukum: string | null;
  dijawab_oleh: string | null;
  ditutup: string | null;
  idNk_turunan: string | null;
  no_aju_turunan: string | null;
}
interface Props {
  keberatan: readonly Keberatan[];
  /** A link to what a grant has opened, where the reader may go there. */
  tautan?: (idNk: string, noAju: string) => ReactNode;
}

const NADA: Record<string, string> = { DIKABULKAN: 'sn-tone-success', DITOLAK: 'sn-tone-danger' };
const oleh = (nama: string | null): string => (nama ? `, ${nama}` : '');

/** Objections to a decision and their answers (T35), the last one first. */
export function DaftarKeberatan({ keberatan, tautan }: Props) {
  return (
    <ol className="sn-serah">
      {keberatan.map((k) => (
        <li key={k.id}>
          <small>
            {waktu(k.waktu)}
            {oleh(k.oleh)}
          </small>
          <b className={NADA[k.status]}>{k.ur_status}</b>
          {k.alasan && <p>{k.alasan}</p>}
          {k.butir.length > 0 && (
            <ul>
              {k.butir.map((b) => (
                <li key={b.seri}>
                  {b.seri}. {b.uraian}: diminta <b>{angka(b.jml)}</b>
                  {b.alasan && `. ${b.alasan}`}
                </li>
              ))}
            </ul>
          )}
          <DaftarLampiran dokumen={k.dokumen} />
          {k.status === 'DIAJUKAN' && (
            <small className={k.lewat ? 'sn-tone-danger' : undefined}>
              {k.lewat ? 'Jawaban terlambat sejak' : 'Jawaban paling lambat'} {hariWaktu(k.tenggat)}
            </small>
          )}
          {k.jawaban && (
            <>
              <small>
                Jawaban {k.ditutup && waktu(k.ditutup)}
                {oleh(k.dijawab_oleh)}
              </small>
              <p>{k.jawaban}</p>
            </>
          )}
          {k.dasar_hukum && <p>Dasar hukum: {k.dasar_hukum}</p>}
          {k.idNk_turunan && k.no_aju_turunan && (
            <p>Dibuka: {tautan ? tautan(k.idNk_turunan, k.no_aju_turunan) : tampilNoAju(k.no_aju_turunan)}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
