import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PrismaClient } from '@prisma/client';
import { bacaMuatan, BerkasTakDikenal } from '@sinas/api/modules/kelola-referensi/muatan/baca-muatan';
import type { BerkasResmi } from '@sinas/domain/referensi/berkas/bentuk';
import { BERKAS_RESMI } from '@sinas/domain/referensi/berkas/daftar-berkas';
import type { AdaKode, Tolakan } from '@sinas/domain/referensi/berkas/periksa-berkas';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import { isiReferensi, type Entri } from './referensi';

/** What became of one file of the folder. A file with a line that cannot be taken is not taken at all. */
export interface HasilBerkas {
  nama: string;
  jenis: JenisReferensi;
  /** Rows of data in the file. */
  baris: number;
  /** Entries that were written; those that say what is there already are not. */
  ditulis: number;
  ditolak: readonly Tolakan[];
}

/** Loads the official files of a folder that the operator names; files that are not there are passed over. */
export async function muatFolder(db: PrismaClient, folder: string): Promise<HasilBerkas[]> {
  const hasil: HasilBerkas[] = [];
  for (const berkas of BERKAS_RESMI) {
    const lokasi = path.join(folder, berkas.nama);
    if (existsSync(lokasi)) hasil.push(await muatBerkas(db, berkas, readFileSync(lokasi)));
  }
  return hasil;
}

export async function muatBerkas(db: PrismaClient, berkas: BerkasResmi, isi: Buffer): Promise<HasilBerkas> {
  const { nama, jenis } = berkas;
  try {
    const { sah, ditolak, baris } = await bacaMuatan(isi, [berkas], await kodeAda(db));
    if (ditolak.length > 0) return { nama, jenis, baris, ditulis: 0, ditolak };
    const entri = sah.map(({ kode, uraian, induk, data, urut, berlaku_mulai }): Entri => ({
      jenis,
      kode,
      uraian,
      induk,
      data,
      urut: urut ?? 0,
      sumber: nama,
      ...(berlaku_mulai ? { berlaku_mulai } : {}),
    }));
    return { nama, jenis, baris, ditulis: await isiReferensi(db, entri), ditolak };
  } catch (error) {
    if (!(error instanceof BerkasTakDikenal)) throw error;
    return { nama, jenis, baris: 0, ditulis: 0, ditolak: [{ baris: error.baris, kode: '', pesan: error.message }] };
  }
}

/** Codes that files name of other lists: of the lists that are read before them. */
async function kodeAda(db: PrismaClient): Promise<AdaKode> {
  const rows = await db.referensi.findMany({
    where: { jenis: { in: ['negara', 'kpbc', 'valuta'] } },
    select: { jenis: true, kode: true },
  });
  const ada = new Set(rows.map((r) => `${r.jenis}:${r.kode}`));
  return (jenis, kode) => ada.has(`${jenis}:${kode}`);
}
