import type { Desimal } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import type { Pos } from '@sinas/domain/neraca/pos';
import { keLazim, satuanLazim } from '@sinas/domain/neraca/satuan-dasar';

/** A quantity of a pos as people say it. */
export function sebutJumlah(pos: Pos, jml: Desimal): string {
  const lazim = satuanLazim(pos.kd_komoditas, pos.satuan);
  return kuantitas(keLazim(jml, pos.satuan, lazim), lazim);
}
/** What a pos is about, in words. */
export const sebutPos = (pos: Pos, kata: (grup: '02' | '03', kode: string) => string = (_, kode) => kode): string => {
  const unsur = (['02', '03'] as const).flatMap((g) => (pos.elemen[g] ? [kata(g, pos.elemen[g])] : []));
  return [KELOMPOK.get(pos.kd_komoditas)?.uraian ?? pos.kd_komoditas, ...unsur].join(', ');
};
