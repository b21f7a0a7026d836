import { hariWaktu } from '@sinas/domain/format/tanggal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan, statusLayanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import {
  GAGAL_KIRIM,
  statusTampil,
  type KdStatus,
  type KdStatusTersimpan,
  type StatusKirim,
} from '@sinas/domain/pengajuan/status';
import { tautanBerkas } from './tautan';

const JENIS: Record<string, string> = { warning: 'warning', danger: 'danger', success: 'success' };

/** Events that the status does not tell: what they are called, to the applicant, to an officer. */
const KHUSUS: Record<string, readonly [judul: string, pemohon: string, konsol: string]> = {
  serahkan: [
    'Sisa izin diserahkan',
    'jumlah yang diserahkan sudah dikurangkan. Surat keputusan yang baru ada pada halaman berkas.',
    'perusahaan menyerahkan kembali sisa yang tidak dipakai. Jumlahnya ada pada halaman berkas.',
  ],
  ubah_resmi: [
    'Jumlah izin dikurangi rapat evaluasi',
    'bagian yang belum dipakai dikurangi. Alasan per baris dan surat keputusan yang baru ada pada halaman berkas.',
    'bagian izin yang belum dipakai dikurangi rapat evaluasi.',
  ],
  ajukan_keberatan: [
    'Keberatan diajukan',
    'keberatan diterima. Batas waktu jawaban kementerian ada pada halaman berkas.',
    'perusahaan mengajukan keberatan atas keputusan ini. Alasan dan batas waktu jawabannya ada pada halaman berkas.',
  ],
  tarik_keberatan: [
    'Keberatan ditarik',
    'keberatan tidak dilanjutkan. Keputusan tetap seperti semula.',
    'perusahaan menarik keberatannya. Tidak ada lagi yang perlu dijawab.',
  ],
  kabulkan_keberatan: [
    'Keberatan dikabulkan',
    'keberatan dikabulkan. Pengajuan yang dibuka untuk Anda ada pada halaman berkas; periksa lalu kirim.',
    'keberatan perusahaan dikabulkan.',
  ],
  tolak_keberatan: [
    'Keberatan ditolak',
    'keberatan ditolak. Jawaban dan dasar hukumnya ada pada halaman berkas.',
    'keberatan perusahaan ditolak.',
  ],
  minta_informasi: [
    'Jawab permintaan informasi paling lambat {sampai}',
    'kementerian menanyakan sesuatu tanpa mengembalikan berkas. Pertanyaannya ada pada halaman berkas.',
    'perusahaan diminta memberi informasi.',
  ],
  jawab_informasi: [
    'Permintaan informasi dijawab',
    'permintaan informasi sudah dijawab.',
    'perusahaan menjawab permintaan informasi. Jawabannya ada pada halaman berkas.',
  ],
  tutup_informasi: [
    'Permintaan informasi ditutup',
    'kementerian menutup permintaannya. Tidak ada lagi yang perlu dijawab.',
    'permintaan informasi ditutup.',
  ],
  informasi_lewat: [
    'Permintaan informasi lewat batas waktu',
    'jawaban ditunggu sampai {sampai}. Selama berkas masih di meja kementerian, jawaban masih dapat dikirim.',
    'perusahaan belum menjawab sampai {sampai}. Jam layanan berjalan lagi.',
  ],
};

interface Kejadian {
  id: bigint;
  no_aju: string;
  kd_rekom: string;
  kd_komoditas: string;
  tahun: number;
  peristiwa: string;
  ke: string;
  status_kirim: string | null;
  tenggat_perbaikan: Date | null;
  tenggat_informasi?: Date | null;
}
/** What is said of an event, to the company or to an officer. */
export function isiKabar(k: Kejadian, konsol: boolean) {
  const status = statusTampil(k.ke as KdStatusTersimpan, k.status_kirim as StatusKirim | null);
  const nama = `${layanan(k.kd_rekom as KdRekom).jnsLayanan} ${KELOMPOK.get(k.kd_komoditas)?.uraian ?? ''} ${k.tahun}`;
  const tautan = tautanBerkas(k, konsol);
  const khusus = KHUSUS[k.peristiwa];
  if (khusus) {
    const [judul, untukPemohon, untukKonsol] = khusus;
    const sampai = hariWaktu(k.tenggat_informasi ?? null);
    const text = `${nama}: ${konsol ? untukKonsol : untukPemohon}`.replace('{sampai}', sampai).slice(0, 300);
    return { subject: `[${k.no_aju}] ${judul.replace('{sampai}', sampai)}`, text, type: 'info', tautan };
  }
  const { ur_status, arti, badge } = statusLayanan(k.kd_rekom as KdRekom, status);
  const lanjut = konsol ? langkahKonsol(status) : langkahPemohon(status, k.tenggat_perbaikan);
  return {
    subject: `[${k.no_aju}] ${ur_status}`,
    text: `${nama}: ${arti} ${lanjut}`.slice(0, 300),
    type: JENIS[badge] ?? 'info',
    tautan,
  };
}

function langkahPemohon(status: KdStatus, tenggat: Date | null): string {
  if (dalam('dikembalikan', status)) return `Kirim perbaikan paling lambat ${hariWaktu(tenggat)}.`;
  if (status === GAGAL_KIRIM) return 'Gunakan Kirim ulang pada halaman berkas.';
  if (dalam('berlaku', status)) return 'Unduh keputusan pada halaman berkas.';
  if (dalam('ditolak', status)) return 'Lihat alasan tiap baris pada halaman berkas.';
  return '';
}

const langkahKonsol = (status: KdStatus): string =>
  dalam('terbitOtomatis', status)
    ? 'Tidak ada lagi yang perlu diputuskan; periksa mengapa batas waktunya terlewati.'
    : 'Buka antrean untuk menindaklanjuti.';
