import { gabung, putuskan, type Bentrok, type Kerja, type PerJenis } from '../simpan/gabung';
import type { IsiBerkas } from '../simpan/kawat';
import type { AsalBaris, SimpananLokal } from '../simpan/simpanan-lokal';
import { silsilah, type Form, type JenisApa } from './form';
import { belumAda, keadaanAwal, kerjaKini, lanjutkan, type Keadaan } from './keadaan';
import type { Baris, FaktaBaris, Koleksi } from './koleksi';
import { idHapus, subpohon, tanpa, tumpangkanSemua } from './kumpulan';
import { nomorBerikut } from './nomor';
import { pulihkan } from './pulih';
import { tambahHapus, Urungan, urungkan, type Cuplikan } from './urungan';

export interface PerubahanSel<I> {
  kunci: string;
  isi: Partial<I>;
}
const kunciBaru = (): string => `baru-${crypto.randomUUID()}`;

/** The working copy of one file: every edit lands here first, on this device; saving follows by itself. */
export class FormStore<L> {
  private k: Keadaan<L>;
  private pendengar = new Set<() => void>();
  private urungan = new Urungan();
  private versiSini = new Set<number>();
  private berangkat = new Set<string>();
  private jadwal: () => void = () => undefined;

  constructor(
    readonly form: Form<L>,
    isi: IsiBerkas<L>,
    readonly lokal: SimpananLokal,
    private readonly jam: () => Date,
  ) {
    this.k = keadaanAwal(form, isi);
    const kopi = lokal.baca();
    if (kopi) this.k = pulihkan(form, this.k, isi, kopi);
  }

  readonly langganan = (f: () => void): (() => void) => {
    this.pendengar.add(f);
    return () => this.pendengar.delete(f);
  };
  readonly cuplikan = (): Keadaan<L> => this.k;
  /** Called after every edit; the saving engine decides when. */
  pasangJadwal(f: () => void): void {
    this.jadwal = f;
  }

  /** Puts facts of the server or of the engine into the state; no edit of the person. */
  atur(ubah: Partial<Keadaan<L>>): void {
    this.k = { ...this.k, ...ubah };
    this.pendengar.forEach((f) => f());
  }
  aturBerkas(ubah: Partial<L>): void {
    this.atur({ berkas: { ...this.k.berkas, ...ubah } });
  }
  private sunting(ubah: Partial<Keadaan<L>>): void {
    this.k = { ...this.k, ...ubah, dapatUrung: this.urungan.ada };
    this.simpanLokal();
    const { keadaan } = this.k.simpan;
    if (keadaan === 'tersimpan' || keadaan === 'tolak' || keadaan === 'sebagian')
      this.k = { ...this.k, simpan: { keadaan: 'menunggu' } };
    this.pendengar.forEach((f) => f());
    this.jadwal();
  }

  isiKepala(kd_field: string, nilai: string): void {
    this.sunting({ kepala: { ...this.k.kepala, [kd_field]: nilai } });
  }
  aturPernyataan(pernyataan: boolean): void {
    this.sunting({ pernyataan });
  }
  jawab(id: string, teks: string): void {
    this.sunting({ jawaban: { ...this.k.jawaban, [id]: teks } });
  }
  /** A version made from this screen beside the saving engine: taken as known when no one else's lies between. */
  catatVersi(versi: number | null): void {
    if (versi === null || versi <= this.k.versi) return;
    this.versiSini.add(versi);
    this.maju(this.k.versi);
  }
  readonly buatanSini = (versi: number): boolean => this.versiSini.has(versi);
  private maju(dari: number): void {
    let versi = dari;
    while (this.versiSini.has(versi + 1)) versi += 1;
    this.versiSini.forEach((v) => v <= versi && this.versiSini.delete(v));
    if (versi !== this.k.versi) this.atur({ versi });
  }

  ubah<I extends object, S extends FaktaBaris>(koleksi: Koleksi<I, S>, perubahan: readonly PerubahanSel<I>[]): void {
    this.tempel(koleksi, perubahan, []);
  }
  /** New rows after the last one below a parent; answers their keys. */
  tambah<I extends object, S extends FaktaBaris>(
    koleksi: Koleksi<I, S>,
    isi: readonly Partial<I>[],
    induk: string | null = null,
  ): string[] {
    return this.tempel(koleksi, [], isi, induk);
  }
  /** A pasted block: changes of rows that are there and rows below them, undone together. */
  tempel<I extends object, S extends FaktaBaris>(
    koleksi: Koleksi<I, S>,
    perubahan: readonly PerubahanSel<I>[],
    tambahan: readonly Partial<I>[],
    induk: string | null = null,
  ): string[] {
    const { jenis } = koleksi;
    const semua = koleksi.di(this.k.baris);
    const per = new Map(perubahan.map((p) => [p.kunci, p.isi]));
    const baru = this.barisBaru(koleksi, tambahan, induk);
    const catatan: Cuplikan[] = [
      ...semua.filter((b) => per.has(b.kunci)).map((b) => ({ jenis, kunci: b.kunci, sebelum: b })),
      ...baru.map((b) => ({ jenis, kunci: b.kunci, sebelum: null })),
    ];
    this.urungan.catat(catatan);
    const lama = semua.map((b) => {
      const isi = per.get(b.kunci);
      return isi ? { ...b, isi: koleksi.ubahIsi(b.isi, isi) } : b;
    });
    this.sunting({ baris: { ...this.k.baris, [jenis]: [...lama, ...baru] } });
    return baru.map((b) => b.kunci);
  }
  private jenis(kode: string): JenisApa | undefined {
    return this.form.jenis.find(({ koleksi }) => koleksi.jenis === kode);
  }
  private barisBaru<I extends object, S extends FaktaBaris>(
    koleksi: Koleksi<I, S>,
    isi: readonly Partial<I>[],
    induk: string | null,
  ): Baris<I, S>[] {
    const saudara = koleksi.di(this.k.baris).filter((b) => b.induk === induk);
    const sisa = induk === null ? (this.k.belumDimuat[koleksi.jenis]?.baris ?? 0) : 0;
    const mulai = nomorBerikut(saudara) + sisa;
    const bawaan = (this.jenis(koleksi.jenis)?.bawaan?.() ?? {}) as I;
    return isi.map((x, i) => koleksi.baru(kunciBaru(), mulai + i, induk, koleksi.ubahIsi(bawaan, x)));
  }
  /** Deletes rows with all that hangs from them; one act for the undoing. */
  hapus({ jenis }: { jenis: string }, kunci: readonly string[]): void {
    this.hapusSemua({ [jenis]: kunci });
  }
  /** The same of several kinds, by keys. */
  hapusSemua(kunci: PerJenis<readonly string[]>): void {
    const hilang = Object.entries(kunci).flatMap(([jenis, k]) => subpohon(this.form.jenis, this.k.baris, jenis, k));
    this.urungan.catat(hilang.map((h) => ({ jenis: h.jenis, kunci: h.baris.kunci, sebelum: h.baris })));
    this.sunting({ baris: tanpa(this.k.baris, hilang), hapus: tambahHapus(this.k.hapus, idHapus(hilang)) });
  }
  /** Takes the last change of rows back, of whatever kind. Answers the row to look at. */
  urung(): { jenis: string; kunci: string } | null {
    const langkah = this.urungan.ambil();
    const [pertama] = langkah ?? [];
    if (!langkah || !pertama) return null;
    const { baris, hapus } = this.k;
    const bahan = {
      ...{ jenis: this.form.jenis, baris, hapus, kunciBaru },
      berangkat: (jenis: string, id: string) => this.berangkat.has(`${jenis} ${id}`),
    };
    const hasil = urungkan(bahan, langkah);
    this.urungan.ganti(hasil.alias);
    this.sunting({ baris: hasil.baris, hapus: hasil.hapus });
    return { jenis: pertama.jenis, kunci: hasil.alias.get(pertama.kunci) ?? pertama.kunci };
  }
  /** A deletion is on its way, or has come to an end. */
  tandaiBerangkat(jenis: string, id: readonly string[], jalan: boolean): void {
    for (const x of id)
      if (jalan) this.berangkat.add(`${jenis} ${x}`);
      else this.berangkat.delete(`${jenis} ${x}`);
  }

  /** Lays an answer of the server under the work; what is typed meanwhile stays (PENGAJUAN-12). */
  terapkan(dasar: Kerja, lain: Kerja, versi: number, pilihan?: { abaikanBentrok: boolean }): Bentrok[] {
    const { jenis } = this.form;
    const milik = kerjaKini(this.form, this.k);
    const { hasil, bentrok } = gabung(dasar, milik, lain, silsilah(jenis));
    const { kepala, pernyataan, jawaban } = hasil;
    const baris = tumpangkanSemua(jenis, this.k.baris, hasil.baris, milik.baris);
    const nyata = pilihan?.abaikanBentrok ? [] : bentrok;
    this.atur({ dasar: lain, versi, kepala, pernyataan, jawaban, baris, bentrok: [...this.k.bentrok, ...nyata] });
    this.maju(versi);
    this.simpanLokal();
    return nyata;
  }
  selesaikanBentrok(pilihan: Record<string, 'milik' | 'lain'>): void {
    const milik = kerjaKini(this.form, this.k);
    const hasil = putuskan(milik, this.k.bentrok, pilihan);
    const { kepala, pernyataan, jawaban } = hasil;
    const baris = tumpangkanSemua(this.form.jenis, this.k.baris, hasil.baris, milik.baris);
    this.sunting({ kepala, pernyataan, jawaban, baris, bentrok: [], pengubah: [], simpan: { keadaan: 'menunggu' } });
  }

  /** Next rows of a long file; the total stays right because what is loaded leaves the rest. */
  lanjut<I extends object, S extends FaktaBaris>(koleksi: Koleksi<I, S>, datang: readonly S[]): void {
    const j = this.jenis(koleksi.jenis);
    if (j) this.atur(lanjutkan(this.form, this.k, j, datang));
  }
  /** True while this device could keep what the server does not have. */
  simpanLokal(): boolean {
    const kini = kerjaKini(this.form, this.k);
    if (belumAda(this.k, kini) === 0) {
      this.lokal.buang();
      return true;
    }
    const { versi, dasar, hapus } = this.k;
    return this.lokal.tulis({ versi, dasar, kini, asal: this.asal(), hapus, waktu: this.jam().toISOString() });
  }
  private asal(): PerJenis<AsalBaris> {
    return Object.fromEntries(
      this.form.jenis.map(({ koleksi }) => {
        const diubah = koleksi.di(this.k.baris).filter((b) => b.id !== null && koleksi.kotor(b));
        return [koleksi.jenis, Object.fromEntries(diubah.map((b) => [b.id, { versi: b.versi, server: b.server }]))];
      }),
    );
  }
}
