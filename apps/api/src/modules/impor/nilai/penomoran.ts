import type { JenisBaris } from '@sinas/domain/baris/jenis-baris';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { BarisIndeks, IndeksBaris } from '../../pengajuan/baris/baris-impor.service';
import type { Sel } from '../buku/sel';
import type { BentukLembar, KolomNomor } from '../templat/bentuk-lembar';
import { selKosong } from './petakan-baris';

/** Where a row of the workbook is to stand. */
export interface Letak {
  induk: bigint | null;
  /** the number it asks for */
  diminta: number | null;
  /** wrong numbers, by field */
  salah: ReadonlyMap<string, string>;
  /** its parent is refused */
  umum: string | null;
  /** as it was typed, to write it back */
  tampil: readonly (string | number | undefined)[];
}
type Keadaan = { id: bigint } | 'ditolak' | 'dua';
/** First numbers beyond those that are asked for further down, by kind and parent: known from an earlier reading. */
export type AwalNomor = ReadonlyMap<string, number>;

/**
 * The numbers of one reading, parents before children. A number is kept where it is free, else the next one is given; a
 * child that names a number which two rows asked for, or which nobody has, is told so.
 */
export class Penomoran {
  private readonly keadaan = new Map<string, Keadaan>();
  private readonly ditolak = new Map<bigint, number>();
  private readonly diberi = new Map<string, { otomatis: [dari: number, ke: number]; diminta: Set<number> }>();
  private readonly tempat = new Map<bigint, { induk: bigint | null; seri: number }>();
  private readonly kurang = new Map<string, number>();

  constructor(
    private readonly indeks: ReadonlyMap<string, IndeksBaris>,
    private readonly awal: AwalNomor,
  ) {}

  /** Numbers that were given by themselves and asked for later; empty = all stand as they were given. */
  get bertabrakan(): AwalNomor {
    return this.kurang;
  }

  /** `lama`: the stored row that the key names; it says its place itself where the numbers are empty. */
  baca(bentuk: BentukLembar, sel: readonly (Sel | undefined)[], lama: BarisIndeks | null): Letak {
    const { jenis, nomor } = bentuk;
    const salah = new Map<string, string>();
    const angka = nomor.map((k, i) => this.bilangan(k, sel[i], salah));
    const tampil = sel.map((s) => (!s || selKosong(s) ? undefined : (s.angka ?? s.teks)));
    const atas = nomor.flatMap((k, i) => (k.sendiri ? [] : [{ k, n: angka[i] ?? null }]));
    const diminta = nomor.at(-1)?.sendiri ? (angka.at(-1) ?? null) : null;
    if (lama && diminta !== null && diminta !== lama.seri) {
      const k = nomor.at(-1) as KolomNomor;
      if (!salah.has(k.kd_field)) salah.set(k.kd_field, pesan('impor.nomor_tetap', { label: k.label }));
    }
    const letak = { diminta, salah, tampil };
    if (jenis.induk === null) return { ...letak, induk: null, umum: null };
    // A stored row stays where it is, whoever else asks for its parent's number.
    if (lama && (atas.every(({ n }) => n === null) || this.sepertiTersimpan(bentuk, lama, atas)))
      return { ...letak, induk: lama.induk, umum: this.ikut(lama.induk, atas) };
    let induk: bigint | null = null;
    for (const { k, n } of atas) {
      if (n === null) {
        if (!salah.has(k.kd_field)) salah.set(k.kd_field, pesan('isian.wajib', { label: k.label }));
        return { ...letak, induk: null, umum: null };
      }
      const di: Keadaan | undefined = this.keadaan.get(alamat(k.jenis, induk, n)) ?? this.tersimpan(k.jenis, induk, n);
      const tentang = { n, lembar: k.jenis.lembar };
      if (di === 'ditolak') return { ...letak, induk: null, umum: pesan('impor.induk_ditolak', tentang) };
      if (di === undefined || di === 'dua') {
        salah.set(k.kd_field, pesan(di ? 'impor.induk_dua' : 'impor.induk_tidak_ada', tentang));
        return { ...letak, induk: null, umum: null };
      }
      induk = di.id;
    }
    if (lama && induk !== lama.induk)
      for (const { k } of atas.slice(-1)) salah.set(k.kd_field, pesan('impor.nomor_tetap', { label: k.label }));
    return { ...letak, induk, umum: this.ikut(induk, atas) };
  }

  /** The number of a row that goes in. */
  beri(jenis: JenisBaris, induk: bigint | null, diminta: number | null, id: bigint): number {
    const kunci = `${jenis.kode}/${this.jalur(induk)}`;
    const d = this.deret(jenis, induk, kunci);
    if (diminta !== null) {
      const [dari, ke] = d.otomatis;
      if (diminta > dari && diminta <= ke) this.kurang.set(kunci, Math.max(diminta, this.kurang.get(kunci) ?? 0));
      else if (!d.diminta.has(diminta) && !this.indeks.get(jenis.kode)?.diSeri(induk, diminta)) {
        d.diminta.add(diminta);
        this.keadaan.set(alamat(jenis, induk, diminta), { id });
        this.tempat.set(id, { induk, seri: diminta });
        return diminta;
      }
      this.keadaan.set(alamat(jenis, induk, diminta), 'dua');
    }
    do d.otomatis[1]++;
    while (d.diminta.has(d.otomatis[1]));
    return d.otomatis[1];
  }
  /** A row that stays out: what hangs from it stays out, too. */
  tolak(jenis: JenisBaris, letak: Letak, lama: BarisIndeks | null): void {
    if (lama) {
      this.ditolak.set(lama.id, lama.seri);
      this.keadaan.set(alamat(jenis, lama.induk, lama.seri), 'ditolak');
    } else if (letak.diminta !== null && letak.salah.size === 0 && letak.umum === null) {
      const di = alamat(jenis, letak.induk, letak.diminta);
      const ada = this.keadaan.has(di) || this.tersimpan(jenis, letak.induk, letak.diminta);
      this.keadaan.set(di, ada ? 'dua' : 'ditolak');
    }
  }
  /** The numbers of a row that stands, in the order of the columns. */
  nomor({ nomor }: BentukLembar, induk: bigint | null, seri: number): number[] {
    const hasil = nomor.at(-1)?.sendiri ? [seri] : [];
    let kini = induk;
    for (const k of nomor.filter((x) => !x.sendiri).reverse()) {
      const di = kini === null ? undefined : (this.tempat.get(kini) ?? this.indeks.get(k.jenis.kode)?.perId(kini));
      if (!di) break;
      hasil.unshift(di.seri);
      kini = di.induk;
    }
    return hasil;
  }

  /** A parent as every reading of the workbook calls it: ids of new rows are others each time. */
  jalur(induk: bigint | null): string {
    const baru = induk === null ? undefined : this.tempat.get(induk);
    return baru ? `${this.jalur(baru.induk)}#${baru.seri}` : String(induk ?? '');
  }

  private sepertiTersimpan(bentuk: BentukLembar, lama: BarisIndeks, atas: readonly { n: number | null }[]): boolean {
    const nomor = this.nomor(bentuk, lama.induk, lama.seri);
    return atas.every(({ n }, i) => n === nomor[i]);
  }
  private ikut(induk: bigint | null, atas: readonly { k: KolomNomor }[]): string | null {
    const n = induk === null ? undefined : this.ditolak.get(induk);
    const lembar = atas.at(-1)?.k.jenis.lembar ?? '';
    return n === undefined ? null : pesan('impor.induk_ditolak', { n, lembar });
  }
  private tersimpan(jenis: JenisBaris, induk: bigint | null, n: number): Keadaan | undefined {
    const ada = this.indeks.get(jenis.kode)?.diSeri(induk, n);
    return ada && { id: ada.id };
  }
  private deret(jenis: JenisBaris, induk: bigint | null, kunci: string) {
    const mulai = Math.max(this.indeks.get(jenis.kode)?.seriAkhir(induk) ?? 0, this.awal.get(kunci) ?? 0);
    const ada = this.diberi.get(kunci) ?? { otomatis: [mulai, mulai], diminta: new Set() };
    this.diberi.set(kunci, ada);
    return ada;
  }
  private bilangan(k: KolomNomor, s: Sel | undefined, salah: Map<string, string>): number | null {
    if (!s || selKosong(s)) return null;
    const n = s.angka ?? (/^\s*\d{1,6}\s*$/.test(s.teks) ? Number(s.teks) : NaN);
    if (!s.rumus && !s.gabung && Number.isInteger(n) && n > 0 && n <= k.jenis.maks) return n;
    salah.set(
      k.kd_field,
      pesan(s.gabung ? 'impor.sel_gabung' : s.rumus ? 'impor.rumus' : 'impor.nomor_bukan', { label: k.label }),
    );
    return null;
  }
}
const alamat = ({ kode }: JenisBaris, induk: bigint | null, seri: number): string => `${kode}/${induk ?? ''}/${seri}`;
