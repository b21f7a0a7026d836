import type { DaftarJenis, JenisBaris } from '@sinas/domain/baris/jenis-baris';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { masaPengganti } from '@sinas/domain/pengajuan/masa-berlaku';
import { perpanjangan } from '@sinas/domain/pengajuan/turunan';
import { rapikan } from '@sinas/domain/format/angka';
import { canonical, sha256 } from '../../../platform/hash/canonical';
import type { BerkasRow } from '../alur/pengajuan.repository';
import type { BahanKirim, BarisBeku } from './bahan-kirim.repository';

export interface Kiriman {
  muatan: Record<string, unknown>;
  sha256: string;
}

/** Rows by kind and parent, in their order. */
type MenurutInduk = ReadonlyMap<string, readonly BarisBeku[]>;
const tempat = (jenis: string, induk: string | null): string => `${jenis}/${induk ?? ''}`;
function menurut(rows: readonly BarisBeku[]): MenurutInduk {
  const hasil = new Map<string, BarisBeku[]>();
  for (const b of rows) {
    const di = tempat(b.jenis, b.id_induk);
    const ada = hasil.get(di);
    if (ada) ada.push(b);
    else hasil.set(di, [b]);
  }
  return hasil;
}
/** What a row says, with what hangs from it under the name that opens it. */
function susunBaris(jenis: DaftarJenis, rows: MenurutInduk, j: JenisBaris, b: BarisBeku): object {
  const anak = [...jenis.values()].filter((x) => x.induk === j.kode);
  return {
    ...b.data,
    ...(j.medanJml === null ? {} : { [j.medanJml]: rapikan(b.jml ?? '0') }),
    ...Object.fromEntries(
      anak.map((x) => [
        x.medanInduk ?? x.kode,
        (rows.get(tempat(x.kode, b.id)) ?? []).map((y) => susunBaris(jenis, rows, x, y)),
      ]),
    ),
  };
}

/** Freezes what is sent: header, rows of every kind, documents by their hash, answers to remarks. */
export function susunKiriman(
  p: BerkasRow,
  kirimKe: number,
  bahan: Pick<BahanKirim, 'org' | 'dokumen' | 'jawaban' | 'baris'>,
): Kiriman {
  const { org, dokumen, jawaban, baris: rows } = bahan;
  const { jnsLayanan, jenisBaris } = layanan(p.kd_rekom as KdRekom);
  if (!org && p.kd_ga_pemilik === null) throw new Error('organization of the file is gone');
  const menurutInduk = menurut(rows);
  const teratas = [...jenisBaris.values()].filter((j) => j.induk === null);
  const muatan = {
    no_aju: p.no_aju,
    kirim_ke: kirimKe,
    kd_rekom: p.kd_rekom,
    layanan: jnsLayanan,
    kd_ga: p.kd_ga,
    kd_komoditas: p.kd_komoditas,
    komoditas: KELOMPOK.get(p.kd_komoditas)?.uraian ?? '',
    tahun: p.tahun,
    ...(org
      ? { perusahaan: { nib: org.nib, npwp: org.npwp, nama: org.nama, alamat: org.alamat, api_code: org.api_code } }
      : { kd_ga_pemilik: p.kd_ga_pemilik }),
    ...(perpanjangan(p.jenis_pengajuan) ? { perpanjangan: { berlaku_sampai: masaPengganti(p.perubahan).sampai } } : {}),
    kepala: p.kepala,
    ...Object.fromEntries(
      teratas.map((j) => [
        j.kode,
        Object.fromEntries(
          (menurutInduk.get(tempat(j.kode, null)) ?? []).map((b) => [
            `seri_${b.seri}`,
            susunBaris(jenisBaris, menurutInduk, j, b),
          ]),
        ),
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
