import type { Kolom } from '@sinas/domain/baris/kolom';
import { AturanDilanggar } from '../../../platform/errors';
import { barisLembar, type BarisLembar } from './baca-lembar';
import { DaerahGabung } from '../nilai/gabung';
import { bukaPaket, periksaBagian, type LembarXlsx, type PaketXlsx } from './paket-xlsx';
import { selTeks, type Sel } from './sel';
import type { BentukLembar } from '../templat/bentuk-lembar';
import { KOLOM_KUNCI, LEMBAR, samakan, TANDA_PETUNJUK, TANDA_TEMPLAT, type InfoTemplat } from '../templat/templat';

export class BarisBuku {
  constructor(
    /** row number that Excel shows */
    readonly nomor: number,
    /** text of the key column; empty = a new row */
    readonly kunci: string,
    /** in the order of the columns of the kind */
    readonly larik: readonly (Sel | undefined)[],
    /** numbers of its place, in the order of those columns */
    readonly letak: readonly (Sel | undefined)[],
    private readonly kolom: readonly Kolom[],
  ) {}

  /** by field */
  get sel(): Map<string, Sel> {
    return new Map(this.kolom.flatMap((k, i) => (this.larik[i] ? [[k.kd_field, this.larik[i]]] : [])));
  }
}
/** Some rows in their order, and how much of the sheet has been read with them, 0 to 1. */
export interface PotongBuku {
  baris: BarisBuku[];
  bagian: number;
}
/** What is merged stands behind the rows. Whoever meets this reads again from the start: now it is known. */
export class BacaUlang extends Error {}

/** Rows of one kind. Memory does not grow with their number. */
export interface LembarBaca {
  bentuk: BentukLembar;
  /** Where the sheet has a field, counted from 1; 0 where it has none. */
  tempat: (medan: string) => number;
  /** Ends with `BacaUlang` at most once. */
  baris: () => AsyncIterable<PotongBuku>;
}
/** An opened workbook of ours: what it was made for, and its rows by kind, parents first. */
export interface Buku {
  info: InfoTemplat;
  lembar: readonly LembarBaca[];
}
/** What sheets a workbook has that was made for this; throws a sentence where it cannot be taken. */
export type BentukBuku = (info: InfoTemplat) => Promise<readonly BentukLembar[]>;
/** Reads workbooks. The one door to a file format; another reader may stand behind it. */
export abstract class BacaBuku {
  /** Throws a sentence for people when the file is no workbook, or none of ours. */
  abstract buka(isi: Buffer, bentuk: BentukBuku): Promise<Buku>;
  /** The same for a file that was just handed in, with every byte of it looked at. */
  abstract periksa(isi: Buffer, bentuk: BentukBuku): Promise<void>;
}
const BARIS_JUDUL_PALING_BAWAH = 10;

export class BacaBukuXlsx extends BacaBuku {
  async periksa(isi: Buffer, bentuk: BentukBuku): Promise<void> {
    const paket = await bukaPaket(isi);
    await periksaBagian(paket);
    await this.dari(paket, bentuk);
  }
  async buka(isi: Buffer, bentuk: BentukBuku): Promise<Buku> {
    return this.dari(await bukaPaket(isi), bentuk);
  }

  private async dari(paket: PaketXlsx, bentuk: BentukBuku): Promise<Buku> {
    const info = await bacaInfo(paket);
    const lembar: LembarBaca[] = [];
    for (const b of await bentuk(info)) {
      const ada = paket.lembar.find((l) => samakan(l.nama) === samakan(b.jenis.lembar));
      // A sheet that nobody filled in may be taken out; the one that a file is counted by may not.
      if (ada) lembar.push(await bukaLembar(paket, ada, b));
      else if (b.jenis.dihitung) throw new AturanDilanggar('impor.tanpa_templat');
    }
    if (lembar.length === 0) throw new AturanDilanggar('impor.tanpa_templat');
    return { info, lembar };
  }
}

async function bukaLembar(paket: PaketXlsx, lembar: LembarXlsx, bentuk: BentukLembar): Promise<LembarBaca> {
  const judul = await cariJudul(paket, lembar, bentuk);
  let gabung: DaerahGabung | null = null;
  const baris = async function* (): AsyncGenerator<PotongBuku> {
    const ditemui = new DaerahGabung();
    yield* barisData(paket, lembar, { judul, bentuk }, gabung, ditemui);
    if (gabung || !ditemui.menyentuh(judul.medan.keys(), judul.nomor)) return;
    gabung = ditemui;
    throw new BacaUlang('merged cells stand behind the rows');
  };
  return { bentuk, tempat: (medan) => tempatMedan(judul, medan), baris };
}

const tempatMedan = ({ medan }: Judul, cari: string): number => [...medan].find(([, ada]) => ada === cari)?.[0] ?? 0;

async function bacaInfo(paket: PaketXlsx): Promise<InfoTemplat> {
  const lembar = paket.lembar.find((l) => l.nama === LEMBAR.info);
  const isi = new Map<string, string>();
  if (lembar)
    for await (const { baris } of barisLembar(paket, lembar)) {
      for (const b of baris) isi.set(b.sel[1]?.teks ?? '', b.sel[2]?.teks ?? '');
      if (isi.size > 50) break;
    }
  const ambil = (nama: string): string => isi.get(nama) ?? '';
  if (ambil('templat') !== TANDA_TEMPLAT) throw new AturanDilanggar('impor.tanpa_templat');
  return {
    idNk: ambil('idNk'),
    noAju: ambil('noAju'),
    kd_komoditas: ambil('kd_komoditas'),
    jenis: ambil('jenis') === 'lokal' ? 'lokal' : 'impor',
    tahun: Number(ambil('tahun')),
    versi: Number(ambil('versi')),
  };
}

interface Judul {
  nomor: number;
  kunci: number | null;
  medan: Map<number, string>;
}
/** The row of column names: the first one that carries most of them. Columns may have been moved; none that is required may be missing. */
async function cariJudul(paket: PaketXlsx, lembar: LembarXlsx, bentuk: BentukLembar): Promise<Judul> {
  const kolom = [...bentuk.nomor, ...bentuk.kolom];
  const wajib = kolom.filter((k) => k.wajib);
  const nama = new Map(kolom.map((k) => [samakan(k.label), k.kd_field]));
  const tolak = (hilang: readonly { label: string }[]): never => {
    const daftar = hilang.map((k) => k.label).join(', ');
    throw new AturanDilanggar('impor.kolom_hilang', [], { daftar, lembar: bentuk.jenis.lembar });
  };
  for (const b of await barisAtas(paket, lembar)) {
    const judul = judulDari(b, nama);
    if (judul.medan.size < Math.max(2, bentuk.kolom.length / 2)) continue;
    const ada = new Set(judul.medan.values());
    const hilang = wajib.filter((k) => !ada.has(k.kd_field));
    return hilang.length > 0 ? tolak(hilang) : judul;
  }
  return tolak(wajib);
}
async function barisAtas(paket: PaketXlsx, lembar: LembarXlsx): Promise<BarisLembar[]> {
  const atas: BarisLembar[] = [];
  for await (const { baris } of barisLembar(paket, lembar)) {
    atas.push(...baris.filter((b) => b.nomor <= BARIS_JUDUL_PALING_BAWAH));
    if ((baris.at(-1)?.nomor ?? 0) >= BARIS_JUDUL_PALING_BAWAH) break;
  }
  return atas;
}
function judulDari(b: BarisLembar, nama: ReadonlyMap<string, string>): Judul {
  const judul: Judul = { nomor: b.nomor, kunci: null, medan: new Map() };
  const terpakai = new Set<string>();
  for (const [kolom, s] of b.sel.entries()) {
    if (!s) continue;
    const teks = samakan(s.teks);
    if (teks === samakan(KOLOM_KUNCI)) judul.kunci = kolom;
    const medan = nama.get(teks);
    if (medan && !terpakai.has(medan)) {
      terpakai.add(medan);
      judul.medan.set(kolom, medan);
    }
  }
  return judul;
}

async function* barisData(
  paket: PaketXlsx,
  lembar: LembarXlsx,
  { judul, bentuk: { kolom, nomor: kolomNomor } }: { judul: Judul; bentuk: BentukLembar },
  gabung: DaerahGabung | null,
  ditemui: DaerahGabung,
): AsyncGenerator<PotongBuku> {
  const tempat = (k: { kd_field: string }): number => tempatMedan(judul, k.kd_field);
  const [di, diNomor] = [kolom.map(tempat), kolomNomor.map(tempat)];
  for await (const { baris, bagian } of barisLembar(paket, lembar, ditemui)) {
    const hasil: BarisBuku[] = [];
    for (const { nomor, sel } of baris) {
      if (nomor <= judul.nomor) continue;
      const kunci = judul.kunci === null ? '' : (sel[judul.kunci]?.teks.trim() ?? '');
      if (kunci === TANDA_PETUNJUK) continue;
      const satu = (k: number): Sel | undefined =>
        gabung?.ada(nomor, k) ? { ...(sel[k] ?? selTeks('')), gabung: true } : sel[k];
      hasil.push(new BarisBuku(nomor, kunci, di.map(satu), diNomor.map(satu), kolom));
    }
    yield { baris: hasil, bagian };
  }
}
