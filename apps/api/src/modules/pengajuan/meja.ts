import { tahapLayanan, posisiTahap } from '@sinas/domain/pengajuan/tahap';
import type { KdRekom } from '@sinas/domain/pengajuan/layanan';
import type { KdStatus } from '@sinas/domain/pengajuan/status';
import { hariTanggal } from '@sinas/domain/format/tanggal';
import { tanpaSingkatan } from '@sinas/domain/format/teks';

export interface Meja {
  nama: string;
  berikut: string;
  giliran_anda: boolean;
}
interface Masukan {
  status: KdStatus;
  kdRekom: KdRekom;
  urGa: string;
  pengambil: string | null;
  tenggat: Date | null;
  tenggatPerbaikan: Date | null;
  /** The reader is the applicant. */
  pemohon: boolean;
}

/** Whose desk a file is on and what comes next, in words. */
export function mejaBerkas(m: Masukan): Meja {
  const anda = m.pemohon ? 'Anda' : 'Pemohon';
  const ga = tanpaSingkatan(m.urGa);
  const paling = m.tenggat ? ` Keputusan paling lambat ${hariTanggal(m.tenggat)}.` : '';
  switch (m.status) {
    case '00':
      return { nama: anda, berikut: 'Lengkapi isian lalu kirim.', giliran_anda: m.pemohon };
    case '10':
    case '26':
      return { nama: 'Portal SINAS NK', berikut: `Sedang diteruskan ke ${ga}.`, giliran_anda: false };
    case '11':
      return {
        nama: 'Portal SINAS NK',
        berikut: 'Pengiriman ke sistem K/L gagal. Berkas aman, kirim ulang.',
        giliran_anda: m.pemohon,
      };
    case '20':
      return { nama: ga, berikut: `Menunggu diambil verifikator.${paling}`, giliran_anda: false };
    case '21':
      return {
        nama: m.pengambil && !m.pemohon ? `${ga}, ${m.pengambil}` : `${ga}, verifikator`,
        berikut: `Sedang diperiksa.${paling}`,
        giliran_anda: false,
      };
    case '22':
      return {
        nama: `${ga}, koordinator verifikasi`,
        berikut: `Rekomendasi sedang ditelaah.${paling}`,
        giliran_anda: false,
      };
    case '23':
      return { nama: `${ga}, pejabat pemutus`, berikut: `Menunggu keputusan.${paling}`, giliran_anda: false };
    case '25':
      return {
        nama: anda,
        berikut: `Perbaiki sebelum ${hariTanggal(m.tenggatPerbaikan)}. Jam layanan ${ga} berhenti sementara.`,
        giliran_anda: m.pemohon,
      };
    case '30':
    case '32':
      return { nama: anda, berikut: 'Bayar PNBP agar berkas berlanjut.', giliran_anda: m.pemohon };
    case '31':
      return { nama: ga, berikut: 'PNBP lunas, berlanjut ke pejabat pemutus.', giliran_anda: false };
    case '40':
      return { nama: 'Sekretariat Rakor', berikut: 'Menunggu agenda Rakornis.', giliran_anda: false };
    case '41':
      return {
        nama: 'Sekretariat Rakor',
        berikut: 'Sedang dibahas Rakornis, lalu Rakor Menteri.',
        giliran_anda: false,
      };
    case '42':
    case '43':
      return { nama: 'Rakor Menteri', berikut: 'Menunggu penetapan.', giliran_anda: false };
    case '50':
    case '51':
    case '57':
      return { nama: 'Selesai', berikut: 'Keputusan sudah terbit.', giliran_anda: false };
    case '90':
      return { nama: 'Selesai', berikut: 'Ditolak. Lihat alasan tiap baris.', giliran_anda: false };
    case '52':
    case '70':
    case '80':
    case '85':
    case '91':
      return { nama: 'Selesai', berikut: 'Berkas sudah ditutup.', giliran_anda: false };
  }
}

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
  const tahap = tahapLayanan(kdRekom);
  const sebelum = [...riwayat].reverse().find((r) => tahap.some((t) => t.status.includes(r.ke as KdStatus)))?.ke as
    KdStatus | undefined;
  const posisi = posisiTahap(kdRekom, status, sebelum);
  const selesai = status === '50' || status === '51' || status === '57' || status === '70';
  return tahap.map((t, i) => ({
    kode: t.kode,
    nama: t.nama,
    keadaan: i < posisi || (selesai && i === posisi) ? 'selesai' : i === posisi ? 'kini' : 'nanti',
    waktu: riwayat.find((r) => t.status.includes(r.ke as KdStatus))?.waktu ?? null,
  }));
}
