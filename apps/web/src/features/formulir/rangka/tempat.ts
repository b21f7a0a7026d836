import { isianDari, type KodeLangkah, type SkemaFormulir } from '@sinas/domain/formulir/formulir';
import type { Kolom } from '@sinas/domain/baris/kolom';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { namaDokumen } from '@sinas/domain/layanan/daftar';
import type { BarisLembar } from '../kerja/baris-lembar';
import type { CatatanPetugas } from '../wire';

/** One thing to go to. */
export interface Tautan {
  teks: string;
  langkah: KodeLangkah;
  path: string | null;
  baris: number | null;
}
interface Bahan {
  formulir: SkemaFormulir;
  kolom: readonly Kolom[];
  catatan: readonly CatatanPetugas[];
}

/** The place of a problem in words: 'Baris 34, Pelabuhan tujuan', 'Kapasitas terpasang setahun', a document. */
export function namaTempat(m: Masalah, { formulir, kolom, catatan }: Bahan): string {
  if (m.path.startsWith('catatan.')) {
    const c = catatan.find((x) => `catatan.${x.id}` === m.path);
    return `Jawab: ${c?.baris ? `Baris ${c.baris}, ` : ''}${c?.label ?? 'catatan'}`;
  }
  if (m.baris) return `Baris ${m.baris}, ${kolom.find((k) => k.kd_field === m.path)?.label ?? m.path}`;
  if (m.langkah === 'dokumen') return namaDokumen(m.path);
  if (m.path === 'baris') return 'Data barang';
  if (m.path === 'pernyataan') return 'Pernyataan';
  if (m.path === 'ganda') return 'Pengajuan ganda';
  if (m.path.startsWith('kewajaran.')) return 'Kewajaran jumlah';
  return isianDari(formulir, m.path)?.label ?? m.message;
}

/** Links of the meter: the first rows each, the rest of them as one. */
export function tautanKurang(semua: readonly Masalah[], bahan: Bahan, maks = 5): Tautan[] {
  const masalah = urutkanMasalah(semua, bahan.formulir);
  const hasil: Tautan[] = [];
  const baris = [...new Set(masalah.flatMap((m) => (m.baris && !m.path.startsWith('catatan.') ? [m.baris] : [])))];
  const tampil = new Set(baris.slice(0, 2));
  let sisaSudah = false;
  const sudah = new Set<number>();
  for (const m of masalah) {
    const { langkah, path } = m;
    if (m.baris && !path.startsWith('catatan.')) {
      if (tampil.has(m.baris) && !sudah.has(m.baris)) {
        sudah.add(m.baris);
        hasil.push({ teks: namaTempat(m, bahan), langkah, path, baris: m.baris });
      } else if (!tampil.has(m.baris) && !sisaSudah) {
        sisaSudah = true;
        hasil.push({ teks: `${baris.length - tampil.size} baris lain`, langkah, path, baris: m.baris });
      }
    } else hasil.push({ teks: namaTempat(m, bahan), langkah, path, baris: m.baris ?? null });
  }
  if (hasil.length <= maks) return hasil;
  return [
    ...hasil.slice(0, maks - 1),
    { teks: `${hasil.length - maks + 1} lainnya`, langkah: 'kirim', path: 'kurang', baris: null },
  ];
}

/** What a step lacks, in its own unit. */
export function kurangLangkah(kode: KodeLangkah, masalah: readonly Masalah[]): string | null {
  const di = masalah.filter((m) => m.langkah === kode);
  if (di.length === 0 || kode === 'kirim') return null;
  const baris = new Set(di.flatMap((m) => (m.baris ? [m.baris] : []))).size;
  if (kode === 'barang') return baris ? `${baris} baris` : 'belum ada';
  return `${di.length} ${kode === 'dokumen' ? 'berkas' : 'isian'}`;
}

/** The server names rows by key and id; here they become the row and the field people see. */
export function petakanMasalah(m: Masalah, baris: readonly BarisLembar[]): Masalah {
  const [jenis, kunci, ...sisa] = m.path.split('.');
  if (jenis !== 'belum' && jenis !== 'baris') return m;
  const b = baris.find((x) => (jenis === 'belum' ? x.kunci : x.id) === kunci);
  return b ? { ...m, baris: b.no_seri, path: sisa.join('.') || 'uraian_barang' } : m;
}
/** In the order of the steps, then of the rows: the order in which a person mends them. */
function urutkanMasalah(masalah: readonly Masalah[], { langkah }: SkemaFormulir): Masalah[] {
  const urutan = (m: Masalah): number => langkah.findIndex((l) => l.kode === m.langkah);
  return [...masalah].sort((a, b) => urutan(a) - urutan(b) || (a.baris ?? 0) - (b.baris ?? 0));
}

export function perLangkah(masalah: readonly Masalah[], skema: SkemaFormulir): [KodeLangkah, Masalah[]][] {
  const per = new Map<KodeLangkah, Masalah[]>();
  for (const m of urutkanMasalah(masalah, skema)) per.set(m.langkah, [...(per.get(m.langkah) ?? []), m]);
  return [...per];
}
