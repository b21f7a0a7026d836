import { angka } from '@sinas/domain/format/angka';
import { tanggal } from '@sinas/domain/format/tanggal';
import type { GrupStatus } from '@sinas/domain/pengajuan/status';
import type { ShapeName } from '@sinas/ui/marks/Shape';
import type { Entri, Muatan, Perubahan, RiwayatReferensi } from '../../providers/wire';

export interface Rupa {
  grup: GrupStatus;
  bentuk: ShapeName;
  kata: string;
}

export const KEADAAN: Record<Entri['keadaan'], Rupa> = {
  berlaku: { grup: 'baik', bentuk: 'centang', kata: 'Berlaku' },
  akan: { grup: 'jalan', bentuk: 'cincin-isi', kata: 'Akan berlaku' },
  ditutup: { grup: 'netral', bentuk: 'kotak-setrip', kata: 'Ditutup' },
};
const STATUS_MUATAN: Record<Muatan['status'], Rupa> = {
  pratinjau: { grup: 'anda', bentuk: 'wajik', kata: 'Belum diterapkan' },
  diterapkan: { grup: 'baik', bentuk: 'centang', kata: 'Diterapkan' },
  diurungkan: { grup: 'netral', bentuk: 'kotak-setrip', kata: 'Diurungkan' },
  dibuang: { grup: 'netral', bentuk: 'cincin-putus', kata: 'Dibuang' },
};
const TANPA_PERUBAHAN: Rupa = { grup: 'netral', bentuk: 'cincin-putus', kata: 'Tanpa perubahan' };
const DITOLAK: Rupa = { grup: 'buruk', bentuk: 'oktagon', kata: 'Ditolak' };
export const tanpaPerubahan = ({ tambah, ubah, tutup }: Muatan['jumlah']): boolean => tambah + ubah + tutup === 0;
/** How a load is shown; one that can never be taken over waits for nobody. */
export function rupaMuatan({ status, jumlah }: Pick<Muatan, 'status' | 'jumlah'>): Rupa {
  if (status !== 'pratinjau') return STATUS_MUATAN[status];
  if (jumlah.tolak > 0) return DITOLAK;
  return tanpaPerubahan(jumlah) ? TANPA_PERUBAHAN : STATUS_MUATAN.pratinjau;
}
export const NAMA_ASAL: Record<Entri['asal'], string> = {
  awal: 'Data awal',
  paket: 'Paket',
  berkas: 'Berkas resmi',
  unggahan: 'Unggahan',
  petugas: 'Petugas',
};
export const NAMA_PERISTIWA: Record<RiwayatReferensi['peristiwa'], string> = {
  tambah: 'menambah',
  ubah: 'mengubah',
  tutup: 'menutup',
  buka: 'membuka kembali',
  muat: 'memuat berkas',
  urung: 'mengurungkan muatan berkas',
  korelasi: 'mengubah korelasi',
  korelasi_lengkap: 'mengubah tanda lengkap korelasi',
};

export type KelompokPerubahan = Perubahan['kelompok'];
/** The figures of a load, in the order in which they are read; `sama` has no rows of its own. */
export const ANGKA_MUATAN: readonly (readonly [KelompokPerubahan | 'sama', string])[] = [
  ['tambah', 'Ditambah'],
  ['ubah', 'Diubah'],
  ['tutup', 'Ditutup'],
  ['sama', 'Sama'],
  ['pertahankan', 'Dipertahankan'],
  ['tolak', 'Ditolak'],
];

/** 'sejak 1 April 2022', as it stands in a column of its own. */
export function masaBerlaku({
  berlaku_mulai: mulai,
  berlaku_akhir: akhir,
}: Pick<Entri, 'berlaku_mulai' | 'berlaku_akhir'>): string {
  if (mulai && akhir) return `${tanggal(mulai)} sampai ${tanggal(akhir)}`;
  if (mulai) return `Sejak ${tanggal(mulai)}`;
  return akhir ? `Sampai ${tanggal(akhir)}` : 'Tanpa batas';
}

/** '3 entri ditambah, 12 diubah dan 1 ditutup'; what did not happen is left out. */
export function yangTerjadi({ tambah, ubah, tutup }: Muatan['jumlah']): string {
  const bagian = (
    [
      [tambah, 'ditambah'],
      [ubah, 'diubah'],
      [tutup, 'ditutup'],
    ] as const
  ).flatMap(([n, kata]) => (n ? [`${angka(n)} ${kata}`] : []));
  const [awal, ...sisa] = bagian;
  if (!awal) return 'tidak ada entri yang berubah';
  const teks = awal.replace(' ', ' entri ');
  const akhir = sisa.pop();
  return akhir ? `${[teks, ...sisa].join(', ')} dan ${akhir}` : teks;
}
