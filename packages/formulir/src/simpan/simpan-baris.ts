import type { Form } from '../kerja/form';
import type { Keadaan } from '../kerja/keadaan';
import type { BarisApa, FaktaBaris, Kumpulan } from '../kerja/koleksi';
import { lepaskan } from '../kerja/kumpulan';
import { rapikanNomor } from '../kerja/nomor';
import { gabungBaris, type Bentrok, type PerJenis } from './gabung';
import { GalatKawat, type AkhirBaris, type BarisKirim, type HasilBaris, type Kawat } from './kawat';

const SEKALI = 500;
interface Siap {
  baris: BarisApa;
  kirim: BarisKirim;
}
export interface HasilKirimBaris<L> {
  hasil: HasilBaris<L>;
  /** Lays what became of the rows over those of now. */
  pasang: (k: Kumpulan) => Kumpulan;
  /** Rows that were deleted on the screen while they were being stored, by kind. */
  dibuang: (k: Kumpulan) => PerJenis<string[]>;
  /** Places of a row that someone else changed as well. */
  bentrok: Bentrok[];
}

/** Typed rows that may be stored now, parents first, new ones before changed ones. A child waits for its parent. */
function barisSiap<L>(
  { jenis }: Form<L>,
  k: Keadaan<L>,
  lengkap: (isi: object, lengkapi: (isi: object) => object) => object,
): Siap[] {
  const siap: Siap[] = [];
  const ikut = new Set<string>();
  for (const { koleksi, masalah, lengkapi = (isi: object) => isi } of jenis) {
    const semua = koleksi.di(k.baris);
    const salah = masalah(semua, k.baris);
    const atas = koleksi.induk === null ? [] : (k.baris[koleksi.induk] ?? []);
    const idInduk = new Map(atas.map((b) => [b.kunci, b.id]));
    const rujuk = (b: BarisApa): BarisKirim['induk'] | undefined => {
      if (koleksi.induk === null) return null;
      const id = b.induk === null ? undefined : idInduk.get(b.induk);
      if (typeof id === 'string') return { id };
      return b.induk !== null && ikut.has(b.induk) ? { kunci: b.induk } : undefined;
    };
    const layak = semua.filter((b) => koleksi.kotor(b) && !salah.has(b.kunci) && b.ditolak?.isi !== b.isi);
    for (const b of [...layak.filter((x) => x.id === null), ...layak.filter((x) => x.id !== null)]) {
      const induk = rujuk(b);
      if (induk === undefined) continue;
      if (b.id === null) ikut.add(b.kunci);
      const { kunci, id, versi, no_seri } = b;
      const kirim = { jenis: koleksi.jenis, kunci, id, versi, no_seri, isi: lengkap(b.isi, lengkapi), induk };
      siap.push({ baris: b, kirim });
    }
  }
  return siap;
}

function tanpaTempat(k: Kumpulan, baru: readonly { jenis: string; kunci: string; id: string }[]): PerJenis<string[]> {
  const ada = new Set(Object.values(k).flatMap((baris) => baris.map((b) => b.kunci)));
  const hasil: Record<string, string[]> = {};
  for (const { jenis, kunci, id } of baru) if (!ada.has(kunci)) (hasil[jenis] ??= []).push(id);
  return hasil;
}

/** Stores valid rows of all kinds; a refusal stays with its row, a clash merges field by field. */
export class SimpanBaris<L> {
  private kunciKirim = new Map<string, { isi: string; kunci: string }>();
  private readonly terkirim = new WeakMap<object, object>();
  constructor(
    private readonly form: Form<L>,
    private readonly kawat: Kawat<L>,
  ) {}

  private jenis(kode: string) {
    return this.form.jenis.find((j) => j.koleksi.jenis === kode)?.koleksi;
  }
  /** Completed once: names of codes that come later would make another call of the same row. */
  private readonly lengkap = (isi: object, lengkapi: (isi: object) => object): object => {
    let jadi = this.terkirim.get(isi);
    if (!jadi) this.terkirim.set(isi, (jadi = lengkapi(isi)));
    return jadi;
  };
  /** One call, told by `mulai`; null = there is nothing to store. */
  async kirim(k: Keadaan<L>, mulai: () => void): Promise<HasilKirimBaris<L> | null> {
    const siap = barisSiap(this.form, k, this.lengkap).slice(0, SEKALI);
    if (siap.length === 0) return null;
    const rows = siap.map(({ kirim }) => kirim);
    mulai();
    const hasil = await this.kawat.baris(rows, (b) => this.kunci(b));
    // A wire that takes nothing would be asked for ever.
    if (hasil.akhir.size === 0) throw new GalatKawat('gagal', { pesan: null });
    const bentrok: Bentrok[] = [];
    const ganti = new Map<string, (b: BarisApa) => BarisApa>();
    const hilang: { jenis: string; kunci: string }[] = [];
    const baru: { jenis: string; kunci: string; id: string }[] = [];
    for (const { baris, kirim } of siap) {
      const { jenis, kunci } = kirim;
      const akhir = hasil.akhir.get(kunci);
      if (!akhir) continue;
      if (akhir.akhir === 'yatim') {
        hilang.push({ jenis: this.jenis(jenis)?.induk ?? jenis, kunci: baris.induk ?? kunci });
        continue;
      }
      if (akhir.akhir === 'tersimpan' && baris.id === null) baru.push({ jenis, kunci, id: akhir.baris.id });
      const g = await this.ganti(jenis, baris, akhir, bentrok);
      if (g) ganti.set(kunci, g);
      else hilang.push({ jenis, kunci });
    }
    return {
      hasil,
      bentrok,
      pasang: (kini) => this.pasang(kini, ganti, hilang),
      dibuang: (kini) => tanpaTempat(kini, baru),
    };
  }

  private pasang(
    kini: Kumpulan,
    ganti: ReadonlyMap<string, (b: BarisApa) => BarisApa>,
    hilang: readonly { jenis: string; kunci: string }[],
  ): Kumpulan {
    let hasil: Kumpulan = Object.fromEntries(
      Object.entries(kini).map(([j, baris]) => [
        j,
        baris.some((b) => ganti.has(b.kunci)) ? rapikanNomor(baris.map((b) => ganti.get(b.kunci)?.(b) ?? b)) : baris,
      ]),
    );
    // Deleted elsewhere while it was changed here: it goes on as a new row, nothing typed is lost.
    for (const { jenis, kunci } of hilang) hasil = lepaskan(this.form.jenis, hasil, jenis, kunci);
    return hasil;
  }

  /** What becomes of a row; null = the server has it no more. */
  private async ganti(
    jenis: string,
    b: BarisApa,
    akhir: Exclude<AkhirBaris, { akhir: 'yatim' }>,
    bentrok: Bentrok[],
  ): Promise<((b: BarisApa) => BarisApa) | null> {
    if (akhir.akhir === 'tersimpan') return this.tersimpan(jenis, akhir.baris, b.isi);
    if (akhir.akhir === 'ditolak') return (x) => ({ ...x, ditolak: { isi: b.isi, masalah: akhir.masalah } });
    const s = akhir.kini === undefined && b.id !== null ? await this.kawat.barisKini(jenis, b.id) : akhir.kini;
    if (!s) return null;
    // Nothing new there: two calls met in the database. It is tried again, as after any passing fault.
    if (s.versi === b.versi) throw new GalatKawat('gagal', { pesan: akhir.pesan });
    const satu = gabungBaris(b.server ?? s, b.isi, s, jenis, b.kunci);
    bentrok.push(...satu.bentrok);
    return (x) => ({ ...x, isi: satu.isi, server: s, versi: s.versi, ditolak: null });
  }
  /** Stored: takes the server's form, unless the row was typed in meanwhile. */
  private tersimpan(jenis: string, s: FaktaBaris, terkirim: object): (b: BarisApa) => BarisApa {
    const koleksi = this.jenis(jenis);
    return (b) => ({
      ...b,
      id: s.id,
      versi: s.versi,
      no_seri: Number(s.no_seri),
      server: s,
      isi: koleksi?.isiSama(b.isi, terkirim) ? koleksi.isiDari(s) : b.isi,
      ditolak: null,
    });
  }

  /** The same rows sent again carry the same key: a lost answer never makes a second row. */
  private kunci(rows: readonly BarisKirim[]): string {
    const nama = rows.map((b) => b.kunci).join();
    const teks = JSON.stringify(rows);
    const lama = this.kunciKirim.get(nama);
    if (lama?.isi === teks) return lama.kunci;
    const kunci = crypto.randomUUID();
    this.kunciKirim.set(nama, { isi: teks, kunci });
    return kunci;
  }
}
