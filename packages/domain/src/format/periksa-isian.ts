import { pesan } from '../pesan/pesan';
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
