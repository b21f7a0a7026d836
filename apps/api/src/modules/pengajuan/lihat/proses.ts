import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { tahapBerkas } from '@sinas/domain/pengajuan/dasar';
import { traderDari } from '@sinas/domain/pengajuan/penjaga';
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
  p: { kd_rekom: string; id_sumber: unknown; kepala: unknown },
  status: KdStatus,
  riwayat: readonly { ke: string; waktu: Date }[],
): Proses[] {
  const kd_rekom = p.kd_rekom as KdRekom;
  const rencana = layanan(kd_rekom).rumpun === 'rencana';
  const tahap = tahapBerkas({ kd_rekom, menarik: p.id_sumber !== null, ...(rencana ? traderDari(p.kepala) : {}) });
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
