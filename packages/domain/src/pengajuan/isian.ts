import { desimalSah } from '../format/angka';
import { pesan } from '../pesan/pesan';
import { isianBerlaku, isianDari, type Isian, type Kepala, type KodeLangkah } from './formulir';

/** One thing that is wrong, at its place. `path` names the field; `baris` is the row number people see. */
export interface Masalah {
  langkah: KodeLangkah;
  baris?: number;
  path: string;
  message: string;
}

function salahnya(i: Isian, nilai: string): string | null {
  const { label } = i;
  if (i.maks && nilai.length > i.maks) return pesan('isian.panjang', { label, n: i.maks });
  switch (i.jenis) {
    case 'pilihan':
      return i.pilihan && !(nilai in i.pilihan) ? pesan('isian.pilihan', { label }) : null;
    case 'angka':
      return desimalSah(nilai) && !nilai.startsWith('-') ? null : pesan('isian.angka', { label });
    case 'tanggal':
      return /^\d{4}-\d{2}-\d{2}$/.test(nilai) && !Number.isNaN(Date.parse(nilai))
        ? null
        : pesan('isian.tanggal', { label });
    case 'surel':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(nilai) ? null : pesan('isian.email', { label });
    case 'telepon':
      return /^\+?[\d\s()-]{6,20}$/.test(nilai) ? null : pesan('isian.telepon', { label });
    case 'centang':
      return nilai === 'Y' || nilai === 'N' ? null : pesan('isian.format', { label });
    case 'teks':
    case 'paragraf':
      return null;
  }
}

/** What is wrong with the fields that are filled; emptiness is no fault in a draft. */
export function periksaKepala(kepala: Kepala): Masalah[] {
  return Object.entries(kepala).flatMap(([kd_field, nilai]) => {
    const i = isianDari(kd_field);
    if (!i)
      return [
        { langkah: 'perusahaan' as const, path: kd_field, message: pesan('isian.tidak_dikenal', { label: kd_field }) },
      ];
    const message = nilai === '' ? null : salahnya(i, nilai);
    return message ? [{ langkah: i.langkah, path: kd_field, message }] : [];
  });
}
/** The same, and every required field that is still empty. */
export function periksaKepalaLengkap(kepala: Kepala): Masalah[] {
  const kosong = isianBerlaku(kepala)
    .filter((i) => i.wajib && !kepala[i.kd_field]?.trim())
    .map((i) => ({ langkah: i.langkah, path: i.kd_field, message: pesan('isian.wajib', { label: i.label }) }));
  return [...kosong, ...periksaKepala(kepala)];
}
