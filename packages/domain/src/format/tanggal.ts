/** Dates as people in Indonesia read them, in Asia/Jakarta. Input: Date, ISO text, or nothing. */
export const ZONA = 'Asia/Jakarta';
export type MasukanTanggal = Date | string | null | undefined;

const BULAN = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];
export const BULAN_PENDEK = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'Mei',
  'Jun',
  'Jul',
  'Agu',
  'Sep',
  'Okt',
  'Nov',
  'Des',
] as const;
const HARI = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];

const bagian = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONA,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  weekday: 'short',
});
const URUTAN_HARI = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface Pecahan {
  tahun: string;
  bulan: number;
  hari: number;
  jam: string;
  menit: string;
  hariPekan: number;
}
/** Jakarta is seven hours ahead since then, without summer time; before, the offset changed several times (tz database). */
const WIB_SEJAK = Date.parse('1964-01-01T00:00:00+07:00');
const WIB_MS = 7 * 3_600_000;
const dua = (n: number): string => String(n).padStart(2, '0');

function pecah(nilai: MasukanTanggal): Pecahan | null {
  if (nilai === null || nilai === undefined || nilai === '') return null;
  const waktu = nilai instanceof Date ? nilai : new Date(nilai.length === 10 ? `${nilai}T00:00:00+07:00` : nilai);
  if (Number.isNaN(waktu.getTime())) return null;
  return waktu.getTime() >= WIB_SEJAK ? pecahWib(waktu) : pecahLama(waktu);
}
function pecahWib(waktu: Date): Pecahan {
  const di = new Date(waktu.getTime() + WIB_MS);
  return {
    tahun: String(di.getUTCFullYear()),
    bulan: di.getUTCMonth() + 1,
    hari: di.getUTCDate(),
    jam: dua(di.getUTCHours()),
    menit: dua(di.getUTCMinutes()),
    hariPekan: di.getUTCDay(),
  };
}
function pecahLama(waktu: Date): Pecahan {
  const p = Object.fromEntries(bagian.formatToParts(waktu).map((x) => [x.type, x.value]));
  return {
    tahun: p.year ?? '',
    bulan: Number(p.month),
    hari: Number(p.day),
    jam: p.hour ?? '',
    menit: p.minute ?? '',
    hariPekan: URUTAN_HARI.indexOf(p.weekday ?? ''),
  };
}

/** '20 November 2026'; '-' when empty, or the text given (VALIDASI-19, -21). */
export function tanggal(nilai: MasukanTanggal, kosong = '-'): string {
  const p = pecah(nilai);
  return p ? `${p.hari} ${BULAN[p.bulan - 1]} ${p.tahun}` : kosong;
}
/** '2026-11-20' */
export function tanggalIso(nilai: MasukanTanggal, kosong = '-'): string {
  const p = pecah(nilai);
  return p ? `${p.tahun}-${dua(p.bulan)}-${dua(p.hari)}` : kosong;
}
/** '20 November 2026 - 14:32' */
export function tanggalJam(nilai: MasukanTanggal, kosong = '-'): string {
  const p = pecah(nilai);
  return p ? `${dua(p.hari)} ${BULAN[p.bulan - 1]} ${p.tahun} - ${p.jam}:${p.menit}` : kosong;
}
/** '20 Nov' */
export function tanggalPendek(nilai: MasukanTanggal, kosong = '-'): string {
  const p = pecah(nilai);
  return p ? `${p.hari} ${BULAN_PENDEK[p.bulan - 1]}` : kosong;
}
/** 'Jumat 20 November' */
export function hariTanggal(nilai: MasukanTanggal, kosong = '-'): string {
  const p = pecah(nilai);
  return p ? `${HARI[p.hariPekan]} ${p.hari} ${BULAN[p.bulan - 1]}` : kosong;
}
/** 'Jumat 20 November 2026' */
export function hariTanggalTahun(nilai: MasukanTanggal, kosong = '-'): string {
  const p = pecah(nilai);
  return p ? `${HARI[p.hariPekan]} ${p.hari} ${BULAN[p.bulan - 1]} ${p.tahun}` : kosong;
}
/** '14.32' (hours with a dot) */
export function jam(nilai: MasukanTanggal, kosong = '-'): string {
  const p = pecah(nilai);
  return p ? `${p.jam}.${p.menit}` : kosong;
}
/** '14.32 WIB': a time never stands without its zone, but in a cell of a table. */
export const pukul = (nilai: MasukanTanggal, kosong = '-'): string => {
  const teks = jam(nilai, '');
  return teks ? `${teks} WIB` : kosong;
};
/** '20 November 2026, 14.32 WIB' */
export const waktu = (nilai: MasukanTanggal, kosong = '-'): string =>
  pecah(nilai) ? `${tanggal(nilai)}, ${pukul(nilai)}` : kosong;
/** 'Jumat 20 November, 14.32 WIB', where the year goes without saying. */
export const hariWaktu = (nilai: MasukanTanggal, kosong = '-'): string =>
  pecah(nilai) ? `${hariTanggal(nilai)}, ${pukul(nilai)}` : kosong;
/** '20 Nov 14.32', for cells of tables and the margin of a list of events only. */
export const waktuPendek = (nilai: MasukanTanggal, kosong = '-'): string =>
  pecah(nilai) ? `${tanggalPendek(nilai)} ${jam(nilai)}` : kosong;
/** 'YYYYMMDD' in Jakarta: the date part of an application number. */
export const tanggalRapat = (nilai: Date): string => tanggalIso(nilai).replaceAll('-', '');
/** When a day of Jakarta (yyyy-mm-dd) begins. */
export const awalHari = (hari: string): Date => new Date(`${hari}T00:00:00+07:00`);
export const tahunJakarta = (nilai: Date): number => Number(tanggalIso(nilai).slice(0, 4));

/** A day as it is written: yyyy-mm-dd. Whether there is such a day, `tanggalSah` tells. */
export const BENTUK_HARI = /^(19|20|21)\d\d-\d\d-\d\d$/;

/** Is it a day of these centuries, written yyyy-mm-dd? */
export const tanggalSah = (t: string): boolean => {
  const d = new Date(`${t}T00:00:00Z`);
  return BENTUK_HARI.test(t) && !Number.isNaN(d.getTime()) && d.toISOString().startsWith(t);
};
