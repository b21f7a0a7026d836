/**
 * Which rooms of apps/api/src own which tables: they alone name them. Where several stand, they keep the tables together:
 * accounts are opened (pendaftaran), proved (auth), managed (pengguna) and looked up elsewhere (perusahaan); lists are
 * searched by one room and changed by another, and so are calendars.
 */
const MILIK = [
  {
    rooms: ['modules/auth', 'modules/pengguna', 'modules/pendaftaran'],
    tables: [
      ...['pengguna', 'peran', 'token_akun', 'permintaan_akun', 'pendaftaran', 'surel_tunggu', 'aktivitas_masuk'],
      'penunjukan',
      ...['sesi', 'alur_masuk', 'provider_state', 'percobaan_masuk', 'jatah_coba', 'perangkat_dikenal', 'tantangan'],
      ...['faktor_totp', 'faktor_kunci', 'kode_pemulihan', 'setel_ulang_faktor', 'tautan_identitas'],
      ...['klien_mesin', 'klien_sso', 'elemen_dasbor', 'elemen_pengguna'],
    ],
  },
  { rooms: ['modules/auth', 'modules/pengguna', 'modules/pendaftaran', 'modules/perusahaan'], tables: ['organisasi'] },
  { rooms: ['modules/perusahaan'], tables: ['jawaban_luar'] },
  { rooms: ['modules/sso'], tables: ['kunci_klien', 'tanda_klien'] },
  { rooms: ['modules/menu'], tables: ['menu', 'menu_acl', 'menu_favorit'] },
  {
    rooms: ['modules/referensi', 'modules/kelola-referensi'],
    tables: [
      ...['referensi', 'referensi_lama', 'kata_referensi', 'versi_referensi', 'korelasi_lengkap'],
      ...['muatan_referensi', 'perubahan_muatan', 'kelompok_komoditas'],
    ],
  },
  { rooms: ['modules/kelola-kalender', 'modules/referensi'], tables: ['pengumuman'] },
  {
    rooms: ['modules/kelola-kalender', 'modules/pengajuan'],
    tables: ['jadwal', 'hari_libur', 'tahap_neraca', 'layanan'],
  },
  {
    rooms: ['modules/pengajuan'],
    tables: [
      ...[
        'pengajuan',
        'baris',
        'putusan_baris',
        'putusan_akhir',
        'baris_bulan',
        'laporan_realisasi',
        'penyerahan',
        'penyerahan_baris',
        'keberatan',
        'permintaan_informasi',
        'pabean_masuk',
        'pabean_barang',
        'pabean_peristiwa',
        'pabean_letak',
        'rekap_berkas',
        'rekap_waktu',
        'rekap_meja',
        'rekap_meja_waktu',
        'pengingat',
      ],
      ...['kiriman', 'catatan', 'catatan_internal', 'bendera', 'keputusan', 'riwayat', 'nomor_urut', 'cari_berkas'],
    ],
  },
  {
    rooms: ['modules/neraca'],
    tables: ['neraca_garis', 'neraca_angka', 'penetapan', 'penetapan_baris', 'penetapan_konsep'],
  },
  {
    rooms: ['modules/buku'],
    tables: [
      'buku_pos',
      'buku_akun',
      'buku_mutasi',
      'buku_entri',
      'batas_perusahaan',
      'batas_perubahan',
      'pembuka_muatan',
      'pembuka_izin',
      'pembuka_baris',
    ],
  },
  {
    rooms: ['modules/rakor'],
    tables: [
      ...['rakor', 'rakor_komoditas', 'rakor_garis', 'rakor_baris', 'rakor_peserta', 'rakor_tanda_tangan'],
      ...['rakor_dokumen', 'rakor_versi', 'rakor_terap'],
    ],
  },
  { rooms: ['modules/tagihan'], tables: ['tarif_pnbp', 'tagihan', 'pembayaran'] },
  { rooms: ['modules/unggahan'], tables: ['dokumen'] },
  { rooms: ['modules/impor'], tables: ['impor'] },
  { rooms: ['modules/ekspor'], tables: ['ekspor'] },
  { rooms: ['modules/tampilan'], tables: ['tampilan'] },
  { rooms: ['modules/notifikasi'], tables: ['notifikasi', 'petugas_meja', 'tanda_baca', 'siaran'] },
  { rooms: ['modules/audit'], tables: ['riwayat_akun', 'jangkar'] },
  { rooms: ['jobs'], tables: ['outbox'] },
  { rooms: ['platform'], tables: ['kunci_idempoten', 'putaran_gagal', 'kunci_ring', 'penanda'] },
  { rooms: ['platform/outbound'], tables: ['keadaan_luar', 'panggilan_luar'] },
];

/** Table -> rooms that own it. */
export const PEMILIK = new Map(MILIK.flatMap(({ rooms, tables }) => tables.map((t) => [t, rooms])));
