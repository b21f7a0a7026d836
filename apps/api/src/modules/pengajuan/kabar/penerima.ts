import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { mejaKabar, mejaLevel } from '@sinas/domain/pengajuan/meja';
import type { Penerima } from '../../notifikasi/penyaji-kabar.service';

/** Whose a file is, and where it lies. */
export interface BerkasKabar {
  id_organisasi: string | null;
  dibuat_oleh: string;
  id_pengambil: string | null;
  kd_ga: string;
}
/** The company; of what a ministry owns, whoever has made it. */
export const penerimaPemohon = ({ id_organisasi, dibuat_oleh }: BerkasKabar): Penerima =>
  id_organisasi === null
    ? { jenis: 'orang', id_user: dibuat_oleh }
    : { jenis: 'perusahaan', id_organisasi, pembuat: dibuat_oleh };

/** The desk that must act now; of a file that has ended, the one that it was taken from. A verifier's file is his. */
export function penerimaMeja(k: BerkasKabar, ke: string, dari: string | null): Penerima[] {
  // Of a decided file that changes no more of itself: the one that has decided.
  const meja = mejaKabar(ke) ?? mejaKabar(dari) ?? (dalam('diputus', ke) ? mejaLevel(2) : null);
  if (!meja) return [];
  if (meja.mengambil && k.id_pengambil) return [{ jenis: 'orang', id_user: k.id_pengambil }];
  return [{ jenis: 'meja', kode_peran: meja.peran, kd_ga: k.kd_ga }];
}

/** Above the one that decides there is none (C.9). */
export function penerimaAtasan(k: BerkasKabar, dari: string | null): Penerima[] {
  const berikut = mejaKabar(dari)?.berikut;
  return berikut ? [{ jenis: 'meja', kode_peran: mejaLevel(berikut).peran, kd_ga: k.kd_ga }] : [];
}

/** Who may answer an objection: deciders and coordinators. */
export const penerimaKeberatan = ({ kd_ga }: BerkasKabar): Penerima[] =>
  ([2, 3] as const).map((level) => ({ jenis: 'meja', kode_peran: mejaLevel(level).peran, kd_ga }));
