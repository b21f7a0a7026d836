import { angka } from '../format/angka';
import { tampilPeriode } from '../format/periode';
import { tampil, tampilHs } from '../format/tampil';
import type { Kolom } from '../baris/kolom';
import type { Perubahan } from './beda';
import { namaDokumen } from '../layanan/daftar';
import { isianDari, medanNama, type KodeLangkah, type SkemaFormulir } from './formulir';
import { tampilIsian } from './isian';

/** One field of a file before and after a correction, as people read it. */
export interface ButirBeda {
  langkah: KodeLangkah;
  /** Number of the row; null outside the goods. */
  baris: number | null;
  /** Of the row or document as a whole: changed, new, or gone. */
  jenis: 'ubah' | 'tambah' | 'hapus';
  kd_field: string;
  label: string;
  lama: string;
  baru: string;
}
type Sisi = 'lama' | 'baru';
type Isi = Map<string, Perubahan>;

const PERUSAHAAN: Readonly<Record<string, string>> = {
  nib: 'NIB',
  npwp: 'NPWP',
  nama: 'Nama perusahaan',
  alamat: 'Alamat perusahaan',
  api_code: 'Jenis API',
};

/** Paths below one prefix, by their first part: 'barang.seri_2.02' stands under 'seri_2' as '02'. */
function kelompokkan(perubahan: readonly Perubahan[], awalan: string): Map<string, Isi> {
  const hasil = new Map<string, Isi>();
  for (const p of perubahan) {
    if (!p.path.startsWith(`${awalan}.`)) continue;
    const [kunci = '', ...medan] = p.path.slice(awalan.length + 1).split('.');
    hasil.set(kunci, (hasil.get(kunci) ?? new Map<string, Perubahan>()).set(medan.join('.'), p));
  }
  return hasil;
}
/** A whole thing that came or went: its one field that is always filled says so. */
function jenisDari(isi: Isi, medan: string): ButirBeda['jenis'] {
  const p = isi.get(medan);
  if (p && p.lama === null) return 'tambah';
  return p && p.baru === null ? 'hapus' : 'ubah';
}
const teks = (v: unknown): string =>
  Array.isArray(v) ? v.map(String).join(', ') : typeof v === 'string' || typeof v === 'number' ? String(v) : '';

function nilaiBaris(k: Kolom, isi: Isi, sisi: Sisi): string {
  const nilai = isi.get(k.kd_field)?.[sisi];
  const nama = teks(isi.get(`ur_${k.kd_field}`)?.[sisi]);
  const polos = teks(nilai);
  if (polos === '') return '-';
  switch (k.jenis) {
    case 'angka':
      return angka(polos);
    case 'periode':
      return (Array.isArray(nilai) ? nilai : [nilai]).map((p) => tampilPeriode(String(p))).join(', ');
    case 'hs':
      return `${tampilHs(polos)} ${nama}`.trim();
    default:
      return nama || polos;
  }
}
interface RincianPakai {
  uraian?: string;
  lokasi?: string;
  jml?: string;
}
const nilaiRincian = (v: unknown): string =>
  tampil(((v ?? []) as RincianPakai[]).map((r) => `${r.uraian ?? ''}, ${r.lokasi ?? ''}: ${angka(r.jml)}`).join('; '));

function bedaBaris(seri: number, isi: Isi, kolom: readonly Kolom[]): ButirBeda[] {
  const dasar = { langkah: 'barang' as const, baris: seri, jenis: jenisDari(isi, 'uraian_barang') };
  const butir = kolom
    .filter((k) => isi.has(k.kd_field))
    .map((k): ButirBeda => ({
      ...dasar,
      kd_field: k.kd_field,
      label: k.label,
      lama: nilaiBaris(k, isi, 'lama'),
      baru: nilaiBaris(k, isi, 'baru'),
    }));
  const sub = isi.get('rincian');
  const isiSub = sub ? { lama: nilaiRincian(sub.lama), baru: nilaiRincian(sub.baru) } : null;
  return isiSub && isiSub.lama !== isiSub.baru
    ? [...butir, { ...dasar, kd_field: 'rincian', label: 'Rincian pemakaian', ...isiSub }]
    : butir;
}

function bedaKepala(skema: SkemaFormulir, perubahan: readonly Perubahan[]): ButirBeda[] {
  const semua = new Map(
    perubahan.filter((p) => p.path.startsWith('kepala.')).map((p) => [p.path.slice('kepala.'.length), p]),
  );
  return [...semua].flatMap(([kd_field, p]): ButirBeda[] => {
    const i = isianDari(skema, kd_field);
    if (!i) return [];
    const sisi = (s: Sisi): string =>
      tampilIsian(i, { [kd_field]: teks(p[s]), [medanNama(kd_field)]: teks(semua.get(medanNama(kd_field))?.[s]) });
    return [
      {
        langkah: i.langkah,
        baris: null,
        jenis: 'ubah',
        kd_field,
        label: i.label,
        lama: sisi('lama'),
        baru: sisi('baru'),
      },
    ];
  });
}
function bedaPerusahaan(perubahan: readonly Perubahan[]): ButirBeda[] {
  return [...kelompokkan(perubahan, 'perusahaan')].flatMap(([kd_field, isi]): ButirBeda[] => {
    const [p, label] = [isi.get(''), PERUSAHAAN[kd_field]];
    if (!p || !label) return [];
    const sisi = { lama: tampil(teks(p.lama)), baru: tampil(teks(p.baru)) };
    return [{ langkah: 'perusahaan', baris: null, jenis: 'ubah', kd_field, label, ...sisi }];
  });
}
function bedaDokumen(perubahan: readonly Perubahan[]): ButirBeda[] {
  return [...kelompokkan(perubahan, 'dokumen').values()].flatMap((isi): ButirBeda[] => {
    const kode = isi.get('kd_dokumen');
    const kd_field = teks(kode?.baru ?? kode?.lama);
    const nama = isi.get('nama_file');
    if (!kd_field || !nama) return [];
    const sisi = { lama: tampil(teks(nama.lama)), baru: tampil(teks(nama.baru)) };
    const jenis = jenisDari(isi, 'kd_dokumen');
    return [{ langkah: 'dokumen', baris: null, jenis, kd_field, label: namaDokumen(kd_field), ...sisi }];
  });
}

/** Differences of two submissions as people read them: header, then rows in their order, then documents. */
export function bacaBeda(skema: SkemaFormulir, perubahan: readonly Perubahan[], kolom: readonly Kolom[]): ButirBeda[] {
  const baris = [...kelompokkan(perubahan, 'barang')]
    .map(([kunci, isi]) => [Number(kunci.replace('seri_', '')), isi] as const)
    .sort(([a], [b]) => a - b)
    .flatMap(([seri, isi]) => bedaBaris(seri, isi, kolom));
  return [...bedaPerusahaan(perubahan), ...bedaKepala(skema, perubahan), ...baris, ...bedaDokumen(perubahan)];
}
