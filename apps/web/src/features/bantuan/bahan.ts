import type { Bahan } from '@sinas/domain/bantuan/cari';
import { ISTILAH, penjelasan } from '@sinas/domain/bantuan/istilah';
import { LAYANAN_BANTUAN } from './layanan-bantuan';
import { TANYA } from './tanya';

export interface BahanBantuan extends Bahan {
  jenis: 'Layanan' | 'Pertanyaan' | 'Istilah';
  ke: { alamat: string; teks: string } | null;
}
/** All that the help page looks through. */
export const BAHAN: readonly BahanBantuan[] = [
  ...LAYANAN_BANTUAN.map(({ mau, siapa, definisi, alamat, komoditas }) => ({
    jenis: 'Layanan' as const,
    judul: `${mau} (${definisi.jnsLayanan})`,
    isi: `${definisi.nama}. ${siapa} ${komoditas.join(', ')}`,
    ke: { alamat, teks: `Baca tentang ${definisi.jnsLayanan}` },
  })),
  ...TANYA.map(({ judul, isi, ke }) => ({ jenis: 'Pertanyaan' as const, judul, isi, ke: ke ?? null })),
  ...ISTILAH.map((i) => ({ jenis: 'Istilah' as const, judul: i.kata, isi: penjelasan(i), ke: null })),
];
