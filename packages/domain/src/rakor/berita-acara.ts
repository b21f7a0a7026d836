import { tanggalIso } from '../format/tanggal';
import { JENIS_RAKOR, type KdJenisRakor } from './jenis';

const ROMAWI = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/**
 * Number of the minutes: place in the series of its kind and year, month and year of the day of the meeting in Jakarta.
 * Null for a kind that has no minutes.
 */
export function nomorBeritaAcara(kode: KdJenisRakor, urut: number, hari: Date): string | null {
  const { singkatan } = JENIS_RAKOR[kode];
  const [tahun = '', bulan = ''] = tanggalIso(hari).split('-');
  return singkatan && `BA-${urut}/${singkatan}/${ROMAWI[Number(bulan) - 1] ?? ''}/${tahun}`;
}

/** What whoever finalises a meeting states, word for word (E.3). */
export const PERNYATAAN_RAKOR =
  'Dengan ini saya menyatakan bahwa data dan angka penetapan dalam berita acara ini telah diperiksa dan disetujui. Setelah finalisasi, perubahan hanya dapat dilakukan melalui redraf dengan alasan tertulis.';
