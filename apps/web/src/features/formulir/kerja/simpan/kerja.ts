import { formulirLayanan } from '@sinas/domain/layanan/daftar';
import { tanpaNama } from '@sinas/domain/formulir/formulir';
import type { Belums } from '@sinas/formulir/simpan/gabung';
import type { IsiBerkas, KerjaDatang } from '@sinas/formulir/simpan/kawat';
import type { CatatanPetugas, DetailFormulir, JsonSimpan } from '../../wire';
import { BARANG } from '../baris-lembar';
import type { Dokumen } from '../../../../lib/wire';

/** What the screens show of an application beside its work. */
export interface Berkas {
  detail: DetailFormulir;
  dokumen: Dokumen[];
  /** Number of another open application for the same goods, from the server's check. */
  ganda: string | null;
}

const jawabanDari = (catatan: readonly CatatanPetugas[]): Record<string, string> =>
  Object.fromEntries(catatan.map((c) => [c.id, c.jawaban ?? '']));

export const kerjaDari = (j: JsonSimpan): KerjaDatang => ({
  kepala: tanpaNama(formulirLayanan(j.kd_rekom), j.kepala),
  pernyataan: j.pernyataan,
  baris: { [BARANG.jenis]: belumDari(j.baris_belum) },
});
const belumDari = (baris: JsonSimpan['baris_belum']): Belums =>
  Object.fromEntries(baris.map(BARANG.bacaBelum).map((b) => [b.kunci, b]));

export function gandaDari(kelengkapan: DetailFormulir['kelengkapan'] | undefined): string | null {
  const m = kelengkapan?.masalah.find((x) => x.path === 'ganda');
  return m ? (/[\d-]{26,}/.exec(m.message)?.[0].replaceAll('-', '') ?? m.message) : null;
}

/** An application as the server tells it, in the words of the engine. */
export const isiBerkas = (detail: DetailFormulir): IsiBerkas<Berkas> => ({
  versi: detail.versi,
  versiKerja: detail.json_simpan.versi ?? detail.versi,
  kerja: { ...kerjaDari(detail.json_simpan), jawaban: jawabanDari(detail.catatan) },
  baris: { [BARANG.jenis]: { rows: detail.baris, jumlah: detail.jumlah_baris, jml: detail.jml_total } },
  waktu: detail.updated_at,
  penyunting: detail.penyunting,
  berkas: { detail, dokumen: detail.dokumen, ganda: gandaDari(detail.kelengkapan) },
});
