import { bacaAngka, banding, jumlahkan, kurangi } from '@sinas/domain/format/angka';
import { hitungGarisRakor, kurangAlasan, type BarisRakor, type JumlahGaris } from '@sinas/domain/rakor/baris';
import type { Sunting } from '../../../providers/rakor/data';
import type { BarisRapat, GarisRapat, IsiGaris } from '../../../providers/rakor/wire';

/** What was changed in a row and is not stored yet, on the version that it began from. */
export interface Ketikan {
  versi: number;
  /** As it was typed. */
  penetapan?: string;
  kd_alasan?: string;
  alasan?: string;
  tunda?: boolean;
}
export interface BarisKerja {
  data: BarisRapat;
  ketik: Ketikan | null;
  menyimpan: boolean;
  galat: string | null;
  /** What the server said when somebody else had been faster. */
  bentrok: string | null;
}
export interface Ringkas {
  garis: GarisRapat;
  jumlah: JumlahGaris;
  /** Rows that owe a reason, as they stand on the screen. */
  kurang_alasan: number;
  menyimpan: number;
  /** Rows with something that is not stored. */
  tertahan: number;
  tersimpan: string | null;
}
type Bagian = Pick<JumlahGaris, 'usulan' | 'rekomendasi' | 'jumlah' | 'belum' | 'tertunda'> & { kurang: number };

/** A change that was told a moment before it was committed is asked for again. */
const TUMPANG_MS = 10_000;
const SUNTING_MS = 75_000;

export const keBarisRakor = (b: BarisRapat): BarisRakor => ({
  ...{ id: b.id_baris, no_aju: b.noAju, seri: b.seri, satuan: b.satuan, usulan: b.usulan, rekomendasi: b.rekomendasi },
  ...{ lantai: b.lantai, naik: b.naik, penetapan: b.penetapan, tunda: b.tunda },
  ...{ kd_alasan: b.kd_alasan, alasan: b.alasan, kd_alasan_kl: b.kd_alasan_kl },
});
/** What was typed as a quantity: null for nothing, undefined for what is none. */
export function bacaPenetapan(teks: string): string | null | undefined {
  if (teks.trim() === '') return null;
  const baca = bacaAngka(teks);
  return baca.sah ? baca.nilai : undefined;
}
/** The row as it stands on the screen; what cannot be read counts as not determined. */
export function efektif({ data, ketik }: BarisKerja): BarisRakor {
  const b = keBarisRakor(data);
  if (!ketik) return b;
  const penetapan = ketik.penetapan === undefined ? b.penetapan : (bacaPenetapan(ketik.penetapan) ?? null);
  const tunda = ketik.tunda ?? b.tunda;
  return {
    ...{ ...b, tunda, penetapan: tunda ? null : penetapan },
    ...{ kd_alasan: ketik.kd_alasan ?? b.kd_alasan, alasan: ketik.alasan ?? b.alasan },
  };
}

/**
 * Rows of one line with what is typed on them. A row is told of its own changes alone and the sums move by the difference
 * that one file makes, so that a keystroke costs the same among five rows and five thousand.
 */
export class PapanToko {
  urutan: readonly string[] = [];
  /** Grows with what the server has sent or stored: what is computed of stored rows is computed anew. */
  versiData = 0;
  private readonly kerja = new Map<string, BarisKerja>();
  /** Rows with something that is typed or on its way. */
  private readonly tergarap = new Set<string>();
  /** Many rows come at once: the sums are told when all of them have. */
  private banyak = false;
  private readonly berkas = new Map<string, string[]>();
  private readonly saatBaris = new Map<string, Set<() => void>>();
  private readonly saatRingkas = new Set<() => void>();
  private readonly sunting = new Map<string, Sunting & { sampai: number }>();
  private ringkasKini: Ringkas;
  private bagian: Bagian;
  private pada: string;
  private tersimpanPada: string | null = null;

  constructor(isi: IsiGaris) {
    this.pada = isi.pada;
    this.bagian = NOL;
    this.ringkasKini = this.susun(isi.garis);
    this.gantiSemua(isi);
  }

  baris(id: string): BarisKerja | undefined {
    return this.kerja.get(id);
  }
  semua(): BarisKerja[] {
    return this.urutan.flatMap((id) => this.kerja.get(id) ?? []);
  }
  ringkas = (): Ringkas => this.ringkasKini;
  /** From when on changes are asked for. */
  sejak(): string {
    return new Date(new Date(this.pada).getTime() - TUMPANG_MS).toISOString();
  }
  /** Who else has this row under his hands. */
  penyunting(id: string, kini: number): string | null {
    for (const s of this.sunting.values()) if (s.id_baris === id && s.sampai > kini) return s.nama;
    return null;
  }

  langganBaris(id: string, lakukan: () => void): () => void {
    const ada = this.saatBaris.get(id) ?? new Set();
    this.saatBaris.set(id, ada.add(lakukan));
    return () => void ada.delete(lakukan);
  }
  langganRingkas = (lakukan: () => void): (() => void) => {
    this.saatRingkas.add(lakukan);
    return () => void this.saatRingkas.delete(lakukan);
  };

  /** Everything anew; what is typed stays on its rows. */
  gantiSemua({ garis, baris, pada }: IsiGaris): void {
    this.pada = pada;
    const lama = new Map(this.kerja);
    this.kerja.clear();
    this.tergarap.clear();
    this.berkas.clear();
    for (const data of baris) {
      const k = lama.get(data.id_baris);
      this.taruh(k ? terima(k, data) : { data, ketik: null, menyimpan: false, galat: null, bentrok: null });
      const milik = this.berkas.get(data.noAju);
      if (milik) milik.push(data.id_baris);
      else this.berkas.set(data.noAju, [data.id_baris]);
    }
    this.urutan = baris.map((b) => b.id_baris);
    this.bagian = [...this.berkas.values()].reduce<Bagian>((n, ids) => tambah(n, this.hitung(ids)), NOL);
    this.versiData += 1;
    this.kabariRingkas(garis);
    for (const id of this.urutan) this.kabariBaris(id);
  }
  /** What has changed since; false when a row is missing or gone, so that all is to be read again. */
  gabung({ garis, baris, pada }: IsiGaris): boolean {
    this.pada = pada;
    if (garis.baris !== this.urutan.length || baris.some((b) => !this.kerja.has(b.id_baris))) return false;
    this.banyak = true;
    for (const b of baris) this.terimaBaris(b);
    this.banyak = false;
    this.kabariRingkas(garis);
    return true;
  }
  terimaBaris(data: BarisRapat): void {
    const k = this.kerja.get(data.id_baris);
    if (!k || data.versi < k.data.versi) return;
    const tetangga = (this.berkas.get(data.noAju) ?? []).filter((id) => id !== data.id_baris);
    this.versiData += 1;
    this.ganti(data.id_baris, terima(k, data));
    for (const id of tetangga) {
      const t = this.kerja.get(id);
      if (t && t.data.berkas_tunda !== data.berkas_tunda)
        this.ganti(id, { ...t, data: { ...t.data, berkas_tunda: data.berkas_tunda } });
    }
  }
  ubah(id: string, baru: Partial<Omit<Ketikan, 'versi'>>): void {
    const k = this.kerja.get(id);
    if (k) this.ganti(id, { ...k, galat: null, ketik: { versi: k.data.versi, ...k.ketik, ...baru } });
  }
  setel(id: string, baru: Partial<BarisKerja>): void {
    const k = this.kerja.get(id);
    if (k) this.ganti(id, { ...k, ...baru });
  }
  tandaiSunting(s: Sunting, kini: number): void {
    const lama = this.sunting.get(s.id_user)?.id_baris;
    this.sunting.set(s.id_user, { ...s, sampai: kini + SUNTING_MS });
    for (const id of [lama, s.id_baris]) if (id) this.segarkan(id);
  }
  /** Marks of those who have gone without a word. */
  bersihkanSunting(kini: number): void {
    for (const [siapa, s] of this.sunting)
      if (s.sampai <= kini) {
        this.sunting.delete(siapa);
        if (s.id_baris) this.segarkan(s.id_baris);
      }
  }

  private ganti(id: string, baru: BarisKerja): void {
    const ids = this.berkas.get(baru.data.noAju) ?? [];
    const sebelum = this.hitung(ids);
    this.taruh(baru);
    this.bagian = tambah(kurang(this.bagian, sebelum), this.hitung(ids));
    this.kabariBaris(id);
    this.kabariRingkas(this.ringkasKini.garis);
  }
  private taruh(k: BarisKerja): void {
    const { id_baris } = k.data;
    this.kerja.set(id_baris, k);
    if (k.ketik !== null || k.menyimpan) this.tergarap.add(id_baris);
    else this.tergarap.delete(id_baris);
  }
  private segarkan(id: string): void {
    const k = this.kerja.get(id);
    if (k) this.kerja.set(id, { ...k });
    this.kabariBaris(id);
  }
  /** What one file brings to the sums of the line. */
  private hitung(ids: readonly string[]): Bagian {
    const rows = ids.flatMap((id) => this.kerja.get(id) ?? []);
    const baris = rows.map(efektif);
    // A row of another line may have postponed the file.
    const luar = rows.some((k) => k.data.berkas_tunda) && !rows.some((k) => k.data.tunda);
    const tertunda = new Set(luar || baris.some((b) => b.tunda) ? baris.map((b) => b.no_aju) : []);
    const garis = { satuan: this.ringkasKini.garis.satuan, plafon: null, belum_dialokasikan: '0' };
    const { usulan, rekomendasi, jumlah, belum, tertunda: n } = hitungGarisRakor(garis, baris, tertunda);
    const berutang = baris.filter((b) => !tertunda.has(b.no_aju) && kurangAlasan(b)).length;
    return { usulan, rekomendasi, jumlah, belum, tertunda: n, kurang: berutang };
  }
  private susun(garis: GarisRapat): Ringkas {
    const { kurang: kurang_alasan, ...isi } = this.bagian;
    const { belum_dialokasikan } = garis.jumlah;
    const penetapan = jumlahkan([isi.jumlah, belum_dialokasikan]);
    const sisa_plafon = garis.plafon === null ? null : kurangi(garis.plafon, penetapan);
    const rows = [...this.tergarap].flatMap((id) => this.kerja.get(id) ?? []);
    return {
      ...{ garis, kurang_alasan, jumlah: { ...isi, belum_dialokasikan, penetapan, sisa_plafon } },
      menyimpan: rows.filter((k) => k.menyimpan).length,
      tertahan: rows.filter((k) => k.galat !== null || k.bentrok !== null).length,
      tersimpan: this.tersimpanPada,
    };
  }
  /** Something of the line was stored at this moment. */
  tersimpan(pada: string): void {
    this.tersimpanPada = pada;
    this.kabariRingkas(this.ringkasKini.garis);
  }
  private kabariRingkas(garis: GarisRapat): void {
    if (this.banyak) return;
    this.ringkasKini = this.susun(garis);
    for (const l of this.saatRingkas) l();
  }
  private kabariBaris(id: string): void {
    for (const l of this.saatBaris.get(id) ?? []) l();
  }
}

/** The row as the server has it; what somebody types on an older one is a conflict, unless he himself is storing it. */
function terima(k: BarisKerja, data: BarisRapat): BarisKerja {
  if (!k.ketik || k.menyimpan || k.ketik.versi === data.versi) return { ...k, data };
  const b = efektif(k);
  const sama =
    b.tunda === data.tunda &&
    (b.penetapan === null
      ? data.penetapan === null
      : data.penetapan !== null && banding(b.penetapan, data.penetapan) === 0) &&
    b.kd_alasan === data.kd_alasan &&
    b.alasan === data.alasan;
  if (sama) return { ...k, data, ketik: null, galat: null, bentrok: null };
  return { ...k, data, bentrok: `Diubah ${data.nama ?? 'orang lain'} saat Anda mengisi` };
}

const NOL: Bagian = { usulan: '0', rekomendasi: '0', jumlah: '0', belum: 0, tertunda: 0, kurang: 0 };
const gabungkan = (a: Bagian, b: Bagian, n: (x: string, y: string) => string, tanda: 1 | -1): Bagian => ({
  ...{ usulan: n(a.usulan, b.usulan), rekomendasi: n(a.rekomendasi, b.rekomendasi), jumlah: n(a.jumlah, b.jumlah) },
  belum: a.belum + tanda * b.belum,
  tertunda: a.tertunda + tanda * b.tertunda,
  kurang: a.kurang + tanda * b.kurang,
});
const tambah = (a: Bagian, b: Bagian): Bagian => gabungkan(a, b, (x, y) => jumlahkan([x, y]), 1);
const kurang = (a: Bagian, b: Bagian): Bagian => gabungkan(a, b, kurangi, -1);
