import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { rapikan } from '@sinas/domain/format/angka';
import { canonical, sha256 } from '../../../platform/hash/canonical';
import type { BerkasRow } from '../alur/pengajuan.repository';
import type { BahanKirim, BarisBeku } from './bahan-kirim.repository';

/** Shape of what is frozen; a change of it gets the next number. */
export const FORMAT_KIRIMAN = 1;

export interface Kiriman {
  muatan: Record<string, unknown>;
  sha256: string;
}

const jumlah = (b: BarisBeku): string => rapikan(b.jml ?? '0');

/** Freezes what is sent: header, rows, nested rows, documents by their hash, answers to remarks. */
export function susunKiriman(p: BerkasRow, kirimKe: number, bahan: BahanKirim): Kiriman {
  const { org, dokumen, jawaban, baris: rows } = bahan;
  if (!org) throw new Error('organization of the file is gone');
  const dari = (jenis: string): BarisBeku[] => rows.filter((b) => b.jenis === jenis);
  const sub = dari('pemakaian');
  const muatan = {
    no_aju: p.no_aju,
    kirim_ke: kirimKe,
    kd_rekom: p.kd_rekom,
    layanan: layanan(p.kd_rekom as KdRekom).jnsLayanan,
    kd_ga: p.kd_ga,
    kd_komoditas: p.kd_komoditas,
    komoditas: KELOMPOK.get(p.kd_komoditas)?.uraian ?? '',
    tahun: p.tahun,
    perusahaan: { nib: org.nib, npwp: org.npwp, nama: org.nama, alamat: org.alamat, api_code: org.api_code },
    kepala: p.kepala,
    barang: Object.fromEntries(
      dari('barang').map((b) => [
        `seri_${b.seri}`,
        {
          ...b.data,
          jml_bahan_baku: jumlah(b),
          rincian: sub.filter((s) => s.id_induk === b.id).map((s) => ({ ...s.data, jml: jumlah(s) })),
        },
      ]),
    ),
    dokumen: Object.fromEntries(
      dokumen.map((d) => [d.id, { kd_dokumen: d.kd_dokumen, nama_file: d.nama_file, sha256: d.sha256 }]),
    ),
    jawaban,
  };
  const bersih = JSON.parse(canonical(muatan)) as Record<string, unknown>;
  return { muatan: bersih, sha256: sha256(canonical(bersih)) };
}
