import { PERNYATAAN_RAKOR } from '@sinas/domain/rakor/berita-acara';
import type { BarisRapat, GarisRapat, RapatRinci } from './providers/rakor/wire';

/* Sugar of the mock-up, three companies. Ceiling 1,000 tonnes; the line is kept in kilograms. */
export const barisRapat = (n: number, ubah: Partial<BarisRapat> = {}): BarisRapat => ({
  ...{ id_baris: String(100 + n), id_garis: '5', idNk: String(n), noAju: String(n).padStart(26, '0'), seri: 1 },
  ...{ kd_ga: '019', ur_ga: 'Kemenperin', pemilik: `PT Gula ${n}`, uraian: 'Gula kristal mentah', satuan: 'TNE' },
  ...{ kapasitas: '900', realisasi: '300', usulan: '400', rekomendasi_kl: '300', rekomendasi_rakornis: null },
  ...{ rekomendasi: '300', kd_alasan_kl: 'A04', alasan_kl: '', lantai: '0', naik: false, penetapan: null },
  ...{ tunda: false, berkas_tunda: false, kd_alasan: '', alasan: '', sebab_alasan: null, kurang_alasan: false },
  ...{ versi: 1, nama: null, diubah: '2026-12-09T02:10:00Z' },
  ...ubah,
});
export const garisRapat = (ubah: Partial<GarisRapat> = {}): GarisRapat => ({
  ...{ id_garis: '5', kunci: '2027:impor:015', kd_komoditas: '015', ur_komoditas: 'Gula', uraian: 'Gula mentah' },
  ...{ satuan: 'KGM', satuan_lazim: 'TNE', versi: 7, versi_nasional: 4, plafon: '1000000', plafon_nasional: '1000000' },
  ...{ plafon_sumber: 'Selisih', ditetapkan_lain: '0', jml_pasokan: '500000', jml_kebutuhan: '1500000' },
  ...{ selisih: '-1000000', rekomendasi_rakornis: null, baris: 3, kurang_alasan: 0, lewat_plafon: false },
  angka: [
    { kode: 'stok_awal', jml: '500000', sumber: 'Bapanas', tanggal: '2026-11-02', dipilih: true, alasan: '' },
    { kode: 'industri', jml: '1500000', sumber: 'Kemenperin', tanggal: '2026-11-03', dipilih: true, alasan: '' },
  ],
  jumlah: {
    ...{ usulan: '1200000', rekomendasi: '900000', jumlah: '0', belum_dialokasikan: '0', penetapan: '0' },
    ...{ sisa_plafon: '1000000', belum: 3, tertunda: 0 },
  },
  ...ubah,
});
const tombol = (aksi: string, label: string, sebab: string | null = null) => ({
  ...{ aksi, label, boleh: sebab === null, sebab },
});
export const TOMBOL = {
  jadwalkan: tombol('jadwalkan', 'Jadwalkan dan undang'),
  batal: tombol('batal', 'Batalkan rapat'),
  selesai: tombol('selesai', 'Selesai bahas', 'Masih ada baris yang belum ditetapkan dan belum ditunda'),
  final: tombol('final', 'Finalkan'),
  tanda_tangan: tombol('tanda_tangan', 'Tanda tangani'),
};
export const rapatUji = (ubah: Partial<RapatRinci> = {}): RapatRinci => ({
  ...{ id_rakor: '9', jenis: 2, ur_jenis: 'Rakor Menteri', tahun: 2027, ke: 1, judul: 'Rakor Menteri gula' },
  ...{ tanggal: '2026-12-09', jam_mulai: '09:00', jam_selesai: '', tempat: 'Ruang utama', tautan: '' },
  ...{ kd_ga_koordinator: '128', ur_koordinator: 'Kemenko Pangan', kuorum: null, fl_perubahan: false, id_asal: null },
  ...{ kd_status: '30', ur_status: 'Berlangsung', versi: 12, versi_ba: 1, no_ba: null, komoditas: ['Gula'] },
  ...{ berkas: 3, baris: 3, kehadiran: { lembaga: 2, hadir: 1, kuorum: 2, tercapai: false } },
  agenda: [
    { kd_komoditas: '015', ur_komoditas: 'Gula', urutan: 1, keterangan: '', kesepakatan: 'BAHAS', perbedaan: '' },
    { kd_komoditas: '012', ur_komoditas: 'Jagung', urutan: 2, keterangan: '', kesepakatan: 'TUNDA', perbedaan: '' },
  ],
  peserta: [
    { id: '1', kd_ga: '019', ur_ga: 'Kemenperin', nama: 'Dirjen Agro', jabatan: 'Direktur Jenderal', hadir: true },
    { id: '2', kd_ga: '018', ur_ga: 'Kementan', nama: 'Dirjen Bun', jabatan: 'Direktur Jenderal', hadir: false },
  ],
  penanda_tangan: [
    {
      ...{ id_user: 'h1', nama: 'Hari', jabatan: 'Direktur Jenderal', kd_ga: '019', pimpinan: false, status: 'BELUM' },
      ...{ waktu: null, ket: '', giliran_anda: false },
    },
    {
      ...{ id_user: 'u1', nama: 'Rekso', jabatan: 'Deputi', kd_ga: '128', pimpinan: true, status: 'BELUM' },
      ...{ waktu: null, ket: '', giliran_anda: false },
    },
  ],
  ...{ dokumen: [], versi_berita: [], terap: { menunggu: 0, selesai: 0, gugur: 0 }, tombol: [TOMBOL.selesai] },
  ...{ pernyataan: PERNYATAAN_RAKOR, boleh_isi: true, boleh_usul: true, boleh_kelola: true, alasan_batal: null },
  ...{ mulai_pada: '2026-12-09T02:10:00Z', ditandatangani: null, selesai_pada: null },
  ...ubah,
});
