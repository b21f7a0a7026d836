import { angka } from '@sinas/domain/format/angka';
import { STATUS_RAKOR, type KdStatusRakor } from '@sinas/domain/rakor/alur';
import { ANGKA_GARIS, type KdAngkaGaris } from '@sinas/domain/neraca/garis';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { hurufKecil } from '../../../lib/kata';
import type { RiwayatRapat } from '../../../providers/rakor/wire';
import { KESEPAKATAN } from '../status';

type Isi = Record<string, unknown>;
const teks = (isi: Isi | null, nama: string): string => {
  const nilai = isi?.[nama];
  return typeof nilai === 'string' || typeof nilai === 'number' ? String(nilai) : '';
};
const komoditas = (isi: Isi | null): string => {
  const kode = teks(isi, 'kd_komoditas');
  return KELOMPOK.get(kode)?.uraian ?? kode;
};
const jumlah = (isi: Isi | null): string => {
  if (isi?.['tunda'] === true) return 'ditunda';
  const jml = isi?.['penetapan'];
  return typeof jml === 'string' ? angka(jml) : 'belum ditetapkan';
};

/** What happened, as people say it; what the table does not know by name is told by its new state. */
const KATA: Record<string, (lama: Isi | null, baru: Isi | null) => string> = {
  buat: () => 'membuat rapat',
  ubah: () => 'mengubah data rapat',
  jadwalkan: () => 'menjadwalkan rapat dan mengundang peserta',
  batal: () => 'membatalkan rapat',
  mulai: () => 'memulai rapat',
  selesai: () => 'menyelesaikan pembahasan',
  buka_kembali: () => 'membuka kembali pembahasan',
  final: (_, baru) => `memfinalkan berita acara versi ${teks(baru, 'versi_ba')}`,
  redraf: (_, baru) => `membuka redraf, sekarang versi ${teks(baru, 'versi_ba')}`,
  tanda_tangan: (_, baru) => `menandatangani berita acara versi ${teks(baru, 'versi_ba')}`,
  tanda_tangan_gagal: () => 'gagal menandatangani',
  semua_tanda_tangan: () => 'Semua penanda tangan sudah menandatangani',
  selesai_terap: () => 'Hasil rapat sampai di semua berkas',
  tambah_komoditas: (_, baru) => `menambah ${komoditas(baru)} ke agenda`,
  hapus_komoditas: (lama) => `mengeluarkan ${komoditas(lama)} dari agenda`,
  ubah_komoditas: (_, baru) => {
    const sepakat = teks(baru, 'kesepakatan');
    const kata = sepakat in KESEPAKATAN ? KESEPAKATAN[sepakat as keyof typeof KESEPAKATAN].nama : '';
    return kata ? `mencatat ${komoditas(baru)}: ${kata}` : `mengubah catatan ${komoditas(baru)}`;
  },
  urutan: () => 'mengubah urutan agenda',
  tambah_peserta: (_, baru) => `menambah peserta ${teks(baru, 'nama')}`,
  ubah_peserta: (_, baru) =>
    typeof baru?.['hadir'] === 'boolean'
      ? `mencatat peserta ${baru['hadir'] ? 'hadir' : 'tidak hadir'}`
      : 'mengubah data peserta',
  hapus_peserta: () => 'menghapus peserta',
  penanda_tangan: (_, baru) => `menetapkan penanda tangan ${teks(baru, 'nama')}`,
  hapus_penanda_tangan: (lama) => `menghapus penanda tangan ${teks(lama, 'nama')}`,
  tambah_dokumen: (_, baru) => `melampirkan ${teks(baru, 'judul')}`,
  ubah_dokumen: (_, baru) => `mengubah judul dokumen menjadi ${teks(baru, 'judul')}`,
  hapus_dokumen: (lama) => `menghapus dokumen ${teks(lama, 'judul')}`,
  masuk_agenda: (_, baru) => `memasukkan berkas ${teks(baru, 'no_aju')}`,
  keluar_agenda: (lama) => `mengeluarkan berkas ${teks(lama, 'no_aju')}`,
  bahas: (lama, baru) => `menetapkan baris ${teks(baru, 'seri')}: ${jumlah(lama)} menjadi ${jumlah(baru)}`,
  usul: (lama, baru) =>
    `mengubah rekomendasi baris ${teks(baru, 'seri')}: ${angka(teks(lama, 'rekomendasi'))} menjadi ${angka(teks(baru, 'rekomendasi'))}`,
  tentukan: (_, baru) => `menentukan ${angka(teks(baru, 'berubah'))} baris sekaligus`,
  lantai: () => 'Lantai baris diperbarui menurut realisasi terbaru',
  pilih_angka: (_, baru) => {
    const kode = teks(baru, 'kode');
    const nama = kode in ANGKA_GARIS ? ANGKA_GARIS[kode as KdAngkaGaris].nama : kode;
    return `memilih angka ${hurufKecil(nama)} yang dipakai`;
  },
  garis: (lama, baru) =>
    `mengubah jumlah yang belum dialokasikan dari ${angka(teks(lama, 'belum_dialokasikan'))} menjadi ${angka(teks(baru, 'belum_dialokasikan'))}`,
};
export function kataRiwayat(r: RiwayatRapat): string {
  const lama: Isi | null = r.sebelum;
  const baru: Isi | null = r.sesudah;
  const kata = KATA[r.peristiwa]?.(lama, baru);
  if (kata) return kata;
  const status = teks(baru, 'kd_status');
  return status in STATUS_RAKOR ? STATUS_RAKOR[status as KdStatusRakor].nama : r.peristiwa.replaceAll('_', ' ');
}
