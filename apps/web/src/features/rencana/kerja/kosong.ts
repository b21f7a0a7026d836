import type { PerJenis } from '@sinas/formulir/simpan/gabung';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import type { Keadaan } from '@sinas/formulir/kerja/keadaan';
import { CATATAN_NERACA } from '../kirim/kurang';
import { KOLEKSI } from './koleksi';
import type { Mesin } from './mesin';
import type { BerkasRencana } from './muat';
import { dapatUbah, hapusBuka } from './terbuka';

/** What clearing takes away: keys of rows by kind, how many they are with all below them, and the rest of the sheet. */
export interface Isian {
  kunci: PerJenis<string[]>;
  jumlah: number;
  catatan: Readonly<Record<string, string>>;
  pernyataan: boolean;
}

/** Only a draft is cleared: in a correction the desk's remarks say what may change. */
export const dapatDikosongkan = ({ berkas: { detail } }: Keadaan<BerkasRencana>): boolean =>
  dalam('draf', detail.kd_status_pengajuan) && dapatUbah(detail);

export function isianKini(k: Keadaan<BerkasRencana>): Isian {
  const kunci: Record<string, string[]> = {};
  const ikut = new Set<string>();
  for (const [jenis, koleksi] of KOLEKSI)
    for (const b of koleksi.di(k.baris)) {
      if (b.induk !== null && ikut.has(b.induk)) ikut.add(b.kunci);
      else if (hapusBuka(k.berkas.detail, jenis, b)) {
        (kunci[jenis] ??= []).push(b.kunci);
        ikut.add(b.kunci);
      }
    }
  const catatan = Object.fromEntries(
    [...CATATAN_NERACA].flatMap((kd) => (k.kepala[kd]?.trim() ? [[kd, k.kepala[kd]] as const] : [])),
  );
  return { kunci, jumlah: ikut.size, catatan, pernyataan: k.pernyataan };
}
export const hampa = (i: Isian): boolean => i.jumlah === 0 && Object.keys(i.catatan).length === 0 && !i.pernyataan;

export function kosongkan({ store }: Pick<Mesin, 'store'>, i: Isian): void {
  store.hapusSemua(i.kunci);
  for (const kd of Object.keys(i.catatan)) store.isiKepala(kd, '');
  store.aturPernyataan(false);
}
/** Brings it back, also after it was saved: rows then come as new ones. Nothing may have been done to rows in between. */
export function kembalikan({ store }: Pick<Mesin, 'store'>, i: Isian): void {
  if (i.jumlah > 0) store.urung();
  for (const [kd, teks] of Object.entries(i.catatan)) store.isiKepala(kd, teks);
  store.aturPernyataan(i.pernyataan);
}
