/** Sentences about acting officials (Plh, Plt). */
export const PESAN_PELAKSANA = {
  'pelaksana.diri_sendiri': 'Pilih orang lain dari pejabat yang diwakili',
  'pelaksana.sampai_sebelum_mulai': 'Hari terakhir tidak boleh sebelum hari pertama',
  'pelaksana.sudah_lewat': 'Hari terakhir sudah lewat',
  'pelaksana.terlalu_lama': 'Satu penunjukan paling lama {n} hari',
  'pelaksana.bukan_pejabat': 'Yang diwakili harus pejabat pemutus atau koordinator verifikasi di kementerian Anda',
  'pelaksana.bukan_petugas': 'Pelaksana harus petugas aktif di kementerian Anda',
  'pelaksana.bertumpuk': 'Pejabat ini sudah diwakili {nama} pada masa itu',
  'pelaksana.tidak_ada': 'Penunjukan tidak ditemukan',
  'pelaksana.sudah_berakhir': 'Penunjukan ini sudah berakhir',
  'pelaksana.perlu_faktor': 'Masuk dengan faktor kedua sebelum bertindak untuk jabatan ini',
  'pelaksana.ditunjuk': '{nama} ditunjuk sebagai {sebutan}',
  'pelaksana.diakhiri': 'Penunjukan diakhiri',
  'pelaksana.kabar_tunjuk': 'Penunjukan {sebutan}',
  'pelaksana.kabar_tunjuk_pelaksana':
    'Anda ditunjuk mewakili {pejabat} dari {mulai} sampai {sampai} dengan surat {surat}. Pilih jabatan itu pada pita di atas halaman saat bertindak.',
  'pelaksana.kabar_tunjuk_pejabat':
    '{pelaksana} ditunjuk mewakili Anda dari {mulai} sampai {sampai} dengan surat {surat}.',
  'pelaksana.kabar_akhir': 'Penunjukan {sebutan} diakhiri',
  'pelaksana.kabar_akhir_pelaksana': 'Anda tidak lagi mewakili {pejabat}. Alasan: {alasan}',
  'pelaksana.kabar_akhir_pejabat': '{pelaksana} tidak lagi mewakili Anda. Alasan: {alasan}',
} as const;
