import { punyaIzin } from '../akses/peran';
import type { Izin } from '../akses/izin';
import type { Aktor } from '../akses/kebijakan';
import { layanan } from '../layanan/daftar';
import { PESAN } from '../pesan/pesan';
import type { Peristiwa } from './alur';
import { HIMPUNAN } from './himpunan';
import { halanganTurunan, type NamaTurunan } from './turunan';
import { langkah, type FaktaPengajuan } from './penjaga';
import { STATUS_TERSIMPAN, type KdStatusTersimpan } from './status';

/** One thing an actor may, or may not, do to a file now. Unavailable ones stay visible with their reason. */
export interface Aksi {
  aksi: NamaAksi;
  label: string;
  boleh: boolean;
  alasan: string | null;
}
export type NamaAksi = Peristiwa | NamaTurunan;

interface DaftarAksi {
  aksi: NamaAksi;
  label: string;
  izin: Izin;
  /** Statuses in which the action is worth showing even when a guard refuses it. */
  tampil: readonly KdStatusTersimpan[];
  /** Of what ministries file only. */
  kl?: true;
  /** Of services whose table has it only. */
  punya?: true;
  /** Of permits, not of plans. */
  izinSaja?: true;
  /** Of services with a fee only. */
  pnbp?: true;
}
const AKSI: DaftarAksi[] = [
  { aksi: 'simpan', label: 'Ubah isian', izin: 'pengajuan.ubah', tampil: ['00', '25'] },
  { aksi: 'simpan', label: 'Ubah isian', izin: 'pk.susun', tampil: ['00', '25'], kl: true },
  { aksi: 'kirim_pk', label: 'Kirim penetapan kebutuhan', izin: 'pk.kirim', tampil: ['00'], kl: true },
  { aksi: 'kirim_perbaikan', label: 'Kirim perbaikan', izin: 'pk.kirim', tampil: ['25'], kl: true },
  { aksi: 'intersep', label: 'Ubah jumlah (intersep)', izin: 'pk.intersep', tampil: ['23', '40'], kl: true },
  { aksi: 'batalkan_pk', label: 'Batalkan', izin: 'pk.susun', tampil: ['00', '23', '25', '40', '42'], kl: true },
  { aksi: 'kirim', label: 'Kirim permohonan', izin: 'pengajuan.kirim', tampil: ['00'] },
  { aksi: 'kirim_perbaikan', label: 'Kirim perbaikan', izin: 'pengajuan.kirim', tampil: ['25'] },
  { aksi: 'kirim_ulang', label: 'Kirim ulang ke K/L', izin: 'pengajuan.kirim_ulang', tampil: ['10', '26'] },
  {
    aksi: 'minta_perbaikan',
    label: 'Ajukan perbaikan',
    izin: 'pengajuan.minta_perbaikan',
    tampil: ['10', '20', '21', '22', '23', '40', '50', '51'],
  },
  { aksi: 'perubahan', label: 'Ajukan perubahan', izin: 'pengajuan.turunkan', tampil: HIMPUNAN.berlaku },
  {
    aksi: 'perpanjangan',
    label: 'Perpanjang masa berlaku',
    izin: 'pengajuan.turunkan',
    tampil: HIMPUNAN.berlaku,
    izinSaja: true,
  },
  { aksi: 'serahkan', label: 'Serahkan sisa', izin: 'pengajuan.serahkan', tampil: HIMPUNAN.berlaku },
  { aksi: 'reaju', label: 'Ajukan ulang', izin: 'pengajuan.turunkan', tampil: HIMPUNAN.dapatReaju },
  { aksi: 'duplikat', label: 'Buat salinan', izin: 'pengajuan.turunkan', tampil: STATUS_TERSIMPAN },
  {
    aksi: 'batalkan',
    label: 'Batalkan pengajuan',
    izin: 'pengajuan.batalkan',
    tampil: ['10', '20', '21', '22', '23', '25', '26', '30', '31', '40', '42'],
  },
  { aksi: 'ambil', label: 'Ambil', izin: 'pengajuan.ambil', tampil: ['20', '21'] },
  { aksi: 'lepas', label: 'Lepas', izin: 'pengajuan.ambil', tampil: ['21'] },
  { aksi: 'kembalikan', label: 'Kembalikan', izin: 'pengajuan.kembalikan', tampil: ['21', '22', '23'] },
  {
    aksi: 'minta_informasi',
    label: 'Minta informasi',
    izin: 'pengajuan.minta_informasi',
    tampil: HIMPUNAN.dapatMintaInformasi,
    punya: true,
  },
  { aksi: 'teruskan', label: 'Rekomendasikan', izin: 'pengajuan.verifikasi', tampil: ['21'] },
  { aksi: 'teruskan', label: 'Setujui rekomendasi', izin: 'pengajuan.telaah', tampil: ['22'] },
  { aksi: 'terbit_billing', label: 'Terbitkan tagihan PNBP', izin: 'billing.terbit', tampil: ['22'], pnbp: true },
  { aksi: 'billing_baru', label: 'Minta tagihan baru', izin: 'billing.segarkan', tampil: ['30'], pnbp: true },
  { aksi: 'billing_batal', label: 'Batalkan tagihan', izin: 'pengajuan.telaah', tampil: ['30'], pnbp: true },
  { aksi: 'setuju', label: 'Setujui', izin: 'pengajuan.putuskan', tampil: ['23'] },
  { aksi: 'setuju_sebagian', label: 'Setujui sebagian', izin: 'pengajuan.putuskan', tampil: ['23'] },
  { aksi: 'pertimbangan', label: 'Teruskan ke rakor', izin: 'pengajuan.putuskan', tampil: ['23'] },
  { aksi: 'tolak', label: 'Tolak', izin: 'pengajuan.putuskan', tampil: ['23'] },
  { aksi: 'cabut', label: 'Cabut keputusan', izin: 'pengajuan.cabut', tampil: HIMPUNAN.berlaku },
];
const TURUNAN: readonly NamaAksi[] = ['perubahan', 'perpanjangan', 'duplikat', 'reaju'] satisfies NamaTurunan[];
const turunan = (aksi: NamaAksi): aksi is NamaTurunan => TURUNAN.includes(aksi);

/** `aksi_tersedia` of the HTTP contract. */
export function aksiTersedia(fakta: FaktaPengajuan, aktor: Aktor): Aksi[] {
  return AKSI.filter(
    (a) =>
      punyaIzin(aktor.peran, a.izin) &&
      a.tampil.includes(fakta.kd_status) &&
      (!a.kl || layanan(fakta.kd_rekom).pemohon === 'KL') &&
      (!a.punya || layanan(fakta.kd_rekom).alur.langkah.some((l) => l.peristiwa === a.aksi)) &&
      (!a.izinSaja || layanan(fakta.kd_rekom).rumpun === 'izin') &&
      (!a.pnbp || layanan(fakta.kd_rekom).fl_pnbp),
  ).map(({ aksi, label }) => {
    const hasil = turunan(aksi) ? null : langkah(fakta, aksi, aktor);
    const alasan = turunan(aksi) ? halanganTurunan(aksi, fakta) : hasil && !hasil.boleh ? hasil.alasan : null;
    return { aksi, label, boleh: alasan === null, alasan: alasan && PESAN[alasan] };
  });
}
