import type { PrismaClient } from '@prisma/client';

/** Parts of the dashboard that can be given to eselon users; each leads to a screen of the console. */
const ELEMEN: readonly [kode: string, nama: string, uraian: string, kd_status: string | null][] = [
  ['semua', 'Semua berkas', 'Berkas apa pun statusnya', null],
  ['verifikasi', 'Verifikasi', 'Berkas yang sedang diperiksa', '21'],
  ['perbaikan', 'Perbaikan', 'Berkas yang dikembalikan kepada pemohon', '25'],
  ['rakor', 'Menunggu rakor', 'Keputusan kementerian yang menunggu rakornis', '40'],
  ['disetujui', 'Disetujui', 'Keputusan yang terbit', '50'],
  ['ditolak', 'Ditolak', 'Permohonan yang ditolak, dengan alasannya', '90'],
];
const tautan = (kd_status: string | null): string =>
  `/konsol/#/berkas${kd_status ? `?filter=${encodeURIComponent(JSON.stringify({ kd_status }))}` : ''}`;

export async function isiElemenDasbor(db: PrismaClient): Promise<void> {
  for (const [urut, [kode, nama, uraian, kd_status]] of ELEMEN.entries()) {
    const data = { nama, uraian, tautan: tautan(kd_status), urut };
    await db.elemenDasbor.upsert({ where: { kode }, create: { kode, ...data }, update: data });
  }
}
