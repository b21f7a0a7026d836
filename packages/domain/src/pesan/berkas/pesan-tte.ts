/** Electronic signatures. */
export const PESAN_TTE = {
  'tte.frasa_salah': 'Frasa sandi tanda tangan salah',
  'tte.sertifikat_dicabut': 'Sertifikat tanda tangan Anda sudah dicabut',
  'tte.sertifikat_kedaluwarsa': 'Sertifikat tanda tangan Anda sudah lewat masa berlakunya',
  'tte.belum_terdaftar': 'Anda belum punya sertifikat tanda tangan',
  'tte.bukan_miliknya': 'Sertifikat tanda tangan ini bukan milik Anda',
} as const;
