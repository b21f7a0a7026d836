import { jenisUtama, type JenisBaris } from '@sinas/domain/baris/jenis-baris';
import { TANPA_ACUAN, type Kolom, type KonteksBaris } from '@sinas/domain/baris/kolom';
import type { KodeLangkah } from '@sinas/domain/formulir/formulir';
import { tampilPeriode } from '@sinas/domain/format/periode';
import { kuantitas, satuanPendek } from '@sinas/domain/format/satuan';
import { tampil, tampilHs } from '@sinas/domain/format/tampil';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { Detail } from '../../../../providers/wire';

/** A kind of row of a file, with the columns that it has there. */
export interface JenisTampil {
  nama: string;
  langkah: KodeLangkah;
  kolom: readonly Kolom[];
}
export interface JenisBerkas {
  /** The kind that the desks decide on. */
  utama: JenisTampil;
  /** What hangs from its rows. */
  bawahan: JenisTampil | null;
}
type Berkas = Pick<Detail, 'kd_rekom' | 'kd_komoditas' | 'formulir' | 'json_simpan'>;

function konteks({ kd_komoditas, formulir, json_simpan }: Berkas): KonteksBaris {
  const kelompok = KELOMPOK.get(kd_komoditas);
  if (!kelompok) throw new Error(`unknown commodity group ${kd_komoditas}`);
  const { jenis_rekaman: jenis, tahun } = json_simpan;
  const hs = { kode: new Set<string>(), lengkap: formulir.hs_lengkap };
  return { kelompok, jenis, tahun, opsi: formulir.opsi, acuan: TANPA_ACUAN, hs };
}
const INGAT = new WeakMap<Berkas, JenisBerkas>();
/** The kinds of row of a file, as its service defines them. */
export function jenisBerkas(berkas: Berkas): JenisBerkas {
  let hasil = INGAT.get(berkas);
  if (!hasil) INGAT.set(berkas, (hasil = susun(berkas)));
  return hasil;
}
function susun(berkas: Berkas): JenisBerkas {
  const semua = layanan(berkas.kd_rekom).jenisBaris;
  const utama = jenisUtama(semua);
  if (!utama) throw new Error(`service ${berkas.kd_rekom} counts no rows`);
  const ktx = konteks(berkas);
  const bentuk = ({ nama, langkah, kolom }: JenisBaris): JenisTampil => ({ nama, langkah, kolom: kolom(ktx) });
  const bawahan = [...semua.values()].find((j) => j.induk === utama.kode);
  return { utama: bentuk(utama), bawahan: bawahan ? bentuk(bawahan) : null };
}

type Nilai = string | string[] | undefined;
const bagian = (baris: object, kd: string): Nilai => (baris as Readonly<Record<string, Nilai>>)[kd];
const satu = (v: Nilai): string | undefined => (Array.isArray(v) ? v.join(', ') : v) || undefined;

/** What a line of the table says of a row: what it is and where it comes from, its tariff line and where it goes. */
export function ringkasBaris(baris: object, { kolom }: JenisTampil) {
  const isi = (k: Kolom | undefined) => k && satu(bagian(baris, k.kd_field));
  const nama = (k: Kolom | undefined) => k && satu(bagian(baris, `ur_${k.kd_field}`));
  const kolomJenis = (jenis: Kolom['jenis']) => kolom.find((k) => k.jenis === jenis);
  const hs = isi(kolomJenis('hs'));
  const elemen = kolom.filter((k) => k.grup).map(nama);
  return {
    nama: [isi(kolomJenis('teks')) ?? elemen.find(Boolean), nama(kolomJenis('negara'))],
    rincian: [hs && tampilHs(hs), nama(kolomJenis('pelabuhan'))],
    jml: isi(kolomJenis('angka')) ?? '0',
  };
}

/** A cell as people read it. `satuan`: the row that says in which unit its quantities are. */
export function teksKolom(baris: object, k: Kolom, satuan: { satuan?: string; ur_satuan?: string }): string {
  const isi = bagian(baris, k.kd_field);
  const nama = bagian(baris, `ur_${k.kd_field}`);
  switch (k.jenis) {
    case 'angka':
      return kuantitas(satu(isi), satuan.satuan, satuan.ur_satuan);
    case 'satuan':
      return satuanPendek(satuan.satuan, satuan.ur_satuan) || '-';
    case 'periode':
      return Array.isArray(isi) ? isi.map(tampilPeriode).join(', ') || '-' : '-';
    case 'hs':
      return isi ? `${tampilHs(satu(isi) ?? '')} ${satu(nama) ?? ''}`.trim() : '-';
    default:
      return tampil(satu(nama) ?? satu(isi));
  }
}
