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

const bagian = (izin: Izin): [hal: string, tindakan: string] => {
  const [hal = '', tindakan = ''] = izin.split('.');
  return [hal, tindakan.replaceAll('_', ' ')];
};

/** What a role may do, by what it is about: `Pengajuan: baca, ambil, verifikasi`. */
export const izinPeran = (peran: KodePeran): { hal: string; tindakan: string[] }[] =>
  HAL.flatMap(([kunci, hal]) => {
    const tindakan = PERAN[peran].izin.map(bagian).flatMap(([h, t]) => (h === kunci ? [t] : []));
    return tindakan.length > 0 ? [{ hal, tindakan }] : [];
  });
