import type { Dasar } from '@sinas/domain/pengajuan/dasar';
import type { Tingkat } from '@sinas/domain/daftar/prioritas';
/** What the read side answers; DTO classes have the same shapes. */
import { BARANG } from '@sinas/domain/baris/jenis-barang';
import { TINGKAT_NASIONAL, type Potongan } from '@sinas/domain/baris/putusan';
import { koordinatorKomoditas } from '@sinas/domain/neraca/koordinator';
import { PERAN, punyaIzin } from '@sinas/domain/akses/peran';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { AsalDokumen, StatusDokumen } from '@sinas/domain/berkas/aturan-berkas';
import { rapikan } from '@sinas/domain/format/angka';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import type { Giliran } from '@sinas/domain/pengajuan/giliran';
import type { JamTampil } from '@sinas/domain/pengajuan/jam-tampil';
import type { JenisRekaman, RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import { formulirLayanan, namaDokumen } from '@sinas/domain/layanan/daftar';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import { samarkanKepala } from '@sinas/domain/formulir/kepala';
import type { JenisLayanan, KdRekom } from '@sinas/domain/layanan/kode';
import type { JenisPengajuan } from '@sinas/domain/pengajuan/layanan';
import type { KdStatus, Lencana } from '@sinas/domain/pengajuan/status';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import type { BarangRow } from '../baris/barang.repository';
import type { BarisInduk, BarisRow } from '../baris/baris.repository';
import type { SubBaris } from '@sinas/domain/baris/pemakaian';
import { namaAlasan } from './kalimat';
import type { BerkasRow } from '../alur/pengajuan.repository';
import type { LampiranRow } from './lampiran.repository';
import type { DokumenTampil, KantorPutusan } from './rincian.repository';

export interface Ringkasan {
  idNk: string;
  noAju: string;
  kd_rekom: KdRekom;
  jnsLayanan: JenisLayanan;
  nama_layanan: string;
  jenis_pengajuan: JenisPengajuan;
  kd_komoditas: string;
  ur_komoditas: string;
  tahun: number;
  kd_status_pengajuan: KdStatus;
  ur_status: string;
  badge: Lencana;
  versi: number;
  jml_total: string;
  satuan: string | null;
  ur_satuan: string | null;
  jumlah_baris: number;
  /** Null: a ministry owns it. */
  id_organisasi: string | null;
  /** The ministry that owns it; null: a company does. */
  kd_ga_pemilik: string | null;
  /** Name of the owner, company or ministry. */
  nama_perusahaan: string;
  npwp: string;
  kd_ga: string;
  ur_ga: string;
  prioritas: Tingkat | null;
  prioritas_sebab: string[];
  bendera: string | null;
  risiko: string | null;
  meja: Giliran & { sejak: Date };
  tahap: { posisi: number; jumlah: number; nama: string };
  jam: JamTampil;
  perbaikan: { ke: number; tenggat: Date | null; butir: number } | null;
  /** The desk waits for an answer of the company until then. */
  informasi_tenggat: Date | null;
  dasar: Dasar | null;
  pengambil: { id: string; nama: string } | null;
  ket_integrasi: string | null;
  persen: number | null;
  tgl_kirim: Date | null;
  tgl_keputusan: Date | null;
  no_keputusan: string | null;
  berlaku_mulai: string | null;
  berlaku_sampai: string | null;
  created_at: Date;
  updated_at: Date;
}
export const desimal = (d: { toFixed: () => string } | null): string | null =>
  d === null ? null : rapikan(d.toFixed());

const letak = (b: BarisRow) => ({ id: String(b.id), no_seri: b.seri, versi: b.versi });
/** A row of whatever kind as the wire shows it. */
export const barisTampil = (b: BarisInduk) => ({ ...(b.data as object), ...letak(b), jumlah_sub: b.jumlah_anak });
/** Goods to whoever writes them: what desks have given is not his to see yet. */
export const barangDitulis = (b: BarisInduk) => ({
  ...(b.data as unknown as RekamanKomoditas & { jml_bahan_baku: string }),
  ...letak(b),
  jumlah_sub: b.jumlah_anak,
  jml_verifikator: null,
  jml_kl: null,
  jml_rakornis: null,
  jml_penetapan: null,
  potongan: [],
});
/** Names of the offices that gave quantities to its rows. */
export const kantorPutusan = (p: { kd_komoditas: string }, kl: string | undefined): KantorPutusan | undefined =>
  kl === undefined ? undefined : { kl, koordinator: koordinatorKomoditas(p.kd_komoditas)?.nama ?? kl };
const nasional = ({ level }: Potongan): boolean => (TINGKAT_NASIONAL as readonly string[]).includes(level);
/**
 * A goods row as the wire shows it. `terbuka` false: quantities of a decision that is not out yet stay inside the
 * ministry. `kantor`: the names to show instead of the officer's, for applicants.
 */
export function barangTampil(b: BarangRow, terbuka: boolean, kantor?: KantorPutusan) {
  return {
    ...(b.data as RekamanKomoditas),
    ...(b.jenis === BARANG.kode ? {} : { uraian_barang: b.uraian }),
    ...letak(b),
    jumlah_sub: b.jumlah_sub,
    jml_bahan_baku: rapikan(b.jml.toFixed()),
    jml_verifikator: terbuka ? desimal(b.jml_verifikator) : null,
    jml_kl: terbuka ? desimal(b.jml_kl) : null,
    jml_rakornis: terbuka ? desimal(b.jml_rakornis) : null,
    jml_penetapan: terbuka ? desimal(b.jml_penetapan) : null,
    potongan: (terbuka ? b.potongan : []).map((x) => ({
      ...x,
      ...(kantor ? { oleh: nasional(x) ? kantor.koordinator : kantor.kl } : {}),
      ur_alasan: namaAlasan(x.kd_alasan),
    })),
  };
}
/** What a part of a goods row's quantity is for. */
export const pemakaianTampil = (b: BarisRow) => ({
  ...(b.data as unknown as SubBaris),
  ...letak(b),
  id_baris: String(b.id_induk),
});
const NAMA_PORTAL: Record<string, string> = { KEPUTUSAN: 'Keputusan', TANDATERIMA: 'Tanda terima pengajuan' };
/** ' versi 2': a letter that was made anew. */
const versiSurat = (d: DokumenTampil): string =>
  d.asal === 'PORTAL' ? (/ versi \d+$/.exec(d.nomor ?? '')?.[0] ?? '') : '';
export function dokumenTampil(d: DokumenTampil) {
  const tanggal = (t: Date | null) => (t ? tanggalIso(t) : null);
  return {
    id: d.id,
    kd_dokumen: d.kd_dokumen,
    nama_dokumen: `${NAMA_PORTAL[d.kd_dokumen] ?? namaDokumen(d.kd_dokumen)}${versiSurat(d)}`,
    nomor: d.nomor,
    tanggal: tanggal(d.tanggal),
    berlaku_sampai: tanggal(d.berlaku_sampai),
    nama_file: d.nama_file,
    ukuran: Number(d.ukuran),
    mime: d.mime,
    status: d.status as StatusDokumen,
    asal: d.asal as AsalDokumen,
    url: `/berkas/${d.id}`,
    created_at: d.created_at,
  };
}
/** An applicant sees what the ministry has given when it has concluded. */
export const terbukaBagi = (aktor: Aktor, kdStatus: string): boolean =>
  PERAN[aktor.peran].lingkup !== 'organisasi' || dalam('setelahSimpulan', kdStatus);

export const lihatUtuh = (aktor: Aktor): boolean => punyaIzin(aktor.peran, 'pengajuan.lihat_utuh');
/** Those of `rows` that an answer or an objection names. */
export const lampiranTampil = (ids: readonly string[], rows: readonly LampiranRow[]) =>
  rows
    .filter((d) => ids.includes(d.id))
    .map((d) => ({
      ...{ id: d.id, nama_dokumen: namaDokumen(d.kd_dokumen), nama_file: d.nama_file },
      ...{ ukuran: Number(d.ukuran), url: `/berkas/${d.id}` },
    }));
/** Personal data of the header is masked for those who only watch. */
export const kepalaBagi = (
  aktor: Aktor | null,
  { kd_rekom, kepala }: Pick<BerkasRow, 'kd_rekom' | 'kepala'>,
): Kepala =>
  aktor && !lihatUtuh(aktor)
    ? samarkanKepala(formulirLayanan(kd_rekom as KdRekom), kepala as Kepala)
    : (kepala as Kepala);
type BerkasDisimpan = Pick<
  BerkasRow,
  | 'id'
  | 'no_aju'
  | 'versi'
  | 'kd_rekom'
  | 'kd_komoditas'
  | 'tahun'
  | 'jenis_rekaman'
  | 'kepala'
  | 'pernyataan'
  | 'baris_belum'
>;
export function jsonSimpan(p: BerkasDisimpan, aktor: Aktor | null = null) {
  return {
    noAju: p.no_aju,
    idNk: String(p.id),
    versi: p.versi,
    kd_rekom: p.kd_rekom as KdRekom,
    kd_komoditas: p.kd_komoditas,
    tahun: p.tahun,
    periode: { periode_tahun: { tahun: p.tahun } },
    jenis_rekaman: p.jenis_rekaman as JenisRekaman,
    kepala: kepalaBagi(aktor, p),
    pernyataan: p.pernyataan,
    baris_belum: p.baris_belum as Record<string, unknown>[],
  };
}
