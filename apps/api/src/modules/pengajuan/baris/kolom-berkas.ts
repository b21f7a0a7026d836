import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import type { JenisRekaman } from '@sinas/domain/komoditas/rekaman';
import type { Kolom } from '@sinas/domain/baris/kolom';
import { kolomBaris } from '@sinas/domain/baris/barang';
import type { BerkasRow } from '../alur/pengajuan.repository';

/** Columns of the rows of a file. */
export const kolomBerkas = (p: Pick<BerkasRow, 'kd_komoditas' | 'jenis_rekaman'>): Kolom[] => {
  const kelompok = KELOMPOK.get(p.kd_komoditas);
  return kelompok ? kolomBaris(kelompok, p.jenis_rekaman as JenisRekaman) : [];
};
