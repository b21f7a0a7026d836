import { CARA_MASUK, PERISTIWA_MASUK, type PeristiwaMasuk } from '@sinas/domain/akses/kata-akun';
import { namaPerangkat } from '@sinas/domain/akses/nama-perangkat';
import { tanggalIso, waktuPendek } from '@sinas/domain/format/tanggal';
import type { KolomTabel, SelTabel } from '../impor/tulis/tulis-tabel.service';

/** What a list's line has of what is written. */
export interface BarisBerkas {
  noAju: string;
  nama_layanan: string;
  ur_komoditas: string;
  tahun: number;
  ur_status: string;
  nama_perusahaan: string;
  npwp: string;
  ur_ga: string;
  jml_total: string;
  satuan: string | null;
  jumlah_baris: number;
  meja: { nama: string };
  tgl_kirim: Date | null;
  tgl_keputusan: Date | null;
  no_keputusan: string | null;
  berlaku_mulai: string | null;
  berlaku_sampai: string | null;
}
export interface BarisKeputusan {
  noAju: string;
  no_keputusan: string;
  tgl_keputusan: Date;
  jnsLayanan: string;
  kd_komoditas: string;
  tahun: number;
  kd_ga: string;
  nama_perusahaan: string;
  nib: string | null;
  npwp: string;
  berlaku_mulai: string | null;
  berlaku_sampai: string | null;
  jumlah_baris: number;
}
export interface BarisRapat {
  judul: string;
  ur_jenis: string;
  tahun: number;
  tanggal: string;
  komoditas: string[];
  berkas: number;
  baris: number;
  ur_status: string;
  no_ba: string | null;
}
export interface BarisAktivitas {
  waktu: Date;
  fullname: string;
  username: string;
  peristiwa: string;
  agen: string | null;
  cara: string;
  alamat: string | null;
  bukan_saya: Date | null;
}
type Kolom<T> = KolomTabel & { isi: (b: T) => SelTabel };

const saat = (d: Date | null): SelTabel => (d ? `${tanggalIso(d)} ${waktuPendek(d).slice(-5)}` : null);
export const KOLOM_BERKAS: readonly Kolom<BarisBerkas>[] = [
  { label: 'Nomor aju', lebar: 30, unik: true, isi: (b) => b.noAju },
  { label: 'Layanan', lebar: 34, isi: (b) => b.nama_layanan },
  { label: 'Komoditas', lebar: 26, isi: (b) => b.ur_komoditas },
  { label: 'Tahun', lebar: 8, angka: true, isi: (b) => String(b.tahun) },
  { label: 'Status', lebar: 30, isi: (b) => b.ur_status },
  { label: 'Di meja', lebar: 22, isi: (b) => b.meja.nama },
  { label: 'Perusahaan', lebar: 36, isi: (b) => b.nama_perusahaan },
  { label: 'NPWP', lebar: 20, isi: (b) => b.npwp },
  { label: 'Kementerian', lebar: 30, isi: (b) => b.ur_ga },
  { label: 'Volume', lebar: 16, angka: true, isi: (b) => b.jml_total },
  { label: 'Satuan', lebar: 8, isi: (b) => b.satuan },
  { label: 'Baris', lebar: 8, angka: true, isi: (b) => String(b.jumlah_baris) },
  { label: 'Dikirim (WIB)', lebar: 17, unik: true, isi: (b) => saat(b.tgl_kirim) },
  { label: 'Diputus (WIB)', lebar: 17, unik: true, isi: (b) => saat(b.tgl_keputusan) },
  { label: 'Nomor keputusan', lebar: 30, unik: true, isi: (b) => b.no_keputusan },
  { label: 'Berlaku mulai', lebar: 13, isi: (b) => b.berlaku_mulai },
  { label: 'Berlaku sampai', lebar: 13, isi: (b) => b.berlaku_sampai },
];
export const KOLOM_KEPUTUSAN: readonly Kolom<BarisKeputusan>[] = [
  { label: 'Nomor aju', lebar: 30, unik: true, isi: (b) => b.noAju },
  { label: 'Nomor keputusan', lebar: 30, unik: true, isi: (b) => b.no_keputusan },
  { label: 'Diputus (WIB)', lebar: 17, unik: true, isi: (b) => saat(b.tgl_keputusan) },
  { label: 'Layanan', lebar: 12, isi: (b) => b.jnsLayanan },
  { label: 'Kode komoditas', lebar: 12, isi: (b) => b.kd_komoditas },
  { label: 'Tahun', lebar: 8, angka: true, isi: (b) => String(b.tahun) },
  { label: 'Kode kementerian', lebar: 12, isi: (b) => b.kd_ga },
  { label: 'Perusahaan', lebar: 36, isi: (b) => b.nama_perusahaan },
  { label: 'NIB', lebar: 16, isi: (b) => b.nib },
  { label: 'NPWP', lebar: 20, isi: (b) => b.npwp },
  { label: 'Berlaku mulai', lebar: 13, isi: (b) => b.berlaku_mulai },
  { label: 'Berlaku sampai', lebar: 13, isi: (b) => b.berlaku_sampai },
  { label: 'Baris', lebar: 8, angka: true, isi: (b) => String(b.jumlah_baris) },
];
export const KOLOM_RAPAT: readonly Kolom<BarisRapat>[] = [
  { label: 'Rapat', lebar: 44, isi: (b) => b.judul },
  { label: 'Jenis', lebar: 16, isi: (b) => b.ur_jenis },
  { label: 'Tahun neraca', lebar: 12, angka: true, isi: (b) => String(b.tahun) },
  { label: 'Tanggal', lebar: 13, isi: (b) => b.tanggal },
  { label: 'Komoditas', lebar: 44, isi: (b) => b.komoditas.join(', ') },
  { label: 'Berkas', lebar: 9, angka: true, isi: (b) => String(b.berkas) },
  { label: 'Baris', lebar: 9, angka: true, isi: (b) => String(b.baris) },
  { label: 'Status', lebar: 24, isi: (b) => b.ur_status },
  { label: 'Nomor berita acara', lebar: 34, unik: true, isi: (b) => b.no_ba },
];
export const KOLOM_AKTIVITAS: readonly Kolom<BarisAktivitas>[] = [
  { label: 'Waktu (WIB)', lebar: 17, unik: true, isi: (b) => saat(b.waktu) },
  { label: 'Nama', lebar: 30, isi: (b) => b.fullname },
  { label: 'Nama pengguna', lebar: 20, isi: (b) => b.username },
  { label: 'Peristiwa', lebar: 22, isi: (b) => PERISTIWA_MASUK[b.peristiwa as PeristiwaMasuk].kata },
  { label: 'Perangkat', lebar: 26, isi: (b) => namaPerangkat(b.agen) },
  { label: 'Cara', lebar: 32, isi: (b) => CARA_MASUK[b.cara as keyof typeof CARA_MASUK] },
  { label: 'Alamat jaringan', lebar: 22, isi: (b) => b.alamat },
  { label: 'Dilaporkan bukan pemiliknya (WIB)', lebar: 17, unik: true, isi: (b) => saat(b.bukan_saya) },
];
/** Rows of a list as rows of a table. */
export async function* barisTabel<T>(
  kolom: readonly Kolom<T>[],
  halaman: AsyncIterable<readonly T[]>,
): AsyncGenerator<SelTabel[][]> {
  for await (const rows of halaman) yield rows.map((b) => kolom.map((k) => k.isi(b)));
}
