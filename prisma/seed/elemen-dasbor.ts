import type { PrismaClient } from '@prisma/client';
import type { GambarDasbor } from '@sinas/domain/akses/elemen-dasbor';
import { HIMPUNAN } from '@sinas/domain/pengajuan/himpunan';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';

type Elemen<K extends string, T> = readonly [kode: K, nama: string, uraian: string, isi: T];
/** Parts of the dashboard that can be given to eselon users: lists of files by their states, null = all of them… */
const DAFTAR: readonly Elemen<string, readonly KdStatusTersimpan[] | null>[] = [
  ['semua', 'Semua berkas', 'Berkas apa pun statusnya', null],
  [
    'verifikasi',
    'Di kementerian',
    'Berkas yang sedang diperiksa kementerian',
    [...HIMPUNAN.antrean, ...HIMPUNAN.diMejaKl],
  ],
  ['perbaikan', 'Perbaikan', 'Berkas yang dikembalikan kepada pemohon', HIMPUNAN.dikembalikan],
  ['rakor', 'Menunggu rapat', 'Menunggu atau dibahas rapat koordinasi', HIMPUNAN.dirapatkan],
  ['disetujui', 'Berlaku', 'Keputusan yang terbit dan berlaku', HIMPUNAN.berlaku],
  ['ditolak', 'Ditolak', 'Permohonan yang ditolak, dengan alasannya', HIMPUNAN.ditolak],
];
/** …and pictures of monitoring. */
const GAMBAR: readonly Elemen<GambarDasbor, null>[] = [
  ['capaian', 'Capaian komoditas', 'Ditetapkan, terbit, terealisasi, terhadap rencana', null],
  ['rapat', 'Rapat berikutnya', 'Rapat koordinasi yang akan datang', null],
  ['keputusan', 'Keputusan terakhir', 'Keputusan tujuh hari terakhir menurut hasilnya', null],
  ['neraca', 'Pasokan dan kebutuhan', 'Kekurangan pasokan menurut baris nasional', null],
  ['kementerian', 'Berkas menurut kementerian', 'Berkas berjalan dan yang lewat batas layanan', null],
  ['meja', 'Berkas menurut meja', 'Berkas berjalan di setiap meja', null],
  ['tahap', 'Hasil sejauh ini', 'Berkas menurut tahap', null],
  ['waktu', 'Waktu di setiap meja', 'Hari kerja berkas di setiap meja', null],
];
const tautan = (status: readonly string[] | null): string =>
  `/konsol/#/berkas${status ? `?filter=${encodeURIComponent(JSON.stringify({ kd_status: status.join(',') }))}` : ''}`;
const ELEMEN = [
  ...DAFTAR.map(([kode, nama, uraian, status]) => ({ kode, nama, uraian, tautan: tautan(status) })),
  ...GAMBAR.map(([kode, nama, uraian]) => ({ kode, nama, uraian, tautan: '/konsol/#/pemantauan' })),
];

export async function isiElemenDasbor(db: PrismaClient): Promise<void> {
  for (const [urut, { kode, ...isi }] of ELEMEN.entries()) {
    const data = { ...isi, urut };
    await db.elemenDasbor.upsert({ where: { kode }, create: { kode, ...data }, update: data });
  }
}
/** All of them, to the eselon user of the demo. */
export async function beriElemenDasbor(db: PrismaClient, idUser: string): Promise<void> {
  await db.elemenPengguna.createMany({
    data: ELEMEN.map(({ kode }) => ({ id_user: idUser, kode })),
    skipDuplicates: true,
  });
}
