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
type Kata = (grup: '02' | '03', kode: string) => string;
/** Names of the elements that a balance counts apart, from the options of a commodity. */
export const kataElemen =
  (opsi: Readonly<Partial<Record<string, readonly { kd_elemen: string; ur_elemen: string }[]>>>): Kata =>
  (grup, kode) =>
    opsi[grup]?.find((o) => o.kd_elemen === kode)?.ur_elemen ?? kode;

/** What a pos is about, in words. */
export const sebutPos = (pos: Pos, kata: Kata = (_, kode) => kode): string => {
  const unsur = (['02', '03'] as const).flatMap((g) => (pos.elemen[g] ? [kata(g, pos.elemen[g])] : []));
  return [KELOMPOK.get(pos.kd_komoditas)?.uraian ?? pos.kd_komoditas, ...unsur].join(', ');
};
