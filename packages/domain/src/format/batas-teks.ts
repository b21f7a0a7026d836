import { pesan } from '../pesan/pesan';

/** How long a text may be: the screens count by it; the server's contract has the same numbers (batas-teks.spec.ts there). */
export const BATAS_TEKS = {
  nama: 120,
  surel: 254,
  jabatan: 120,
  nomor_pegawai: 40,
  alamat: 300,
  nama_organisasi: 200,
  alamat_organisasi: 500,
  kota: 100,
  nomor_dokumen: 120,
  nama_libur: 100,
  /** Why something was done, for the history. */
  alasan: 500,
  judul_pengumuman: 150,
  isi_pengumuman: 1000,
  perihal_siaran: 150,
  isi_siaran: 300,
  /** Of an officer: a cut, a part of the checklist, a remark on a field. */
  catatan_butir: 1000,
  catatan_keputusan: 2000,
  alasan_tolak: 2000,
  dasar_hukum: 1000,
  saran: 2000,
  jawaban_catatan: 2000,
  keberatan: 4000,
  permintaan_informasi: 2000,
  jawaban_informasi: 2000,
  catatan_internal: 1000,
} as const;

/** Characters as people count them: an emoji is one. What stands around a text is not sent. */
export const panjangTeks = (teks: string): number => [...teks.trim()].length;

/** The sentence for a text that is too long; null when it is not. */
export const periksaPanjang = (label: string, teks: string, maks: number): string | null =>
  panjangTeks(teks) > maks ? pesan('isian.panjang', { label, n: maks }) : null;
