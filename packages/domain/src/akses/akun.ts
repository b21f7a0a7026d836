/** What a person's account says of itself. */
export const STATUS_AKUN = ['menunggu', 'aktif', 'nonaktif', 'dihapus'] as const;
export type StatusAkun = (typeof STATUS_AKUN)[number];

/** Derived, never stored: an account that has not been activated waits for its mail. */
export function statusAkun(a: { aktif: boolean; diaktifkan: Date | null; dihapus: Date | null }): StatusAkun {
  if (a.dihapus) return 'dihapus';
  if (a.aktif) return 'aktif';
  return a.diaktifkan ? 'nonaktif' : 'menunggu';
}
export const UR_STATUS_AKUN: Record<StatusAkun, string> = {
  menunggu: 'Menunggu aktivasi',
  aktif: 'Aktif',
  nonaktif: 'Dinonaktifkan',
  dihapus: 'Dihapus',
};

/** Which notices also come by mail. */
export const PILIHAN_SUREL = ['tidak', 'penting', 'semua'] as const;
export type PilihanSurel = (typeof PILIHAN_SUREL)[number];
export const JENIS_NOTIFIKASI = ['info', 'success', 'warning', 'danger'] as const;
export type JenisNotifikasi = (typeof JENIS_NOTIFIKASI)[number];

/** Important is what waits for the user or has gone wrong. */
export const perluSurel = (pilihan: PilihanSurel, jenis: JenisNotifikasi): boolean =>
  pilihan === 'semua' || (pilihan === 'penting' && (jenis === 'warning' || jenis === 'danger'));

export const NAMA_PENGGUNA = /^[a-z0-9](?:[a-z0-9._-]{2,58})[a-z0-9]$/;
export const MIN_SANDI = 10;
export const MAKS_SANDI = 200;
/**
 * Lifetime of mailed tokens, hours. AKTIVASI goes to a company's address in the registry, BUKTI to the address that was
 * given behind it; SUREL to a new address of one's own, BATAL to the old one; TAUTAN ties an identity of another provider.
 */
export const JAM_TOKEN = { AKTIVASI: 48, UNDANGAN: 168, SANDI: 1, BUKTI: 24, SUREL: 24, BATAL: 72, TAUTAN: 1 } as const;
export type JenisToken = keyof typeof JAM_TOKEN;

/** Beginnings of passwords that everybody tries first. */
const LAZIM = [
  'password',
  'sandi',
  'katasandi',
  'qwerty',
  'asdfgh',
  'admin',
  'indonesia',
  'bismillah',
  'sayang',
  'rahasia',
  'welcome',
  'selamat',
  'letmein',
  'iloveyou',
  'garuda',
  'merdeka',
];
export type SebabSandi = 'pendek' | 'panjang' | 'lazim' | 'memuat_nama';

/** Why a password is refused; null when it is good. Length and being unguessable count, not kinds of characters. */
export function sandiLemah(sandi: string, tentang: readonly (string | null | undefined)[] = []): SebabSandi | null {
  if (sandi.length < MIN_SANDI) return 'pendek';
  if (sandi.length > MAKS_SANDI) return 'panjang';
  const rata = sandi.toLowerCase();
  const huruf = rata.replace(/[^a-z]/g, '');
  if (new Set(rata).size < 5 || /^\d+$/.test(rata) || LAZIM.includes(huruf) || berurut(rata)) return 'lazim';
  const nama = tentang.flatMap((t) => (t ?? '').toLowerCase().split(/[\s@._-]+/)).filter((k) => k.length >= 4);
  return nama.some((k) => rata.includes(k)) && rata.length < MIN_SANDI + 6 ? 'memuat_nama' : null;
}
/** abcdefghij, 0123456789 and their reverse. */
function berurut(teks: string): boolean {
  const beda = [...teks].slice(1).map((c, i) => c.charCodeAt(0) - teks.charCodeAt(i));
  return beda.every((b) => b === 1) || beda.every((b) => b === -1);
}

/** a***@contoh.go.id: enough to recognize one's own address. */
export function samarkanSurel(surel: string): string {
  const [nama = '', tempat = ''] = surel.split('@');
  return tempat ? `${nama.slice(0, 1)}${'*'.repeat(3)}@${tempat}` : surel;
}
