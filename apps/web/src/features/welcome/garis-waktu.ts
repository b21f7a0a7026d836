import { BULAN_PENDEK, tanggalIso } from '@sinas/domain/format/tanggal';
import type { TahapJadwal } from './data';

const HARI_MS = 86_400_000;
/** Day number of a moment, as the calendar of Jakarta has it. */
const hari = (waktu: string): number => Date.parse(`${tanggalIso(waktu)}T00:00:00Z`) / HARI_MS;

export interface Bulan {
  label: string;
  hari: number;
}
export interface Lajur extends TahapJadwal {
  /** Percent of the axis. */
  kiri: number;
  lebar: number;
}
export interface GarisWaktu {
  bulan: Bulan[];
  lajur: Lajur[];
  /** Where today stands, in percent; null outside the axis. */
  kini: number | null;
}

/** Places the stages of a balance year on an axis of whole months. */
export function susunGarisWaktu(jadwal: readonly TahapJadwal[], kini: Date): GarisWaktu {
  if (jadwal.length === 0) return { bulan: [], lajur: [], kini: null };
  const awal = Math.min(...jadwal.map((t) => hari(t.mulai)));
  const akhir = Math.max(...jadwal.map((t) => hari(t.sampai)));
  const pertama = new Date(awal * HARI_MS);
  let [tahun, nomor] = [pertama.getUTCFullYear(), pertama.getUTCMonth() + 1];
  const mulaiSumbu = Date.UTC(tahun, nomor - 1, 1) / HARI_MS;
  const bulan: Bulan[] = [];
  let batas = mulaiSumbu;
  while (batas <= akhir && bulan.length < 24) {
    const berikut = Date.UTC(tahun, nomor, 1) / HARI_MS;
    bulan.push({
      label: `${BULAN_PENDEK[nomor - 1]}${bulan.length === 0 || nomor === 1 ? ` ${tahun}` : ''}`,
      hari: berikut - batas,
    });
    batas = berikut;
    [tahun, nomor] = nomor === 12 ? [tahun + 1, 1] : [tahun, nomor + 1];
  }
  const panjang = batas - mulaiSumbu;
  const persen = (n: number) => (n / panjang) * 100;
  const hariIni = hari(kini.toISOString()) - mulaiSumbu;
  return {
    bulan,
    kini: hariIni >= 0 && hariIni < panjang ? persen(hariIni + 0.5) : null,
    lajur: jadwal.map((t) => ({
      ...t,
      kiri: persen(hari(t.mulai) - mulaiSumbu),
      lebar: persen(hari(t.sampai) - hari(t.mulai) + 1),
    })),
  };
}

/** Word beside a bar; only the first stage to come is called the next one. */
export function kataLajur(lajur: Lajur, pertamaNanti: boolean): string {
  if (lajur.keadaan === 'selesai') return 'Selesai';
  if (lajur.keadaan === 'berjalan') return 'Sedang berjalan';
  return pertamaNanti ? 'Berikutnya' : '';
}

// Rough width of a letter on the axis, in percent, and the gap beside the bar.
const LEBAR_HURUF = 0.95;
const JARAK = 2;

/** The words stand right of the bar, unless they would leave the axis or cross the line of today; in it where neither side has room. */
export function tempatKata({ kiri, lebar }: Lajur, kata: string, kini: number | null): 'kanan' | 'kiri' | 'dalam' {
  const panjang = kata.length * LEBAR_HURUF + JARAK;
  const mulai = kiri + lebar;
  const muat = mulai + panjang <= 100 && (kini === null || kini <= mulai || kini >= mulai + panjang);
  if (muat) return 'kanan';
  return kiri >= panjang || lebar < panjang ? 'kiri' : 'dalam';
}

/** One sentence that says where in the year we stand. */
export function kalimatJadwal(jadwal: readonly TahapJadwal[], tahun: number): string {
  const kini = jadwal.filter((l) => l.keadaan === 'berjalan').map((l) => l.nama);
  const berikut = jadwal.find((l) => l.keadaan === 'nanti');
  const sekarang = kini.length
    ? `Sekarang tahap ${kini.join(' dan ')} untuk ${tahun}.`
    : `Tidak ada tahap yang sedang berjalan untuk ${tahun}.`;
  return berikut ? `${sekarang} Berikutnya ${berikut.nama}.` : sekarang;
}
