import { JENIS_NOTIFIKASI } from '@sinas/domain/akses/akun';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { dapatOtomatis } from '@sinas/domain/kalender/ubahan';
import { KODE_TAHAP, TAHAP_NERACA } from '@sinas/domain/kalender/tahap-neraca';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import { KODE_IZIN, KODE_REKOM, type KdRekom, type KdRekomIzin } from '@sinas/domain/layanan/kode';
import { keSaat } from '../../lib/wib';
import type { UbahanKalender } from '../../providers/wire';
import { RUPA_JENIS } from '../siaran/kata';
import type { Jenis } from './data';

export interface Medan {
  nama: string;
  label: string;
  jenis: 'hari' | 'saat' | 'teks' | 'panjang' | 'pilih';
  /** What it is known by: set once. */
  kunci?: boolean;
  bebas?: boolean;
  maks?: number;
  hint?: string;
  pilihan?: readonly (readonly [string, string])[];
}
type Isi = Record<string, string>;
interface Bentuk {
  /** As it is called in 'Tambah …' and 'Ubah …'. */
  nama: string;
  medan: readonly Medan[];
  susun: (isi: Isi, tahun: number) => UbahanKalender;
}

export const namaLayanan = (k: KdRekom): string => `${layanan(k).jnsLayanan}, ${layanan(k).nama}`;
const LAYANAN_PILIHAN = KODE_REKOM.map((k) => [k, namaLayanan(k)] as const);
const LAYANAN_OTOMATIS = KODE_IZIN.filter(dapatOtomatis).map((k) => [k, namaLayanan(k)] as const);
const KOMODITAS_PILIHAN = [
  ['', 'Semua komoditas layanan ini'],
  ...[...KELOMPOK.values()].map((k) => [k.kode, `${k.kode} – ${k.uraian}`] as const),
] as const;
const saatMedan = (nama: string, label: string, lain: Partial<Medan> = {}): Medan => ({
  nama,
  label,
  jenis: 'saat',
  ...lain,
});
const rekom = (k: string | undefined): KdRekomIzin => KODE_IZIN.find((x) => x === k) ?? '01';

/** What each of the five is asked for, and what becomes of it on the wire. */
export const BENTUK: Record<Jenis, Bentuk> = {
  jadwal: {
    nama: 'jadwal',
    medan: [
      { nama: 'kd_rekom', label: 'Layanan', jenis: 'pilih', kunci: true, pilihan: LAYANAN_PILIHAN },
      {
        nama: 'kd_komoditas',
        label: 'Komoditas',
        jenis: 'pilih',
        kunci: true,
        bebas: true,
        pilihan: KOMODITAS_PILIHAN,
      },
      saatMedan('buka_buat', 'Buka pembuatan'),
      saatMedan('tutup_buat', 'Tutup pembuatan'),
      saatMedan('tutup_ubah', 'Tutup perubahan'),
      saatMedan('buka_tarik', 'Buka penarikan', { bebas: true, hint: 'Kosongkan bila terbuka sejak ditetapkan.' }),
      saatMedan('tutup_tarik', 'Tutup penarikan', { bebas: true, hint: 'Kosongkan bila sampai akhir tahun neraca.' }),
    ],
    susun: (i, tahun) => ({
      jadwal: {
        tahun,
        kd_rekom: KODE_REKOM.find((x) => x === i.kd_rekom) ?? '01',
        kd_komoditas: i.kd_komoditas || null,
        buka_buat: keSaat(i.buka_buat),
        tutup_buat: keSaat(i.tutup_buat),
        tutup_ubah: keSaat(i.tutup_ubah),
        buka_tarik: i.buka_tarik ? keSaat(i.buka_tarik) : null,
        tutup_tarik: i.tutup_tarik ? keSaat(i.tutup_tarik) : null,
      },
    }),
  },
  libur: {
    nama: 'hari libur',
    medan: [
      { nama: 'tanggal', label: 'Tanggal', jenis: 'hari', kunci: true },
      { nama: 'nama', label: 'Nama hari libur', jenis: 'teks', maks: BATAS_TEKS.nama_libur },
    ],
    susun: (i) => ({ libur: { tanggal: i.tanggal ?? '', nama: (i.nama ?? '').trim() } }),
  },
  tahap: {
    nama: 'tahap',
    medan: [
      {
        nama: 'kode',
        label: 'Tahap',
        jenis: 'pilih',
        kunci: true,
        pilihan: KODE_TAHAP.map((k) => [k, TAHAP_NERACA[k]] as const),
      },
      { nama: 'mulai', label: 'Hari pertama', jenis: 'hari' },
      { nama: 'sampai', label: 'Hari terakhir', jenis: 'hari' },
    ],
    susun: (i, tahun) => ({
      tahap: {
        tahun,
        kode: KODE_TAHAP.find((k) => k === i.kode) ?? 'verifikasi',
        mulai: i.mulai ?? '',
        sampai: i.sampai ?? '',
      },
    }),
  },
  pengumuman: {
    nama: 'pengumuman',
    medan: [
      { nama: 'judul', label: 'Judul', jenis: 'teks', maks: BATAS_TEKS.judul_pengumuman },
      { nama: 'isi', label: 'Isi', jenis: 'panjang', maks: BATAS_TEKS.isi_pengumuman },
      {
        nama: 'type',
        label: 'Jenis',
        jenis: 'pilih',
        pilihan: JENIS_NOTIFIKASI.map((j) => [j, RUPA_JENIS[j].kata] as const),
      },
      saatMedan('mulai', 'Mulai tayang'),
      saatMedan('sampai', 'Akhir tayang', { bebas: true, hint: 'Kosongkan bila tayang sampai dihapus.' }),
    ],
    susun: (i) => ({
      pengumuman: {
        ...(i.id ? { id: Number(i.id) } : {}),
        judul: (i.judul ?? '').trim(),
        isi: (i.isi ?? '').trim(),
        type: JENIS_NOTIFIKASI.find((j) => j === i.type) ?? 'info',
        mulai: keSaat(i.mulai),
        sampai: i.sampai ? keSaat(i.sampai) : null,
      },
    }),
  },
  layanan: {
    nama: 'sakelar layanan',
    medan: [
      { nama: 'kd_rekom', label: 'Layanan', jenis: 'pilih', kunci: true, pilihan: LAYANAN_OTOMATIS },
      {
        nama: 'fl_terbit_otomatis',
        label: 'Terbit otomatis saat batas layanan terlewati',
        jenis: 'pilih',
        pilihan: [
          ['T', 'Tidak boleh'],
          ['Y', 'Boleh'],
        ],
      },
    ],
    susun: (i) => ({
      layanan: { kd_rekom: rekom(i.kd_rekom), fl_terbit_otomatis: i.fl_terbit_otomatis === 'Y' },
    }),
  },
};
