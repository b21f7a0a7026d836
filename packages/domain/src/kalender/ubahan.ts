import { KELOMPOK } from '../komoditas/daftar';
import { layanan } from '../layanan/daftar';
import type { KdRekom, KdRekomIzin } from '../layanan/kode';
import { punyaDasar } from '../pengajuan/dasar';
import { pesan } from '../pesan/pesan';
import type { KdTahap } from './tahap-neraca';

/** What operators keep of the calendar; each has a history of its own. */
export const JENIS_KALENDER = ['jadwal', 'libur', 'tahap', 'pengumuman', 'layanan'] as const;
export type JenisKalender = (typeof JENIS_KALENDER)[number];

export interface JadwalIsi {
  tahun: number;
  kd_rekom: KdRekom;
  /** One commodity group; without it, all of the service that have no window of their own. */
  kd_komoditas?: string | null;
  buka_buat: string;
  tutup_buat: string;
  tutup_ubah: string;
  /** Of what draws from a determination; without it, from the determination to the end of the year. */
  buka_tarik?: string | null;
  tutup_tarik?: string | null;
}
export interface LiburIsi {
  tanggal: string;
  nama: string;
}
export interface TahapIsi {
  tahun: number;
  kode: KdTahap;
  mulai: string;
  sampai: string;
}
export interface PengumumanIsi {
  id?: number | null;
  judul: string;
  isi: string;
  type: string;
  mulai: string;
  sampai?: string | null;
}
export interface LayananIsi {
  kd_rekom: KdRekomIzin;
  fl_terbit_otomatis: boolean;
}
/** One change: exactly one of the five, set or taken away. */
export interface UbahanKalender {
  jadwal?: JadwalIsi;
  libur?: LiburIsi;
  tahap?: TahapIsi;
  pengumuman?: PengumumanIsi;
  layanan?: LayananIsi;
  hapus?: boolean;
}
export interface SalahKalender {
  path: string;
  message: string;
}
const urut = (path: string, label: string, awal: string): SalahKalender => ({
  path,
  message: pesan('kalender.akhir_sebelum_awal', { label, awal }),
});

function periksaJadwal(j: JadwalIsi): SalahKalender[] {
  const salah: SalahKalender[] = [];
  const kelompok = j.kd_komoditas ? KELOMPOK.get(j.kd_komoditas) : undefined;
  if (j.kd_komoditas && !kelompok?.layanan.includes(j.kd_rekom))
    salah.push({
      path: 'jadwal.kd_komoditas',
      message: pesan('kalender.komoditas_lain', { kode: j.kd_komoditas, layanan: layanan(j.kd_rekom).jnsLayanan }),
    });
  if (Date.parse(j.tutup_buat) <= Date.parse(j.buka_buat))
    salah.push(urut('jadwal.tutup_buat', 'Tutup pembuatan', 'buka pembuatan'));
  if (Date.parse(j.tutup_ubah) < Date.parse(j.tutup_buat))
    salah.push(urut('jadwal.tutup_ubah', 'Tutup perubahan', 'tutup pembuatan'));
  if ((j.buka_tarik || j.tutup_tarik) && !punyaDasar(j.kd_rekom))
    salah.push({
      path: 'jadwal.buka_tarik',
      message: pesan('kalender.tanpa_tarik', { layanan: layanan(j.kd_rekom).jnsLayanan }),
    });
  if (j.buka_tarik && j.tutup_tarik && Date.parse(j.tutup_tarik) <= Date.parse(j.buka_tarik))
    salah.push(urut('jadwal.tutup_tarik', 'Tutup penarikan', 'buka penarikan'));
  return salah;
}
function periksaTahap(t: TahapIsi): SalahKalender[] {
  if (t.sampai < t.mulai) return [urut('tahap.sampai', 'Hari terakhir', 'hari pertama')];
  const luar = t.mulai < `${t.tahun - 1}-01-01` || t.sampai > `${t.tahun}-12-31`;
  const message = pesan('kalender.tahun_tahap', { tahun: `${t.tahun}`, sebelum: `${t.tahun - 1}` });
  return luar ? [{ path: 'tahap.mulai', message }] : [];
}
const periksaPengumuman = (p: PengumumanIsi): SalahKalender[] =>
  p.sampai && Date.parse(p.sampai) <= Date.parse(p.mulai)
    ? [urut('pengumuman.sampai', 'Akhir tayang', 'mulai tayang')]
    : [];

/** Services some of whose files may be issued by the system (T21): those that no meeting decides, and what draws. */
export const dapatOtomatis = (kd: KdRekomIzin): boolean => !layanan(kd).fl_rakor || punyaDasar(kd);
const periksaLayanan = ({ kd_rekom }: LayananIsi): SalahKalender[] =>
  dapatOtomatis(kd_rekom)
    ? []
    : [
        {
          path: 'layanan.kd_rekom',
          message: pesan('kalender.otomatis_rakor', { layanan: layanan(kd_rekom).jnsLayanan }),
        },
      ];

/** Which of the five a change is about; null = none, or more than one. */
export function jenisUbahan(u: UbahanKalender): JenisKalender | null {
  const ada = JENIS_KALENDER.filter((j) => Boolean(u[j]));
  return ada.length === 1 ? (ada[0] ?? null) : null;
}

/** Everything that is wrong with a change before the state of the portal is asked. */
export function periksaUbahan(u: UbahanKalender): SalahKalender[] {
  if (jenisUbahan(u) === null) return [{ path: '', message: pesan('kalender.satu_hal') }];
  if (u.hapus) return u.layanan ? [{ path: 'layanan', message: pesan('kalender.tak_dapat_dihapus') }] : [];
  return [
    ...(u.jadwal ? periksaJadwal(u.jadwal) : []),
    ...(u.tahap ? periksaTahap(u.tahap) : []),
    ...(u.pengumuman ? periksaPengumuman(u.pengumuman) : []),
    ...(u.layanan ? periksaLayanan(u.layanan) : []),
  ];
}
