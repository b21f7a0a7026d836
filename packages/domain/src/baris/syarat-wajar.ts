import { banding, type Desimal } from '../format/angka';
import { pesan } from '../pesan/pesan';
import { HAPUS_BARIS, SEMUA, TAMBAH_BARIS } from '../formulir/sasaran';
import type { Kepala } from '../formulir/formulir';
import type { Masalah } from '../formulir/isian';
import { ujiKewajaran, type UjiKewajaran } from './kewajaran';

export const CATATAN_KEWAJARAN = 'catatan_kewajaran';
/** What the sums are made of. */
const BAHAN = new Set([
  'jenis_pelaku',
  'stok_awal',
  'pasokan_lokal',
  'kebutuhan_setahun',
  'kapasitas_terpasang',
  'rendemen',
  'realisasi_tahun_lalu',
]);
const BAHAN_BARIS = new Set([SEMUA, 'jml_bahan_baku', 'satuan', TAMBAH_BARIS, HAPUS_BARIS]);

/** Can anything that the sums are made of be changed? Null: a draft. */
const dapatDiubah = (catatan: readonly { langkah: string; kd_field: string }[] | null): boolean =>
  catatan === null ||
  catatan.some((c) =>
    c.langkah === 'barang' ? BAHAN_BARIS.has(c.kd_field) : BAHAN.has(c.kd_field) || c.kd_field === SEMUA,
  );

const minta = (uji: UjiKewajaran): Masalah => ({
  langkah: 'produksi',
  path: CATATAN_KEWAJARAN,
  message: pesan('kewajaran.catatan', { nama: uji.nama }),
});
const tahan = ({ kode, nama, uraian }: UjiKewajaran): Masalah => ({
  langkah: 'produksi',
  path: `kewajaran.${kode}`,
  message: pesan('kewajaran.ditahan', { nama, uraian }),
});

/**
 * What plausibility asks of a request before it is sent: a note where it says so, another quantity where it is not
 * plausible. A returned file in which nobody may change the sums asks for the note alone.
 */
export function masalahKewajaran(
  kepala: Kepala,
  jumlah: Desimal,
  satuan: string | null,
  catatan: readonly { langkah: string; kd_field: string }[] | null,
): Masalah[] {
  if (banding(jumlah, '0') === 0) return [];
  const bercatatan = Boolean(kepala[CATATAN_KEWAJARAN]?.trim());
  return ujiKewajaran(kepala, jumlah, satuan).flatMap((u) => {
    if (u.nilai === 'ditahan' && dapatDiubah(catatan)) return [tahan(u)];
    return (u.nilai === 'ditahan' || u.nilai === 'perhatian') && !bercatatan ? [minta(u)] : [];
  });
}

const mintaCatatan = (u: UjiKewajaran): boolean => u.nilai === 'perhatian' || u.nilai === 'ditahan';
/** Less than is needed (the last line of the sum), because less is given than was asked: reasons of the rows say why. */
const karenaDipotong = (u: UjiKewajaran, diminta: Desimal, diberi: Desimal): boolean =>
  banding(diberi, diminta) < 0 && u.rincian.at(-1)?.jumlah.startsWith('-') === true;

/** A sum that a given quantity does not pass, and what it asks for: a note, another quantity, or nothing where a cut explains it. */
export interface UjiTidakLolos extends UjiKewajaran {
  minta: 'catatan' | 'ubah' | null;
}
export const ujiTidakLolos = (
  kepala: Kepala,
  diminta: Desimal,
  diberi: Desimal,
  satuan: string | null,
): UjiTidakLolos[] =>
  banding(diberi, '0') === 0
    ? []
    : ujiKewajaran(kepala, diberi, satuan)
        .filter(mintaCatatan)
        .map((u) => {
          if (karenaDipotong(u, diminta, diberi)) return { ...u, minta: null };
          return { ...u, minta: u.nilai === 'ditahan' ? 'ubah' : 'catatan' };
        });

/** The same for the quantity that a desk gives; `catatan` is the note of that desk. */
export function masalahKewajaranKeputusan(
  kepala: Kepala,
  diminta: Desimal,
  diberi: Desimal,
  satuan: string | null,
  catatan: string | null | undefined,
): Masalah[] {
  return ujiTidakLolos(kepala, diminta, diberi, satuan).flatMap((u): Masalah[] => {
    if (u.minta === 'ubah') return [{ ...tahan(u), langkah: 'kirim' }];
    if (u.minta === null || catatan?.trim()) return [];
    return [{ langkah: 'kirim', path: 'catatan', message: pesan('kewajaran.catatan_keputusan', { nama: u.nama }) }];
  });
}

/** What of a quantity is not plausible, whatever is written beside it. */
export const tidakWajar = (kepala: Kepala, jumlah: Desimal, satuan: string | null): Masalah[] =>
  ujiKewajaran(kepala, jumlah, satuan)
    .filter((u) => u.nilai === 'ditahan')
    .map(tahan);

/** The applicant's note, where the sums have asked for one. */
export const catatanDiminta = (kepala: Kepala, jumlah: Desimal): string | null =>
  ujiKewajaran(kepala, jumlah, null).some(mintaCatatan) ? kepala[CATATAN_KEWAJARAN]?.trim() || null : null;

/** A note that a sum has asked for, with the sum: what a paper prints. */
export interface CatatanUji {
  nama: string;
  uraian: string;
  catatan: string;
}
const cetak = (uji: readonly UjiKewajaran[], catatan: string | null | undefined): CatatanUji[] => {
  const teks = catatan?.trim();
  return teks ? uji.map(({ nama, uraian }) => ({ nama, uraian, catatan: teks })) : [];
};
export const catatanPemohon = (kepala: Kepala, diminta: Desimal, satuan: string | null): CatatanUji[] =>
  cetak(ujiKewajaran(kepala, diminta, satuan).filter(mintaCatatan), kepala[CATATAN_KEWAJARAN]);
export const catatanPejabat = (
  kepala: Kepala,
  diminta: Desimal,
  diberi: Desimal,
  satuan: string | null,
  catatan: string | null | undefined,
): CatatanUji[] =>
  cetak(
    ujiTidakLolos(kepala, diminta, diberi, satuan).filter((u) => u.minta !== null),
    catatan,
  );
