import { layanan } from '../layanan/daftar';
import type { KdRekom } from '../layanan/kode';

export interface Istilah {
  /** As it stands in texts. */
  kata: string;
  /** What it is short for; null: it is no abbreviation. */
  panjang: string | null;
  arti: string;
}
const dariLayanan = (kd: KdRekom, arti: string): Istilah => ({
  kata: layanan(kd).jnsLayanan,
  panjang: layanan(kd).nama,
  arti,
});

/** What words of the field mean to a newcomer, each in one sentence; the only home of these explanations. */
export const ISTILAH: readonly Istilah[] = [
  {
    kata: 'neraca komoditas',
    panjang: null,
    arti: 'Data nasional kebutuhan dan pasokan satu komoditas untuk satu tahun, dasar persetujuan impor dan ekspor.',
  },
  { kata: 'NK', panjang: 'Neraca Komoditas', arti: 'Singkatan neraca komoditas.' },
  {
    kata: 'SINAS NK',
    panjang: 'Sistem Nasional Neraca Komoditas',
    arti: 'Portal ini, bagian dari INSW.',
  },
  {
    kata: 'INSW',
    panjang: 'Indonesia National Single Window',
    arti: 'Satu pintu pengajuan dan pemrosesan dokumen ekspor dan impor.',
  },
  {
    kata: 'LNSW',
    panjang: 'Lembaga National Single Window',
    arti: 'Lembaga di Kementerian Keuangan yang mengelola INSW dan portal ini.',
  },
  { kata: 'K/L', panjang: 'Kementerian atau lembaga', arti: 'Instansi pemerintah yang memeriksa dan memutus berkas.' },
  {
    kata: 'SSO',
    panjang: 'Single Sign-On',
    arti: 'Satu akun untuk masuk ke beberapa sistem.',
  },
  {
    kata: 'OSS',
    panjang: 'Online Single Submission',
    arti: 'Sistem perizinan berusaha; NIB dan bidang usaha perusahaan berasal dari sana.',
  },
  { kata: 'NIB', panjang: 'Nomor Induk Berusaha', arti: 'Nomor 13 angka dari OSS yang menandai satu perusahaan.' },
  { kata: 'NPWP', panjang: 'Nomor Pokok Wajib Pajak', arti: 'Nomor perusahaan pada administrasi pajak.' },
  {
    kata: 'KSWP',
    panjang: 'Konfirmasi Status Wajib Pajak',
    arti: 'Pemeriksaan bahwa kewajiban pajak perusahaan sudah dipenuhi.',
  },
  { kata: 'KPP', panjang: 'Kantor Pelayanan Pajak', arti: 'Kantor pajak tempat perusahaan terdaftar.' },
  {
    kata: 'KBLI',
    panjang: 'Klasifikasi Baku Lapangan Usaha Indonesia',
    arti: 'Kode lima angka untuk bidang usaha, tercatat pada NIB.',
  },
  {
    kata: 'API-U',
    panjang: 'Angka Pengenal Importir Umum',
    arti: 'Tanda importir yang memperdagangkan barang impornya, tercatat pada NIB.',
  },
  {
    kata: 'API-P',
    panjang: 'Angka Pengenal Importir Produsen',
    arti: 'Tanda importir yang memakai sendiri barang impornya untuk berproduksi, tercatat pada NIB.',
  },
  { kata: 'HS', panjang: 'Harmonized System', arti: 'Penggolongan barang sedunia; pos tarif disusun menurutnya.' },
  {
    kata: 'BTKI',
    panjang: 'Buku Tarif Kepabeanan Indonesia',
    arti: 'Daftar pos tarif delapan angka yang dipakai di Indonesia.',
  },
  {
    kata: 'pos tarif',
    panjang: null,
    arti: 'Kode delapan angka yang menggolongkan barang pada kepabeanan.',
  },
  dariLayanan('01', 'Kebutuhan bahan baku dan bahan penolong industri, diperiksa Kementerian Perindustrian.'),
  dariLayanan('02', 'Kebutuhan untuk konsumsi dan perdagangan, diperiksa kementerian pembina komoditasnya.'),
  dariLayanan('03', 'Rekomendasi Kementerian Kelautan dan Perikanan untuk hasil perikanan.'),
  dariLayanan('04', 'Rekomendasi Kementerian Pertanian untuk produk hortikultura.'),
  dariLayanan('05', 'Rekomendasi Kementerian Pertanian untuk karkas, daging, jeroan, dan olahannya.'),
  dariLayanan('06', 'Rekomendasi Kementerian ESDM untuk minyak dan gas bumi.'),
  dariLayanan('07', 'Pertimbangan kementerian pembina untuk barang yang belum masuk neraca komoditas.'),
  dariLayanan('08', 'Kebutuhan yang ditetapkan kementerian sendiri, bukan untuk satu perusahaan.'),
  dariLayanan('09', 'Rencana barang, produksi, penggunaan, dan distribusi untuk satu tahun.'),
  {
    kata: 'PNBP',
    panjang: 'Penerimaan Negara Bukan Pajak',
    arti: 'Biaya layanan yang dibayar kepada negara.',
  },
  {
    kata: 'NTPN',
    panjang: 'Nomor Transaksi Penerimaan Negara',
    arti: 'Bukti bahwa pembayaran sudah diterima kas negara.',
  },
  {
    kata: 'rakor',
    panjang: 'Rapat koordinasi',
    arti: 'Rapat antar kementerian yang menetapkan jumlah neraca komoditas.',
  },
  {
    kata: 'Rakornis',
    panjang: 'Rapat Koordinasi Teknis',
    arti: 'Rapat yang mencocokkan usulan perusahaan dengan pasokan nasional.',
  },
  {
    kata: 'Rakor Menteri',
    panjang: 'Rapat Koordinasi tingkat Menteri',
    arti: 'Rapat yang menetapkan jumlah yang diberikan.',
  },
  { kata: 'PI', panjang: 'Persetujuan Impor', arti: 'Izin impor dari Kementerian Perdagangan.' },
  { kata: 'PE', panjang: 'Persetujuan Ekspor', arti: 'Izin ekspor dari Kementerian Perdagangan.' },
  {
    kata: 'PIB',
    panjang: 'Pemberitahuan Impor Barang',
    arti: 'Dokumen pabean untuk satu pemasukan barang.',
  },
  {
    kata: 'LHV',
    panjang: 'Laporan Hasil Verifikasi',
    arti: 'Laporan surveyor independen tentang kapasitas dan pemakaian bahan di pabrik.',
  },
  { kata: 'LS', panjang: 'Laporan Surveyor', arti: 'Laporan pemeriksaan barang sebelum dikapalkan.' },
  {
    kata: 'SKP',
    panjang: 'Sertifikat Kelayakan Pengolahan',
    arti: 'Bukti bahwa unit pengolahan ikan memenuhi syarat.',
  },
  { kata: 'GAP', panjang: 'Good Agricultural Practices', arti: 'Bukti cara budi daya yang baik di negara asal.' },
  {
    kata: 'GHP',
    panjang: 'Good Handling Practices',
    arti: 'Bukti cara penanganan hasil panen yang baik di negara asal.',
  },
  {
    kata: 'SIINas',
    panjang: 'Sistem Informasi Industri Nasional',
    arti: 'Sistem Kementerian Perindustrian tempat pabrik melaporkan kapasitas dan produksinya.',
  },
  {
    kata: 'INATRADE',
    panjang: null,
    arti: 'Sistem perizinan Kementerian Perdagangan; persetujuan impor dan ekspor terbit di sana.',
  },
  {
    kata: 'DJBC',
    panjang: 'Direktorat Jenderal Bea dan Cukai',
    arti: 'Mencatat barang yang benar-benar masuk dan keluar.',
  },
  {
    kata: 'ISRM',
    panjang: 'Indonesia Single Risk Management',
    arti: 'Tingkat risiko perusahaan yang dipakai bersama oleh instansi.',
  },
  { kata: 'RK', panjang: 'Rencana Kebutuhan', arti: 'Kebutuhan satu komoditas dari semua perusahaan.' },
  { kata: 'RP', panjang: 'Rencana Pasokan', arti: 'Produksi, stok, dan impor yang memenuhi kebutuhan itu.' },
  { kata: 'Plh.', panjang: 'Pelaksana harian', arti: 'Menggantikan pejabat yang berhalangan sementara.' },
  { kata: 'Plt.', panjang: 'Pelaksana tugas', arti: 'Mengisi jabatan yang kosong.' },
  { kata: 'rendemen', panjang: null, arti: 'Hasil jadi dibagi bahan baku, dalam persen.' },
  { kata: 'nomor aju', panjang: null, arti: 'Nomor 26 angka yang menandai satu pengajuan.' },
  {
    kata: 'mill certificate',
    panjang: 'Sertifikat pabrik',
    arti: 'Keterangan pabrik pembuat tentang mutu logam yang dikirim.',
  },
];

const menurutKata = new Map(ISTILAH.map((i) => [i.kata, i]));
export const istilah = (kata: string): Istilah | null => menurutKata.get(kata) ?? null;
/** 'Penerimaan Negara Bukan Pajak. Biaya layanan ...' */
export const penjelasan = ({ panjang, arti }: Istilah): string => (panjang ? `${panjang}. ${arti}` : arti);

const aman = (kata: string): string => kata.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
/** Abbreviations, the longest first; words that are none are explained on the help page alone. */
const POLA = new RegExp(
  `(?<![\\w-])(${ISTILAH.filter((i) => i.panjang !== null)
    .map((i) => i.kata)
    .sort((a, b) => b.length - a.length)
    .map(aman)
    .join('|')})(?![\\w-])`,
  'g',
);
/** A text in pieces: those that are explained, and what stands between them. Each is explained where it stands first. */
export function pecahIstilah(teks: string): { teks: string; istilah: Istilah | null }[] {
  const sudah = new Set<string>();
  return teks
    .split(POLA)
    .map((bagian) => {
      const ada = sudah.has(bagian) ? null : istilah(bagian);
      if (ada) sudah.add(bagian);
      return { teks: bagian, istilah: ada };
    })
    .filter((b) => b.teks !== '');
}
