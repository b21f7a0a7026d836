import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { posisiTahap } from '@sinas/domain/pengajuan/tahap';
import type { KdStatus } from '@sinas/domain/pengajuan/status';
import { dalam } from '@sinas/domain/pengajuan/himpunan';

export interface Proses {
  kode: string;
  nama: string;
  keadaan: 'selesai' | 'kini' | 'nanti';
  waktu: Date | null;
}
/** The tracker: stages of the service with when each began. `riwayat` in order. */
export function prosesBerkas(
  kdRekom: KdRekom,
  status: KdStatus,
  riwayat: readonly { ke: string; waktu: Date }[],
): Proses[] {
  const { tahap } = layanan(kdRekom);
  const sebelum = [...riwayat].reverse().find((r) => tahap.some((t) => t.status.includes(r.ke as KdStatus)))?.ke as
    KdStatus | undefined;
  const posisi = posisiTahap(tahap, status, sebelum);
  const selesai = dalam('sampaiAkhir', status);
  return tahap.map((t, i) => ({
    kode: t.kode,
    nama: t.nama,
    keadaan: i < posisi || (selesai && i === posisi) ? 'selesai' : i === posisi ? 'kini' : 'nanti',
    waktu: riwayat.find((r) => t.status.includes(r.ke as KdStatus))?.waktu ?? null,
  }));
}
