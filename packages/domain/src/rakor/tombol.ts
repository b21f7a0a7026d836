import { punyaIzin } from '../akses/peran';
import { pesan } from '../pesan/pesan';
import type { PeristiwaRakor } from './alur';
import { langkahRakor, type FaktaRakor, type PelakuRakor } from './penjaga';

export const MAKS_JUDUL_RAPAT = 200;
export const MAKS_ALASAN_RAPAT = 1000;

/** Steps that people take with a button, and what it says. `final`, `redraf` and `tanda_tangan` have paths of their own. */
export const TOMBOL_RAKOR = {
  jadwalkan: 'Jadwalkan dan undang',
  batal: 'Batalkan rapat',
  mulai: 'Mulai rapat',
  selesai: 'Selesai bahas',
  buka_kembali: 'Buka kembali pembahasan',
  final: 'Finalkan',
  tanda_tangan: 'Tanda tangani',
  redraf: 'Redraf',
} as const satisfies Partial<Record<PeristiwaRakor, string>>;
type Tombol = keyof typeof TOMBOL_RAKOR;
export const PERISTIWA_TOMBOL = ['jadwalkan', 'batal', 'mulai', 'selesai', 'buka_kembali'] as const;
export type PeristiwaTombol = (typeof PERISTIWA_TOMBOL)[number];

export interface TombolTampil {
  aksi: Tombol;
  label: string;
  boleh: boolean;
  sebab: string | null;
}
/** Buttons that this actor has on this meeting: those that its state and his role allow, with what still stands in the way. */
export function tombolRakor(fakta: FaktaRakor, pelaku: PelakuRakor): TombolTampil[] {
  const diisi = { ...fakta, alasan: '-', pernyataan: true };
  return (Object.keys(TOMBOL_RAKOR) as Tombol[]).flatMap((aksi): TombolTampil[] => {
    const hasil = langkahRakor(diisi, aksi, pelaku);
    if (hasil.boleh) return [{ aksi, label: TOMBOL_RAKOR[aksi], boleh: true, sebab: null }];
    // Not a signatory, or not his turn: there is nothing for him to press.
    if (hasil.sebab !== 'penjaga' || aksi === 'tanda_tangan') return [];
    return [{ aksi, label: TOMBOL_RAKOR[aksi], boleh: false, sebab: pesan(hasil.alasan) }];
  });
}
/** May this role fill in rows at all? */
export const mengisiRakor = (p: PelakuRakor): boolean => punyaIzin(p.peran, 'rakor.kelola');
