import { jamKini } from '@sinas/api-client/jam';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { pengubahSetelah } from '@sinas/domain/formulir/penyunting';
import type { Dokumen } from '../../../lib/wire';
import type { BarisServer, DetailFormulir, DokumenDiunggah, Rekaman } from '../wire';
import { AturanBaris } from './aturan-baris';
import { nomorBerikut } from '@sinas/formulir/kerja/koleksi';
import { BARANG, type BarisLembar } from './baris-lembar';
import { gabung, putuskan } from '@sinas/formulir/simpan/gabung';
import { kerjaDari, type Kerja } from './simpan/kerja';
import { jumlahPerubahan, keadaanAwal, kerjaKini, type Keadaan } from './keadaan';
import type { SimpananLokal } from '@sinas/formulir/simpan/simpanan-lokal';
import { Urungan, type Cuplikan } from '@sinas/formulir/kerja/urungan';

export interface PerubahanSel {
  kunci: string;
  isi: Partial<Rekaman>;
}
const kunciBaru = (): string => `baru-${crypto.randomUUID()}`;

/** The working copy of one file: every edit lands here first, on this device; saving follows by itself. */
export class FormulirStore {
  private k: Keadaan;
  private pendengar = new Set<() => void>();
  private urungan = new Urungan<BarisLembar>();
  private versiSini = new Set<number>();
  private jadwal: () => void = () => undefined;

  constructor(
    detail: DetailFormulir,
    readonly aturan: AturanBaris,
    readonly lokal: SimpananLokal<Rekaman, BarisServer>,
  ) {
    this.k = keadaanAwal(detail);
    this.pulihkan();
  }

  readonly langganan = (f: () => void): (() => void) => {
    this.pendengar.add(f);
    return () => this.pendengar.delete(f);
  };
  readonly cuplikan = (): Keadaan => this.k;
  /** Called after every edit; the saving engine decides when. */
  pasangJadwal(f: () => void): void {
    this.jadwal = f;
  }

  /** Puts facts of the server or of the engine into the state; no edit of the person. */
  atur(ubah: Partial<Keadaan>): void {
    this.k = { ...this.k, ...ubah };
    this.pendengar.forEach((f) => f());
  }
  private sunting(ubah: Partial<Keadaan>): void {
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
  aturDokumen(dokumen: Dokumen[]): void {
    this.atur({ dokumen });
  }
  /** An own upload or deletion, and the version of the file that it has made. */
  dokumenBaru({ versi, ...dokumen }: DokumenDiunggah): void {
    this.atur({ dokumen: [...this.k.dokumen.filter((d) => d.id !== dokumen.id), dokumen] });
    this.catatVersi(versi);
  }
  dokumenHilang(id: string, versi: number | null): void {
    this.atur({ dokumen: this.k.dokumen.filter((d) => d.id !== id) });
    this.catatVersi(versi);
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

  ubahSel(perubahan: readonly PerubahanSel[]): void {
    const per = new Map(perubahan.map((p) => [p.kunci, p.isi]));
    this.urungan.catat(this.k.baris.filter((b) => per.has(b.kunci)).map((b) => ({ kunci: b.kunci, sebelum: b })));
    this.sunting({
      baris: this.k.baris.map((b) => {
        const isi = per.get(b.kunci);
        return isi ? { ...b, isi: BARANG.ubahIsi(b.isi, isi) } : b;
      }),
    });
  }
  /** New rows after the last one; answers their keys. */
  tambahBaris(isi: readonly Partial<Rekaman>[]): string[] {
    const baru = this.barisBaru(isi);
    this.urungan.catat(baru.map((b) => ({ kunci: b.kunci, sebelum: null })));
    this.sunting({ baris: [...this.k.baris, ...baru] });
    return baru.map((b) => b.kunci);
  }
  /** A pasted block: changes of rows that are there and rows below them, undone together. */
  tempel(perubahan: readonly PerubahanSel[], tambahan: readonly Partial<Rekaman>[]): void {
    const per = new Map(perubahan.map((p) => [p.kunci, p.isi]));
    const baru = this.barisBaru(tambahan);
    this.urungan.catat([
      ...this.k.baris.filter((b) => per.has(b.kunci)).map((b) => ({ kunci: b.kunci, sebelum: b })),
      ...baru.map((b) => ({ kunci: b.kunci, sebelum: null })),
    ]);
    const lama = this.k.baris.map((b) => {
      const isi = per.get(b.kunci);
      return isi ? { ...b, isi: BARANG.ubahIsi(b.isi, isi) } : b;
    });
    this.sunting({ baris: [...lama, ...baru] });
  }
  private barisBaru(isi: readonly Partial<Rekaman>[]): BarisLembar[] {
    const mulai = nomorBerikut(this.k.baris) + this.k.belumDimuat.baris;
    const { satuan } = this.k.detail.formulir;
    const bawaan: Rekaman = satuan.length === 1 && satuan[0] ? { satuan: satuan[0].kodeSatuan } : {};
    return isi.map((x, i) => ({
      kunci: kunciBaru(),
      id: null,
      versi: null,
      no_seri: mulai + i,
      isi: BARANG.ubahIsi(bawaan, x),
      server: null,
      ditolak: null,
    }));
  }
  hapusBaris(kunci: readonly string[]): void {
    const kena = this.k.baris.filter((b) => kunci.includes(b.kunci));
    this.urungan.catat(kena.map((b) => ({ kunci: b.kunci, sebelum: b })));
    this.sunting({
      baris: this.k.baris.filter((b) => !kunci.includes(b.kunci)),
      hapus: [...this.k.hapus, ...kena.flatMap((b) => (b.id ? [b.id] : []))],
    });
  }
  /** Takes the last change of rows back. Answers the row to look at. */
  urung(): string | null {
    const langkah = this.urungan.ambil();
    if (!langkah) return null;
    let { baris, hapus } = this.k;
    for (const c of langkah) ({ baris, hapus } = urungSatu(baris, hapus, c));
    this.sunting({ baris: [...baris].sort((a, b) => a.no_seri - b.no_seri), hapus });
    return langkah[0]?.kunci ?? null;
  }

  masalahBaris(): Map<string, Masalah[]> {
    return this.aturan.periksa(this.k.baris);
  }

  /** Lays an answer of the server under the work; what is typed meanwhile stays (PENGAJUAN-12). */
  terapkan(dasar: Kerja, lain: Kerja, versi: number, pilihan?: { abaikanBentrok: boolean }) {
    const milik = kerjaKini(this.k);
    const { hasil, bentrok } = gabung(dasar, milik, lain);
    const { kepala, pernyataan, jawaban } = hasil;
    const baris = BARANG.tumpangkan(this.k.baris, hasil.baris, milik.baris);
    const nyata = pilihan?.abaikanBentrok ? [] : bentrok;
    this.atur({ dasar: lain, versi, kepala, pernyataan, jawaban, baris, bentrok: [...this.k.bentrok, ...nyata] });
    this.maju(versi);
    this.simpanLokal();
    return nyata;
  }
  selesaikanBentrok(pilihan: Record<string, 'milik' | 'lain'>): void {
    const milik = kerjaKini(this.k);
    const hasil = putuskan(milik, this.k.bentrok, pilihan);
    const { kepala, pernyataan, jawaban } = hasil;
    const baris = BARANG.tumpangkan(this.k.baris, hasil.baris, milik.baris);
    this.sunting({ kepala, pernyataan, jawaban, baris, bentrok: [], pengubah: [], simpan: { keadaan: 'menunggu' } });
  }

  /** True while this device could keep what the server does not have. */
  simpanLokal(): boolean {
    if (jumlahPerubahan(this.k) === 0) {
      this.lokal.buang();
      return true;
    }
    const asal = Object.fromEntries(
      this.k.baris.filter((b) => b.id && BARANG.kotor(b)).map((b) => [b.kunci, { versi: b.versi, server: b.server }]),
    );
    const { versi, dasar, hapus } = this.k;
    return this.lokal.tulis({ versi, dasar, kini: kerjaKini(this.k), asal, hapus, waktu: jamKini().toISOString() });
  }
  /** What this device kept from before: laid over what the server has now. */
  private pulihkan(): void {
    const s = this.lokal.baca();
    if (!s) return;
    const { detail } = this.k;
    const lain = kerjaDari(detail.json_simpan, this.k.jawaban);
    const { hasil, bentrok } = gabung(s.dasar, s.kini, lain);
    const baris = BARANG.tumpangkan(this.k.baris, hasil.baris, lain.baris).map((b) => {
      const asal = s.asal[b.kunci];
      return asal && BARANG.kotor(b) ? { ...b, ...asal } : b;
    });
    const hapus = s.hapus.filter((id) => detail.baris.some((b) => b.id === id));
    const { kepala, pernyataan, jawaban } = hasil;
    this.k = {
      ...this.k,
      kepala,
      pernyataan,
      jawaban,
      bentrok,
      pengubah: bentrok.length ? pengubahSetelah(detail.penyunting, s.versi) : [],
      hapus,
      baris: baris.filter((b) => !b.id || !hapus.includes(b.id)),
    };
    if (jumlahPerubahan(this.k) > 0) this.k = { ...this.k, simpan: { keadaan: 'menunggu' } };
  }
}

function urungSatu(baris: BarisLembar[], hapus: string[], { kunci, sebelum }: Cuplikan<BarisLembar>) {
  const ada = baris.find((b) => b.kunci === kunci);
  if (!sebelum) return { baris: baris.filter((b) => b.kunci !== kunci), hapus: ada?.id ? [...hapus, ada.id] : hapus };
  if (ada) return { baris: baris.map((b) => (b === ada ? { ...b, isi: sebelum.isi } : b)), hapus };
  // Not deleted on the server yet: it simply stays. Otherwise it comes back as a new row.
  if (sebelum.id && hapus.includes(sebelum.id))
    return { baris: [...baris, sebelum], hapus: hapus.filter((id) => id !== sebelum.id) };
  const kembali = { ...sebelum, kunci: kunciBaru(), id: null, versi: null, server: null, ditolak: null };
  return { baris: [...baris, sebelum.id ? kembali : sebelum], hapus };
}
