import type { KelompokKomoditas } from './bentuk';
import { GRUP_ELEMEN, GRUP_OPSI, type EntriElemen, type OpsiElemen, type OpsiKelompok } from './elemen';

/** How the codes of a commodity's options of one group begin; two digits follow. */
export const awalanElemen = (kdKomoditas: string, kdGrup: string): string =>
  `${kdGrup}${kdKomoditas.slice(1).padStart(2, '0')}`;

const mati = (mulai: number | null, tahun: number): boolean => mulai !== null && tahun >= mulai;
const urutan = (a: EntriElemen, b: EntriElemen): number =>
  (a.urut ?? Infinity) - (b.urut ?? Infinity) || (a.kd_elemen < b.kd_elemen ? -1 : 1);

/**
 * What may be chosen for a commodity in a balance year, as the list is on a day. What has ended stays with `flag_enable`
 * false: rows that carry it keep its text. What has not begun is left out.
 */
export function opsiKelompok(
  k: KelompokKomoditas,
  entri: readonly EntriElemen[],
  tahun: number,
  hari: string,
): OpsiKelompok {
  const milik = entri.filter((e) => e.kd_komoditas === k.kode && (e.berlaku_mulai ?? '') <= hari).sort(urutan);
  return Object.fromEntries(
    GRUP_OPSI.map((grup) => [
      grup,
      milik
        .filter((e) => e.kd_grup === grup)
        .map(({ kd_elemen, ur_elemen, tutup_tahun, berlaku_akhir }): OpsiElemen => ({
          kd_elemen,
          ur_elemen,
          kd_grup: grup,
          ur_grup: GRUP_ELEMEN[grup].ur_grup,
          fl_disable: mati(k.nonaktifMulai, tahun) || mati(tutup_tahun, tahun),
          flag_enable: berlaku_akhir === null || berlaku_akhir >= hari,
        })),
    ]),
  );
}
export const dapatDipilih = (o: OpsiElemen): boolean => o.flag_enable && !o.fl_disable;

/** The options that a commodity group brings with it, before anybody has changed them. */
export const elemenAwal = (k: KelompokKomoditas): EntriElemen[] =>
  GRUP_OPSI.flatMap((grup) =>
    (k.opsi[grup] ?? []).map((ur_elemen, i) => ({
      kd_elemen: `${awalanElemen(k.kode, grup)}${String(i + 1).padStart(2, '0')}`,
      ur_elemen,
      kd_komoditas: k.kode,
      kd_grup: grup,
      urut: i + 1,
      tutup_tahun: null,
      berlaku_mulai: null,
      berlaku_akhir: null,
    })),
  );
export const opsiAwal = (k: KelompokKomoditas, tahun: number): OpsiKelompok =>
  opsiKelompok(k, elemenAwal(k), tahun, '');

export const opsiKomoditas = (k: KelompokKomoditas, tahun: number): OpsiElemen => ({
  kd_elemen: k.kode,
  ur_elemen: k.uraian,
  kd_grup: '01',
  ur_grup: GRUP_ELEMEN['01'].ur_grup,
  fl_disable: mati(k.nonaktifMulai, tahun),
  flag_enable: true,
});
/** Steel (016) is shown in the technical-consideration context only (VALIDASI-12). */
export const tampilDalamKonteks = (kode: string, konteksPertek: boolean): boolean => kode !== '016' || konteksPertek;

export const aktifUntukTahun = (k: KelompokKomoditas, tahun: number): boolean => !mati(k.nonaktifMulai, tahun);
