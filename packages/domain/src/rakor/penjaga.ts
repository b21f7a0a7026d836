import { punyaIzin, type KodePeran } from '../akses/peran';
import type { KunciPesan } from '../pesan/pesan';
import { timbang } from '../proses/alur';
import { SISTEM } from '../proses/rancangan';
import { ALUR_RAKOR, type KdStatusRakor, type LangkahRakor, type PenjagaRakor, type PeristiwaRakor } from './alur';
import { bolehTandaTangan, semuaBertandaTangan, type TandaTangan } from './tanda-tangan';

/** What the guards look at: plain facts of one meeting. */
export interface FaktaRakor {
  status: KdStatusRakor;
  /** Commodities on its agenda. */
  agenda: number;
  /** Files that waited when it was called are still being put on it. */
  menarik: boolean;
  /** Rows that have neither a determination nor a postponement; rows that owe a reason. */
  belum: number;
  kurang_alasan: number;
  /** Lines whose sum is above their ceiling, or that have rows and no ceiling. */
  lewat_plafon: number;
  /** The disclaimer was accepted, with a proof of who it was. */
  pernyataan: boolean;
  /** What whoever acts has written. */
  alasan: string;
  tanda_tangan: readonly TandaTangan[];
  /** Files that its decisions were pushed to, and those that they are still to be pushed to. */
  diterapkan: number;
  menunggu_terap: number;
}
/** Who acts on a meeting; only what the rules ask of him. */
export interface PelakuRakor {
  id_user: string;
  peran: KodePeran;
}
export { SISTEM };

const ya = (boleh: boolean, kunci: KunciPesan): KunciPesan | null => (boleh ? null : kunci);

/** Each guard answers null, or the reason why not as a message key. */
export const UJI_RAKOR: Record<
  PenjagaRakor,
  (f: FaktaRakor, pelaku: PelakuRakor | typeof SISTEM) => KunciPesan | null
> = {
  agenda_ada: (f) => ya(f.agenda > 0, 'rakor.agenda_kosong'),
  berkas_masuk: (f) => ya(!f.menarik, 'rakor.masih_menarik'),
  alasan_tertulis: (f) => ya(f.alasan.trim() !== '', 'rakor.alasan_wajib'),
  baris_lengkap: (f) => ya(f.belum === 0, 'rakor.baris_belum'),
  alasan_lengkap: (f) => ya(f.kurang_alasan === 0, 'rakor.alasan_kurang'),
  dalam_plafon: (f) => ya(f.lewat_plafon === 0, 'rakor.lewat_plafon'),
  pernyataan: (f) => ya(f.pernyataan, 'rakor.pernyataan_wajib'),
  giliran_tanda_tangan: (f, p) =>
    p === SISTEM ? 'rakor.bukan_penanda_tangan' : bolehTandaTangan(f.tanda_tangan, p.id_user),
  semua_bertanda_tangan: (f) => ya(semuaBertandaTangan(f.tanda_tangan), 'rakor.belum_semua_tanda_tangan'),
  belum_diterapkan: (f) => ya(f.diterapkan === 0, 'rakor.sudah_diterapkan'),
  semua_diterapkan: (f) => ya(f.menunggu_terap === 0, 'rakor.belum_semua_diterapkan'),
};

export type HasilLangkahRakor =
  | { boleh: true; langkah: LangkahRakor; ke: KdStatusRakor }
  | { boleh: false; sebab: 'izin' | 'status' | 'penjaga'; alasan: KunciPesan };

/** May this happen to this meeting, by this actor? Pure; the only judge of its states. */
export function langkahRakor(
  fakta: FaktaRakor,
  peristiwa: PeristiwaRakor,
  pelaku: PelakuRakor | typeof SISTEM,
): HasilLangkahRakor {
  const hasil = timbang(
    ALUR_RAKOR,
    fakta.status,
    peristiwa,
    (izin) => (izin === SISTEM ? pelaku === SISTEM : pelaku !== SISTEM && punyaIzin(pelaku.peran, izin)),
    (nama) => UJI_RAKOR[nama](fakta, pelaku),
  );
  if (hasil.boleh || hasil.sebab === 'penjaga') return hasil;
  return {
    boleh: false,
    sebab: hasil.sebab,
    alasan: hasil.sebab === 'izin' ? 'akses.tidak_berwenang' : 'rakor.status_tidak_mengizinkan',
  };
}
