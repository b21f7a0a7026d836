/** Sentences about what a case draws from. */
export const PESAN_DASAR = {
  'dasar.bukan_tarik': 'Pengajuan ini tidak menarik dari yang sudah ditetapkan',
  'dasar.tanpa_dasar': 'Layanan ini tidak menarik dari rencana atau penetapan',
  'dasar.sumber_tidak_ada': 'Tidak ada rencana atau pengajuan bernomor {no} pada perusahaan ini',
  'dasar.sumber_belum': '{no} tidak dapat ditarik karena tidak sedang ditetapkan',
  'dasar.sumber_lain': '{no} bukan untuk komoditas dan tahun ini',
  'andai.tidak_diproses': 'Berkas ini tidak sedang diproses, jadi tidak ada jumlah yang dapat diperkirakan',
  'dasar.perubahan': 'Dasar sebuah perubahan ditentukan ketika dikirim',
  'dasar.pos_asing': '{uraian} yang diminta {minta} tidak ada dalam {no}',
  'dasar.melebihi': '{uraian}: diminta {minta}, yang bebas pada {no} {ada}',
  'dasar.melebihi_cadangan':
    '{uraian}: diberikan {minta} di luar yang sudah direalisasikan, padahal sisa izin lama dan cadangan pengajuan ini {ada}',
  'dasar.rencana_ada':
    '{uraian} sudah ada dalam rencana kebutuhan {no}. Satu kebutuhan diminta sekali, jadi tarik dari rencana itu setelah ditetapkan',
  'dasar.terlambat': 'Realisasi {bulan} pada rencana {no} belum dilaporkan. Laporkan dahulu, lalu kirim pengajuan ini',
  'dasar.tahun_tutup': 'Tahun neraca {tahun} sudah berakhir. Cadangannya dikembalikan',
} as const;
