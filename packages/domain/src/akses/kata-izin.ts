import type { Izin } from './izin';
import { PERAN, type JenisLingkup, type KodePeran } from './peran';

/** What permissions are about, in the order in which people read them. */
const HAL: readonly [kunci: string, nama: string][] = [
  ['pengajuan', 'Pengajuan'],
  ['berkas', 'Dokumen'],
  ['billing', 'Tagihan PNBP'],
  ['pk', 'Kebutuhan K/L (PK)'],
  ['rakor', 'Rakor'],
  ['monitoring', 'Monitoring'],
  ['tarik_data', 'Tarik data'],
  ['dasbor', 'Dasbor'],
  ['pengiriman', 'Pengiriman ke K/L'],
  ['referensi', 'Data referensi'],
  ['kalender', 'Kalender dan jadwal'],
  ['perusahaan', 'Data perusahaan'],
  ['pengguna', 'Pengguna'],
  ['menu', 'Menu'],
  ['notifikasi', 'Pemberitahuan'],
  ['faktor', 'Faktor kedua yang hilang'],
  ['aktivitas', 'Aktivitas masuk'],
  ['profil', 'Profil sendiri'],
  ['sesi', 'Sesi sendiri'],
];
export const UR_LINGKUP: Record<JenisLingkup, string> = {
  semua: 'Semua perusahaan dan kementerian',
  ga: 'Kementerian sendiri',
  organisasi: 'Perusahaan sendiri dan cabangnya',
};

/** What each permission lets one do, as it is said after what it is about. */
const TINDAKAN: Record<Izin, string> = {
  'sesi.baca': 'melihat sesi',
  'profil.kelola': 'mengubah profil',
  'menu.baca': 'melihat menu sendiri',
  'menu.lihat': 'melihat hak menu',
  'menu.kelola': 'mengatur hak menu',
  'notifikasi.baca': 'membaca pemberitahuan',
  'notifikasi.siar': 'mengirim siaran',
  'referensi.baca': 'melihat daftar',
  'referensi.kelola': 'mengubah daftar',
  'kalender.kelola': 'mengatur hari libur dan jadwal',
  'berkas.unggah': 'mengunggah',
  'berkas.baca': 'melihat dan mengunduh',
  'pengajuan.baca': 'melihat',
  'pengajuan.lihat_utuh': 'melihat NPWP dan orang tanpa samaran',
  'pengajuan.buat': 'membuat',
  'pengajuan.ubah': 'mengisi',
  'pengajuan.kirim': 'mengirim',
  'pengajuan.batalkan': 'membatalkan',
  'pengajuan.minta_perbaikan': 'meminta perbaikan',
  'pengajuan.turunkan': 'membuat perubahan, salinan, atau pengajuan ulang',
  'pengajuan.kirim_ulang': 'mengirim ulang kiriman yang gagal',
  'pengajuan.antrean': 'melihat antrean',
  'pengajuan.ambil': 'mengambil dan melepas',
  'pengajuan.verifikasi': 'memverifikasi',
  'pengajuan.telaah': 'menelaah rekomendasi',
  'pengajuan.kembalikan': 'mengembalikan ke pemohon',
  'pengajuan.putuskan': 'memutus',
  'pengajuan.cabut': 'mencabut keputusan',
  'pk.baca': 'melihat',
  'pk.susun': 'menyusun',
  'pk.kirim': 'mengirim',
  'pk.intersep': 'mengambil alih',
  'billing.baca': 'melihat tagihan',
  'billing.terbit': 'menerbitkan tagihan',
  'billing.segarkan': 'memeriksa pembayaran',
  'rakor.baca': 'melihat',
  'rakor.kelola': 'mengatur agenda',
  'rakor.baris': 'mengisi angka tiap baris',
  'rakor.final': 'menutup pembahasan',
  'rakor.tanda_tangan': 'menandatangani berita acara',
  'rakor.redraf': 'membuka kembali rancangan',
  'rakor.tetapkan': 'menetapkan',
  'monitoring.baca': 'melihat',
  'tarik_data.baca': 'mengunduh data',
  'pengiriman.pantau': 'memantau',
  'perusahaan.cari_semua': 'mencari perusahaan mana pun',
  'pengguna.lihat': 'melihat',
  'pengguna.kelola': 'mengubah hak dan menutup akun',
  'pengguna.perusahaan': 'mengundang pengguna perusahaan',
  'pengguna.inhouse': 'mengundang petugas K/L',
  'pengguna.monitoring': 'mengundang pengguna monitoring',
  'pengguna.monitoring_hapus': 'menghapus pengguna monitoring',
  'aktivitas.pantau': 'memantau',
  'faktor.setel_ulang': 'menyetujui setel ulang',
  'dasbor.baca': 'melihat',
  'dasbor.atur': 'mengatur elemen',
};

/** What a role may do, by what it is about: `Pengajuan: melihat, mengambil dan melepas, memverifikasi`. */
export const izinPeran = (peran: KodePeran): { hal: string; tindakan: string[] }[] =>
  HAL.flatMap(([kunci, hal]) => {
    const tindakan = PERAN[peran].izin.filter((i) => i.startsWith(`${kunci}.`)).map((i) => TINDAKAN[i]);
    return tindakan.length > 0 ? [{ hal, tindakan }] : [];
  });
