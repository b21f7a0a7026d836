/** Every outside system that is called: its name, and what people notice while it does not answer. */
export const SISTEM_LUAR = {
  kl: {
    nama: 'Sistem K/L, penerimaan berkas',
    akibat: 'Berkas yang dikirim perusahaan menunggu di antrean, lalu berstatus Gagal Kirim. Isinya aman.',
  },
  pnbp: {
    nama: 'Sistem billing PNBP',
    akibat: 'Kode billing baru belum terbit dan pembayaran belum terbaca. Keduanya dicoba lagi sampai dijawab.',
  },
  djbc: {
    nama: 'DJBC, pemberitahuan pabean',
    akibat: 'Realisasi impor belum bertambah. Yang terlambat dibaca begitu sistemnya menjawab.',
  },
  tte: {
    nama: 'Tanda tangan elektronik',
    akibat: 'Tanda terima dan keputusan menunggu disegel. Penanda tangan diminta mencoba lagi.',
  },
  tsa: {
    nama: 'Penanda waktu (TSA)',
    akibat: 'Tanda terima dan keputusan menunggu disegel. Penanda tangan diminta mencoba lagi.',
  },
  registri: {
    nama: 'OSS, pendaftaran akun',
    akibat: 'Perusahaan baru tidak dapat mendaftar, karena NIB tidak dapat diperiksa.',
  },
  inaport: {
    nama: 'Inaportnet, masuk',
    akibat: 'Pengguna Inaportnet tidak dapat masuk dengan akun itu. Masuk dengan akun SINAS NK tetap bisa.',
  },
  oss: {
    nama: 'OSS, data perusahaan',
    akibat: 'Data NIB, bidang usaha, dan proyek perusahaan tampil kosong, begitu pula hasil pemeriksaannya.',
  },
  'pajak-npwp': { nama: 'Ditjen Pajak, NPWP', akibat: 'Data NPWP perusahaan tampil kosong.' },
  'pajak-kswp': {
    nama: 'Ditjen Pajak, KSWP',
    akibat: 'Status pajak (KSWP) perusahaan tampil kosong dan belum dapat dipastikan.',
  },
  'pajak-pemusatan': { nama: 'Ditjen Pajak, pemusatan PPN', akibat: 'Keterangan pemusatan PPN tampil kosong.' },
  'kementan-eksportir': {
    nama: 'Kementan, daftar eksportir',
    akibat: 'Pilihan eksportir di formulir kosong. Namanya tetap dapat ditulis sendiri.',
  },
  'kementan-unitkdjo': {
    nama: 'Kementan, unit usaha',
    akibat: 'Daftar unit usaha Kementan tampil kosong.',
  },
  'kementan-register-premises': {
    nama: 'Kementan, register premises',
    akibat: 'Daftar register premises Kementan tampil kosong.',
  },
  'kementan-gap': { nama: 'Kementan, sertifikat GAP', akibat: 'Daftar sertifikat GAP perusahaan tampil kosong.' },
  'kementan-ghp': { nama: 'Kementan, sertifikat GHP', akibat: 'Daftar sertifikat GHP perusahaan tampil kosong.' },
  'kkp-skp': { nama: 'KKP, sertifikat SKP', akibat: 'Daftar sertifikat SKP perusahaan tampil kosong.' },
  'siinas-kapasitas': { nama: 'SIINas, kapasitas', akibat: 'Kapasitas produksi perusahaan tampil kosong.' },
  'siinas-lhv': { nama: 'SIINas, laporan verifikasi', akibat: 'Laporan hasil verifikasi perusahaan tampil kosong.' },
  'siinas-profil': { nama: 'SIINas, profil industri', akibat: 'Profil industri perusahaan tampil kosong.' },
  isrm: {
    nama: 'ISRM, tingkat risiko',
    akibat: 'Tingkat risiko perusahaan tetap seperti jawaban terakhir. Prioritas berkas tidak terpengaruh.',
  },
  'integrasi-kkp': { nama: 'KKP, keterdaftaran', akibat: 'Baris KKP tidak tampil di halaman integrasi perusahaan.' },
  'integrasi-kementan': {
    nama: 'Kementan, keterdaftaran',
    akibat: 'Baris Kementan tidak tampil di halaman integrasi perusahaan.',
  },
  'integrasi-siinas': {
    nama: 'SIINas, keterdaftaran',
    akibat: 'Baris SIINas tidak tampil di halaman integrasi perusahaan.',
  },
  'integrasi-inatrade': {
    nama: 'Inatrade, keterdaftaran',
    akibat: 'Baris Inatrade tidak tampil di halaman integrasi perusahaan.',
  },
} as const satisfies Record<string, { nama: string; akibat: string }>;
export type NamaSistemLuar = keyof typeof SISTEM_LUAR;
export const NAMA_SISTEM_LUAR = Object.keys(SISTEM_LUAR) as NamaSistemLuar[];

const KALIMAT: Record<string, string> = {
  waktu_habis: 'Tidak menjawab sampai batas waktu.',
  koneksi: 'Tidak dapat dihubungi, atau sambungannya putus.',
  tolak: 'Tidak dipanggil: baru saja terlalu sering gagal, atau alamatnya tidak diizinkan.',
  rusak: 'Jawabannya tidak dapat dibaca: bukan data, terlalu besar, atau dialihkan ke alamat lain.',
  isi: 'Jawabannya tidak sesuai dengan yang ditanyakan, sehingga tidak dipakai.',
};
/** A reason in words, for operators. */
export function kalimatSebab(sebab: string): string {
  const kode = sebab.replace('http_', '');
  return (
    KALIMAT[sebab] ??
    (kode >= '500' ? `Sistemnya sendiri bermasalah (kode ${kode}).` : `Menolak panggilan (kode ${kode}).`)
  );
}
