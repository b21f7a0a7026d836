import { jenisUtama } from '../baris/jenis-baris';
import type { StatusDokumen } from '../berkas/aturan-berkas';
import type { Desimal } from '../format/angka';
import { pesan } from '../pesan/pesan';
import type { Kolom } from '../baris/kolom';
import { bagianCatatan, bolehDokumen, bolehIsian } from './bagian-terbuka';
import { labelCatatan } from './catatan';
import { dokumenBerlaku, type JenisDokumen } from './dokumen';
import { isianBerlaku, isianDari, langkahBerlaku, type Kepala, type KodeLangkah, type SkemaFormulir } from './formulir';
import type { Syarat } from './syarat';
import { periksaKepalaLengkap, type Masalah } from './isian';
import { tampilNoAju } from '../pengajuan/nomor-aju';
import { CATATAN_KEWAJARAN, masalahKewajaran } from '../baris/syarat-wajar';

/** What the completeness check looks at. The screen and the server build the same facts. */
export interface FaktaKelengkapan {
  kd_komoditas: string;
  kepala: Kepala;
  /** Header codes that are in no list (any more). */
  masalah_kepala?: readonly Masalah[];
  jumlah_baris: number;
  /** Rows that are typed but not yet valid, and so not among them. */
  baris_belum?: number;
  /** Sum of the rows, and the code of its unit where they have one. */
  jumlah: Desimal;
  satuan: string | null;
  /** Remarks of a returned file; null in a draft. */
  catatan: readonly { langkah: string; kd_field: string }[] | null;
  /** Faults of rows that are typed but not yet valid, and of rows that repeat another. */
  masalah_baris: readonly Masalah[];
  /** Faults that only the whole file shows. */
  masalah_isi?: readonly Masalah[];
  dokumen: readonly { kd_dokumen: string; status: StatusDokumen }[];
  pernyataan: boolean;
  /** An extension: fields and sums stand as they were decided on, and nobody could mend them here. */
  tetap?: boolean;
  /** Columns of the rows: remarks are about them, too. */
  kolom: readonly Pick<Kolom, 'kd_field' | 'label'>[];
  /** Remarks of the ministry that wait for an answer. */
  catatan_terbuka: readonly { id: string; langkah: KodeLangkah; kd_field: string; baris?: number }[];
  /** Another open application for the same firm, commodity, year and service. */
  ganda: string | null;
}
/** 0 empty, 1 incomplete, 2 complete, 9 not applicable (checkpoint codes). */
export type KeadaanLangkah = 0 | 1 | 2 | 9;
export interface Kelengkapan {
  boleh_kirim: boolean;
  /** 0-100, and 100 only when nothing is missing. */
  persen: number;
  langkah: { kode: KodeLangkah; nama: string; keadaan: KeadaanLangkah; kurang: number }[];
  masalah: Masalah[];
}

/** Parts that the remarks of a returned file open; null in a draft. */
const terbukaDari = (syarat: Syarat, { catatan }: FaktaKelengkapan) =>
  catatan === null
    ? null
    : bagianCatatan(
        syarat,
        catatan.map((c) => ({ ...c, id_baris: null })),
      );

/** In a returned file a field that the form has come to ask for since can be filled only where a remark opens it. */
function masalahKepala(syarat: Syarat, f: FaktaKelengkapan): Masalah[] {
  const semua = periksaKepalaLengkap(syarat.formulir, f.kepala);
  const terbuka = terbukaDari(syarat, f);
  return semua.filter((m) => f.kepala[m.path]?.trim() || bolehIsian(terbuka, m.path));
}

/** Papers that must be there; of a returned file those that can be laid there: nobody could have taken away the others. */
function dokumenWajib(syarat: Syarat, f: FaktaKelengkapan): JenisDokumen[] {
  const terbuka = terbukaDari(syarat, f);
  return dokumenBerlaku(syarat.dokumen, f.kd_komoditas, f.kepala.jenis_pelaku).filter(
    (d) => d.wajib && bolehDokumen(terbuka, d.kd_dokumen),
  );
}

/** All that stands between a draft and its submission, at once, grouped by step. */
export function kelengkapan(syarat: Syarat, f: FaktaKelengkapan): Kelengkapan {
  const { formulir, jenisBaris } = syarat;
  const utama = jenisUtama(jenisBaris)?.langkah ?? '';
  const masalah: Masalah[] = f.tetap ? [] : [...masalahKepala(syarat, f), ...(f.masalah_kepala ?? [])];
  if (utama && f.jumlah_baris === 0 && !syarat.periksaIsi) {
    const message = f.baris_belum ? pesan('lengkap.baris_belum', { n: f.baris_belum }) : pesan('lengkap.tanpa_baris');
    masalah.push({ langkah: utama, path: 'baris', message });
  }
  masalah.push(...f.masalah_baris, ...((!f.tetap && f.masalah_isi) || []));
  // Sums are asked for where the form has what they are made of.
  if (!f.tetap && isianDari(formulir, CATATAN_KEWAJARAN))
    masalah.push(...masalahKewajaran(f.kepala, f.jumlah, f.satuan, f.catatan));

  const wajib = dokumenWajib(syarat, f);
  for (const d of wajib) {
    const ada = f.dokumen.filter((x) => x.kd_dokumen === d.kd_dokumen);
    if (ada.some((x) => x.status === 'READY')) continue;
    const kunci = ada.some((x) => x.status === 'PENDING') ? 'lengkap.dokumen_periksa' : 'lengkap.dokumen';
    masalah.push({ langkah: 'dokumen', path: d.kd_dokumen, message: pesan(kunci, { nama: d.nama }) });
  }
  if (!f.pernyataan) masalah.push({ langkah: 'kirim', path: 'pernyataan', message: pesan('lengkap.pernyataan') });
  for (const c of f.catatan_terbuka) {
    const label = labelCatatan(formulir, c, f.kolom);
    const di = { langkah: c.langkah, path: `catatan.${c.id}`, ...(c.baris ? { baris: c.baris } : {}) };
    masalah.push({
      ...di,
      message: pesan('lengkap.jawaban', { label: c.baris ? `baris ${c.baris}, ${label}` : label }),
    });
  }
  if (f.ganda)
    masalah.push({
      langkah: 'kirim',
      path: 'ganda',
      message: pesan('lengkap.ganda', { no_aju: tampilNoAju(f.ganda) }),
    });

  const butuh = isianBerlaku(formulir, f.kepala).filter((i) => i.wajib).length + wajib.length + 2;
  // All rows together are one thing that lacks: ten bad cells do not empty the rest of the form.
  const lainnya = masalah.filter((m) => m.langkah !== utama).length;
  const terisi = Math.max(0, butuh - lainnya - (masalah.length > lainnya ? 1 : 0));
  const langkah = langkahBerlaku(formulir, f.kepala).map(({ kode, nama }) => {
    const kurang = masalah.filter((m) => m.langkah === kode).length;
    return { kode, nama, kurang, keadaan: keadaan(formulir, utama, kode, kurang, f) };
  });
  return {
    boleh_kirim: masalah.length === 0,
    persen: masalah.length === 0 ? 100 : Math.min(99, Math.round((terisi / butuh) * 100)),
    langkah,
    masalah,
  };
}

function keadaan(
  skema: SkemaFormulir,
  utama: KodeLangkah,
  kode: KodeLangkah,
  kurang: number,
  f: FaktaKelengkapan,
): KeadaanLangkah {
  if (kurang === 0) return 2;
  if (kode === utama) return f.jumlah_baris === 0 && f.masalah_baris.length === 0 ? 0 : 1;
  if (kode === 'dokumen') return f.dokumen.length ? 1 : 0;
  if (kode === 'kirim') return f.pernyataan ? 1 : 0;
  if (f.masalah_baris.some((m) => m.langkah === kode)) return 1;
  return Object.entries(f.kepala).some(([k, v]) => v && isianDari(skema, k)?.langkah === kode) ? 1 : 0;
}
