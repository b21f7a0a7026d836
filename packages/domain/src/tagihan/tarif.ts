import type { Masalah } from '../formulir/isian';
import { layanan } from '../layanan/daftar';
import type { KdRekom } from '../layanan/kode';
import { pesan } from '../pesan/pesan';

/** A fee in whole rupiah, from a day to a day, both included; no last day = until further notice. Days are yyyy-mm-dd. */
export interface Tarif {
  kd_rekom: string;
  jumlah: string;
  mulai: string;
  sampai: string | null;
}
const berlaku = (t: Pick<Tarif, 'mulai' | 'sampai'>, hari: string): boolean =>
  t.mulai <= hari && (t.sampai === null || hari <= t.sampai);
export const tarifPada = <T extends Tarif>(semua: readonly T[], kdRekom: string, hari: string): T | null =>
  semua.find((t) => t.kd_rekom === kdRekom && berlaku(t, hari)) ?? null;

const bertindih = (a: Tarif, b: Tarif): boolean =>
  a.kd_rekom === b.kd_rekom && (a.sampai === null || b.mulai <= a.sampai) && (b.sampai === null || a.mulai <= b.sampai);

/** Faults of a new fee beside those that stand. */
export function periksaTarif(baru: Tarif, ada: readonly Tarif[]): Masalah[] {
  const di = (path: string, message: string): Masalah[] => [{ langkah: 'tarif', path, message }];
  if (!layanan(baru.kd_rekom as KdRekom).fl_pnbp) return di('kd_rekom', pesan('tarif.tanpa_pnbp'));
  if (!/^\d{1,15}$/.test(baru.jumlah)) return di('jumlah', pesan('tarif.jumlah'));
  if (baru.sampai !== null && baru.sampai < baru.mulai) return di('sampai', pesan('tarif.urutan'));
  const lain = ada.find((t) => bertindih(baru, t));
  return lain ? di('mulai', pesan('tarif.bertindih', { mulai: lain.mulai, sampai: lain.sampai ?? '-' })) : [];
}
