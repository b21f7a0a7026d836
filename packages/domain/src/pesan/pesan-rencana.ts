/** Sentences about the plan (RKT). */
export const PESAN_RENCANA = {
  'rencana.duplikat': 'Data {xx} Duplikat di array elements',
  'rencana.hs': 'Pos tarif (HS) harus delapan angka',
  'rencana.npwp': 'NPWP pembeli harus lima belas atau enam belas angka',
  'rencana.rendemen': 'Rendemen harus antara 0 dan 100 persen',
  'rencana.melebihi_induk': 'Jumlah {apa} {a} melebihi jumlah baris induk nomor {n}, yaitu {b}',
  'rencana.tab_kosong': 'Tab {tab} belum berisi',
  'rencana.anak_kosong': '{apa} nomor {n} belum berisi {anak}',
  'rencana.lokal_impor': 'Rencana pelaku lokal tidak memuat barang impor',
  'rencana.bukan_pelaku': 'Tab {tab} tidak berlaku untuk jenis pelaku ini',
  'rencana.barang_asing': 'Barang yang dirujuk {apa} nomor {n} tidak ada dalam rencana ini',
  'rencana.neraca':
    'Pasokan bahan {a} {satuan} dan penggunaannya {b} {satuan} berbeda {p}%. Selisih paling banyak 1%, lebih dari 10% tidak dapat dikirim',
  'rencana.kapasitas': 'Rencana produksi {a} melebihi kapasitas terpasang {b}',
  'rencana.rendemen_wajar':
    'Rendemen {p}% di luar batas {bawah} sampai {atas}% untuk komoditas ini: {a} bahan baku menjadi {b} produk',
  'rencana.distribusi': 'Distribusi {a} {satuan} tidak sama dengan {apa} {b} {satuan}. Selisih paling banyak 1%',
  'rencana.impor_naik': 'Rencana impor {a} {satuan} melebihi 150% realisasi impor tahun sebelumnya, yaitu {b} {satuan}',
  'rencana.butuh_catatan': '{sebab}. Isi {medan} untuk menjelaskannya',
  'rencana.barang_ganda': '{barang}: barang nomor {n} sama dengan barang nomor {m}',
  'rencana.bulan_lapor': 'Realisasi dilaporkan tanggal 1 sampai 15. Jendela pelaporan berikutnya dibuka {tanggal}',
  'rencana.bulan_lapor_tahun': 'Realisasi yang dilaporkan adalah bulan yang sudah berakhir',
  'rencana.bulan_rencana': 'Rencana yang sudah ditetapkan tidak diubah, laporkan realisasinya saja',
  'rencana.jenis_tetap': 'Jenis barang tidak dapat diganti. Hapus barang ini dan tambahkan yang baru',
  'rencana.excel_bulan_tahun':
    'Kolom {kolom} tidak berlaku. Rencana memuat bulan tahun {tahun}, realisasi memuat bulan tahun {lalu} dan {tahun}',
  'rencana.excel_bulan_dokumen': '{label} berasal dari beberapa dokumen. Ubah bulan ini di portal',
  'rencana.excel_barang': 'Tulis nomor barang seperti Impor 1 atau Lokal 2, atau kosongkan',
  'rencana.excel_barang_tidak_ada': 'Barang {teks} tidak ada dalam rencana ini',
  'rencana.excel_ganda': 'Isi pokoknya sama dengan baris {n} pada buku kerja ini',
  'rencana.excel_ganda_tersimpan': 'Isi pokoknya sama dengan baris {n} yang sudah tersimpan',
  'rencana.excel_jenis': 'Buku kerja ini bukan untuk bagian {nama}',
  'rencana.excel_unggah':
    'Portal memeriksa buku kerja lebih dahulu dan memberi tahu apa yang terjadi pada setiap baris. Tidak ada yang disimpan sampai Anda mengambil baris yang benar.',
  'rencana.excel_diambil': '{n} baris disimpan',
  'rencana.excel_diperiksa': 'Belum ada yang disimpan',
  'rencana.terpakai': 'Jumlah {a} di bawah yang sudah terpakai, yaitu {b}',
} as const;
