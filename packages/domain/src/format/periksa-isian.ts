import { pesan } from '../pesan/pesan';
import { bacaJam } from './baca-tanggal';
import { tanggalSah } from './tanggal';
import { SUREL } from './teks';

const TELEPON = /^\+?[\d\s().-]{8,24}$/;

/** Rules of single fields, as the server has them; each gives the sentence, or null when it is right. */
export const periksaSurel = (nilai: string): string | null =>
  SUREL.test(nilai.trim()) ? null : pesan('isian.email', { label: 'Surel' });

export const periksaTelepon = (nilai: string): string | null =>
  TELEPON.test(nilai.trim()) ? null : pesan('isian.telepon', { label: 'Nomor telepon' });

/** Digits only, of one of these lengths; blanks, dots and dashes may stand between them. */
export const periksaAngka =
  (label: string, ...panjang: number[]) =>
  (nilai: string): string | null =>
    /^[\d\s.-]*$/.test(nilai) && panjang.includes(nilai.replace(/\D/g, '').length)
      ? null
      : `${label} harus ${panjang.join(' atau ')} angka`;

export const palingSedikit =
  (label: string, n: number) =>
  (nilai: string): string | null =>
    nilai.trim().length < n ? `${label} paling sedikit ${n} karakter` : null;

/** A day as the field for days hands it on: yyyy-mm-dd when it is one. */
export const periksaTanggal =
  (label: string) =>
  (nilai: string): string | null =>
    tanggalSah(nilai) ? null : pesan('isian.tanggal', { label });

/** A day and a time in two lines, as the field for moments hands them on. */
export const periksaSaat =
  (label: string) =>
  (nilai: string): string | null => {
    const [hari = '', jam = ''] = nilai.split('\n');
    return periksaTanggal(label)(hari) ?? (bacaJam(jam) ? null : pesan('isian.jam', { label, contoh: '16.30' }));
  };
