import type { Desimal } from '../format/angka';
import { kuantitas } from '../format/satuan';
import { KELOMPOK } from '../komoditas/daftar';
import type { OpsiKelompok } from '../komoditas/elemen';
import { GRUP_POS, type Pos } from './pos';
import { keLazim, satuanLazim } from './satuan-dasar';

/** A quantity of a pos as people say it. */
export function sebutJumlah(pos: Pos, jml: Desimal): string {
  const lazim = satuanLazim(pos.kd_komoditas, pos.satuan);
  return kuantitas(keLazim(jml, pos.satuan, lazim), lazim);
}
/** Elements that a line counts apart, in words; '' where the whole commodity is one line. */
export const uraianPos = (kata: OpsiKelompok, elemen: Pos['elemen']): string =>
  GRUP_POS.flatMap((g) => {
    const kode = elemen[g];
    return kode ? [kata[g]?.find((o) => o.kd_elemen === kode)?.ur_elemen ?? kode] : [];
  }).join(', ');
/** What a pos is about, in words: its commodity, and the elements that it counts apart. */
export const sebutPos = ({ kd_komoditas, elemen }: Pos, kata: OpsiKelompok): string =>
  [KELOMPOK.get(kd_komoditas)?.uraian ?? kd_komoditas, uraianPos(kata, elemen)].filter(Boolean).join(', ');
