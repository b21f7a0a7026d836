import { pesan } from '../../pesan/pesan';
import { DAFTAR_REFERENSI } from '../daftar-referensi';
import { periksaEntri, TAK_TERCETAK } from '../entri';
import type { JenisReferensi } from '../jenis';
import type { BarisBerkas, BerkasResmi, EntriBerkas } from './bentuk';

const isiSaja = (data: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, v]) => v !== null && v !== undefined && v !== ''));

/** Columns that the list does not keep as they stand are looked at as well. */
const takTerbaca = (isi: BarisBerkas): string[] =>
  Object.entries(isi)
    .filter(([, nilai]) => TAK_TERCETAK.test(nilai))
    .map(([label]) => pesan('referensi.huruf', { label }));

/** A line of the file that cannot be taken. Lines are counted from 1, the header is the first. */
export interface Tolakan {
  baris: number | null;
  kode: string;
  pesan: string;
}
export interface BarisSah extends EntriBerkas {
  baris: number;
}
/** Whether a code that an entry names is in its list. */
export type AdaKode = (jenis: JenisReferensi, kode: string) => boolean;
const KODE_TAMPIL = 60;
/** Places at sea that the port list knows and the country list does not. */
const NEGARA_LUAR = new Set(['XZ']);

/** Which file of a list the columns say it is, or what is wrong with them. */
export function kenaliBerkas(
  berkas: readonly BerkasResmi[],
  kepala: readonly string[],
): { berkas: BerkasResmi } | { salah: string } {
  const ganda = kepala.find((k, i) => kepala.indexOf(k) !== i);
  if (ganda !== undefined) return { salah: pesan('referensi.kolom_ganda', { kolom: ganda || '(kosong)' }) };
  const kena = berkas.find((b) => b.kolom.length === kepala.length && b.kolom.every((k) => kepala.includes(k)));
  if (kena) return { berkas: kena };
  const dekat = [...berkas].sort((a, b) => cocok(b, kepala) - cocok(a, kepala))[0];
  const kurang = dekat?.kolom.filter((k) => !kepala.includes(k)) ?? [];
  const asing = kepala.filter((k) => !dekat?.kolom.includes(k));
  const sebab = [
    ...(kurang.length > 0 ? [pesan('referensi.kolom_kurang', { kolom: kurang.join(', ') })] : []),
    ...(asing.length > 0
      ? [
          pesan('referensi.kolom_asing', {
            kolom: asing
              .map((k) => k || '(kosong)')
              .join(', ')
              .slice(0, 200),
          }),
        ]
      : []),
  ];
  return { salah: `${sebab.join('. ')}. ${pesan('referensi.kolom_harus', { kolom: dekat?.kolom.join(', ') ?? '' })}` };
}
const cocok = (b: BerkasResmi, kepala: readonly string[]): number => b.kolom.filter((k) => kepala.includes(k)).length;

/**
 * Takes the rows of a file one after the other, in their order. A file may refer to its own codes further down, so what
 * they hang from is judged at the end.
 */
export class PemeriksaBerkas {
  readonly sah: BarisSah[] = [];
  readonly ditolak: Tolakan[] = [];
  private readonly barisKode = new Map<string, number>();
  private readonly baca: ReturnType<BerkasResmi['pembaca']>;

  constructor(
    private readonly berkas: BerkasResmi,
    private readonly ada: AdaKode,
  ) {
    this.baca = berkas.pembaca();
  }

  ambil(isi: BarisBerkas, baris: number): void {
    const { entri, salah = [] } = this.baca(isi, this.sah.length);
    const kode = entri.kode.slice(0, KODE_TAMPIL);
    const lalu = this.barisKode.get(entri.kode);
    const semua = [
      ...(lalu !== undefined ? [pesan('referensi.ganda', { n: lalu })] : []),
      ...salah,
      ...takTerbaca(isi),
      ...periksaEntri(this.berkas.jenis, entri.kode, entri).map((s) => s.message),
      ...this.periksaAcuan(entri),
    ];
    if (lalu === undefined) this.barisKode.set(entri.kode, baris);
    if (semua.length > 0) this.ditolak.push({ baris, kode, pesan: semua.join('. ') });
    else this.sah.push({ ...entri, data: isiSaja(entri.data), baris });
  }

  selesai(): void {
    const d = DAFTAR_REFERENSI[this.berkas.jenis];
    const { jenis } = this.berkas;
    const asal = d.induk?.jenis;
    if (asal !== jenis) return;
    for (const e of this.sah)
      if (e.induk !== null && !this.barisKode.has(e.induk) && !this.ada(jenis, e.induk))
        this.ditolak.push({
          baris: e.baris,
          kode: e.kode,
          pesan: pesan('referensi.tak_ada', { label: d.induk?.label ?? '', kode: e.induk }),
        });
  }

  private periksaAcuan(e: EntriBerkas): string[] {
    const d = DAFTAR_REFERENSI[this.berkas.jenis];
    const salah: string[] = [];
    const asal = d.induk?.jenis;
    if (asal && asal !== this.berkas.jenis && e.induk && !NEGARA_LUAR.has(e.induk) && !this.ada(asal, e.induk))
      salah.push(pesan('referensi.tak_ada', { label: d.induk?.label ?? '', kode: e.induk }));
    for (const k of d.kolom) {
      const v = e.data[k.kd_field];
      if (k.acuan && typeof v === 'string' && v && !this.ada(k.acuan, v))
        salah.push(pesan('referensi.tak_ada', { label: k.label, kode: v }));
    }
    return salah;
  }
}
