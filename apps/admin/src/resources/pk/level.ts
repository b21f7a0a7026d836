import type { BarisMentah } from '@sinas/domain/baris/jenis-baris';
import { TANPA_ACUAN, type Kolom, type KonteksBaris } from '@sinas/domain/baris/kolom';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { JENIS_PK, LEVEL_PK } from '@sinas/domain/layanan/pk/baris';
import type { LevelPk } from '../../providers/data-pk';
import type { BarisPk, Detail } from '../../providers/wire';

/** What a level is called, and what one row of it is. */
export const LEVEL: Record<LevelPk, { satu: string; tambah: string }> = {
  1: { satu: 'Kebutuhan', tambah: 'Tambah kebutuhan' },
  2: { satu: 'Penerima', tambah: 'Tambah penerima' },
  3: { satu: 'Barang', tambah: 'Tambah barang' },
};
/** Columns of a level in this file, as the server and the workbook have them. */
export function kolomLevel(level: LevelPk, { kd_komoditas, tahun, formulir, json_simpan }: Detail): readonly Kolom[] {
  const kelompok = KELOMPOK.get(kd_komoditas);
  const jenis = JENIS_PK.get(LEVEL_PK[level - 1] ?? '');
  if (!kelompok || !jenis) return [];
  const ktx: KonteksBaris = {
    ...{ kelompok, jenis: json_simpan.jenis_rekaman, tahun, acuan: TANPA_ACUAN },
    opsi: formulir.opsi,
    hs: { kode: new Set<string>(), lengkap: false },
  };
  return jenis.kolom(ktx);
}
export const namaBaris = (b: BarisPk): string => b.nama ?? b.uraian_barang ?? b.uraian ?? `Baris ${b.seri}`;
/** The fields of a row that may be sent back. */
export const isiBaris = (kolom: readonly Kolom[], b: BarisPk): BarisMentah =>
  Object.fromEntries(
    kolom.map(({ kd_field }) => [kd_field, (b as unknown as Record<string, unknown>)[kd_field]] as const),
  );
