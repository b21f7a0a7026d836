import { punyaIzin } from '../akses/peran';
import type { Aktor } from '../akses/kebijakan';
import type { KunciPesan } from '../pesan/pesan';
import { timbang } from '../proses/alur';
import { SISTEM } from '../proses/rancangan';
import { layanan } from '../layanan/daftar';
import type { KdRekom } from '../layanan/kode';
import type { Langkah, NamaPenjaga, Peristiwa } from './alur';
import { mejaStatus } from './meja';
import { STATUS, type KdStatusTersimpan, type StatusBilling, type StatusKirim } from './status';

export const MAKS_PERBAIKAN = 3;

export type TraderType = 'IMPORTIR' | 'LOKAL';
/** Of a plan, as its header says it. */
export const traderDari = (kepala: unknown): { trader_type?: TraderType } => {
  const t = (kepala as { trader_type?: unknown } | null)?.trader_type;
  return t === 'IMPORTIR' || t === 'LOKAL' ? { trader_type: t } : {};
};

/** What the guards look at: plain facts of one file. */
export interface FaktaPengajuan {
  kd_status: KdStatusTersimpan;
  kd_rekom: KdRekom;
  status_kirim: StatusKirim | null;
  status_billing: StatusBilling | null;
  id_pengambil: string | null;
  /** Everybody who has verified it, in whatever round and whatever role he has now; likewise who has reviewed it. */
  verifikator: readonly string[];
  koordinator: readonly string[];
  perbaikan_ke: number;
  /** Create and change window open (schedule of the balance year). */
  jendela_buka: boolean;
  /** Change window of its balance year, as it stands today. */
  jendela_ubah: boolean;
  perubahan_terbuka?: boolean;
  /** Of a decision: balance year, last day and today, yyyy-mm-dd. */
  tahun?: number;
  berlaku_sampai?: string | null;
  hari_ini?: string;
  terbit_otomatis: boolean;
  /** The ministry's clock runs and has passed its last day. */
  sla_lewat: boolean;
  /** The desk waits for an answer of the company. */
  informasi_terbuka?: boolean;
  /** Of a plan: whether it imports, or buys in the country only. */
  trader_type?: TraderType;
  /** It draws from what was determined already (dasar TARIK). */
  menarik?: boolean;
}

export { SISTEM };
export type Pelaku = Aktor | typeof SISTEM;

type Uji = (f: FaktaPengajuan, pelaku: Pelaku) => KunciPesan | null;
const ya = (boleh: boolean, kunci: KunciPesan): KunciPesan | null => (boleh ? null : kunci);
const idPelaku = (p: Pelaku): string | null => (p === SISTEM ? null : p.id_user);

/** Who has worked on the file at another desk than the one it lies on. */
function mejaLain(f: FaktaPengajuan): readonly string[] {
  const { meja } = STATUS[f.kd_status];
  if (meja === 'verifikator') return f.koordinator;
  if (meja === 'koordinator') return f.verifikator;
  return [...f.verifikator, ...f.koordinator];
}

/** Does a meeting determine it? Not what draws from a determination, nor a plan that imports nothing. */
export const adaRakor = (f: Pick<FaktaPengajuan, 'kd_rekom' | 'trader_type' | 'menarik'>): boolean =>
  layanan(f.kd_rekom).fl_rakor && f.trader_type !== 'LOKAL' && f.menarik !== true;

/** The same of a file as it is stored. */
export const berkasDirapatkan = (p: { kd_rekom: string; kepala: unknown; id_sumber: bigint | null }): boolean => {
  const kd_rekom = p.kd_rekom as KdRekom;
  const trader = layanan(kd_rekom).rumpun === 'rencana' ? traderDari(p.kepala) : {};
  return adaRakor({ kd_rekom, ...trader, menarik: p.id_sumber !== null });
};

/** Each guard answers null, or the reason why not as a message key. */
export const PENJAGA: Record<NamaPenjaga, Uji> = {
  pemohon_pu: (f) => ya(layanan(f.kd_rekom).pemohon === 'PU', 'alur.bukan_layanan_perusahaan'),
  pemohon_kl: (f) => ya(layanan(f.kd_rekom).pemohon === 'KL', 'alur.bukan_layanan_kl'),
  kirim_gagal: (f) => ya(f.status_kirim === 'GAGAL', 'alur.pengiriman_tidak_gagal'),
  pengambil: (f, p) => ya(f.id_pengambil !== null && f.id_pengambil === idPelaku(p), 'alur.bukan_pengambil'),
  belum_diambil_lain: (f, p) => ya(f.id_pengambil === null || f.id_pengambil === idPelaku(p), 'alur.sudah_diambil'),
  empat_mata: (f, p) => ya(p === SISTEM || !mejaLain(f).includes(p.id_user), 'alur.empat_mata'),
  tanpa_rakor: (f) => ya(!adaRakor(f), 'alur.perlu_rakor'),
  dengan_rakor: (f) => ya(adaRakor(f), 'alur.tanpa_rakor'),
  pnbp_lunas: (f) => ya(!layanan(f.kd_rekom).fl_pnbp || f.status_billing === 'LUNAS', 'alur.pnbp_belum_lunas'),
  pnbp_belum: (f) => ya(layanan(f.kd_rekom).fl_pnbp && f.status_billing !== 'LUNAS', 'alur.pnbp_tidak_perlu'),
  sisa_perbaikan: (f) => ya(f.perbaikan_ke < MAKS_PERBAIKAN, 'alur.perbaikan_habis'),
  terbit_otomatis_aktif: (f) => ya(f.terbit_otomatis, 'alur.terbit_otomatis_mati'),
  sla_lewat: (f) => ya(f.sla_lewat, 'alur.sla_belum_lewat'),
  dalam_jendela: (f) => ya(f.jendela_buka, 'alur.jadwal_tutup'),
  meja_sendiri: (f, p) => ya(p !== SISTEM && mejaStatus(f.kd_status)?.peran === p.peran, 'alur.bukan_meja_sendiri'),
  informasi_tertutup: (f) => ya(f.informasi_terbuka !== true, 'informasi.masih_terbuka'),
  menarik: (f) => ya(f.menarik === true, 'dasar.bukan_tarik'),
  informasi_terbuka: (f) => ya(f.informasi_terbuka === true, 'informasi.tidak_ada_terbuka'),
};

export type HasilLangkah =
  | { boleh: true; langkah: Langkah; ke: KdStatusTersimpan }
  | { boleh: false; sebab: 'izin' | 'status' | 'penjaga'; alasan: KunciPesan };

/** May this happen to this file, by this actor? Pure; the only judge of a transition. */
export function langkah(fakta: FaktaPengajuan, peristiwa: Peristiwa, pelaku: Pelaku): HasilLangkah {
  const hasil = timbang(
    layanan(fakta.kd_rekom).alur,
    fakta.kd_status,
    peristiwa,
    (izin) => (izin === SISTEM ? pelaku === SISTEM : pelaku !== SISTEM && punyaIzin(pelaku.peran, izin)),
    (nama) => PENJAGA[nama](fakta, pelaku),
  );
  if (hasil.boleh || hasil.sebab === 'penjaga') return hasil;
  const alasan = hasil.sebab === 'izin' ? 'akses.tidak_berwenang' : 'alur.status_tidak_mengizinkan';
  return { boleh: false, sebab: hasil.sebab, alasan };
}
