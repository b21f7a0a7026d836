import type { Penyunting } from '@sinas/domain/formulir/penyunting';
import type { FaktaBaris } from '../kerja/koleksi';
import type { Belums, PerJenis } from '../simpan/gabung';
import {
  GalatKawat,
  type AkhirBaris,
  type BarisKirim,
  type BedaKerja,
  type HasilBaris,
  type HasilSimpan,
  type IsiBerkas,
  type Kawat,
} from '../simpan/kawat';
import type { BerkasArmada } from './armada';

export type BarisArmada = FaktaBaris & { jenis: string; no_seri: number; nama?: string; [medan: string]: unknown };
const salin = <T>(x: T): T => structuredClone(x);

/** A server in memory: versions, refusals, parents before children, one writer at a time. */
export class ServerArmada implements Kawat<BerkasArmada> {
  versi = 3;
  kepala: Record<string, string> = { pelabuhan: 'Priok' };
  pernyataan = false;
  belum: PerJenis<Belums> = {};
  panggilan: string[] = [];
  kiriman: BarisKirim[][] = [];
  kunci: string[] = [];
  penyunting: Penyunting[] = [];
  /** Thrown once by the next write. */
  gagal: Error | null = null;
  /** Takes this many rows in one call. */
  sekali = Infinity;
  /** Runs while a call is on its way. */
  selagi: (() => void) | null = null;
  private urut = 100;

  constructor(public tabel: BarisArmada[] = []) {}

  jenis(jenis: string): BarisArmada[] {
    return this.tabel.filter((b) => b.jenis === jenis);
  }
  /** Another editor writes. */
  orangLain(ubah: () => void, oleh = 'Sari Wulandari'): void {
    ubah();
    this.versi += 1;
    this.penyunting = [{ oleh, sendiri: false, versi: this.versi, waktu: '2026-11-20T03:32:00.000Z' }];
  }
  ubahBaris(id: string, isi: object): void {
    this.tabel = this.tabel.map((b) => (b.id === id ? { ...b, ...isi, versi: b.versi + 1 } : b));
  }
  buang(id: readonly string[]): void {
    const kena = new Set(id);
    for (let n = -1; n !== kena.size;) {
      n = kena.size;
      for (const b of this.tabel) if (b.id_induk && kena.has(b.id_induk)) kena.add(b.id);
    }
    this.tabel = this.tabel.filter((b) => !kena.has(b.id));
  }

  isi(): IsiBerkas<BerkasArmada> {
    const kode = [...new Set(['kapal', 'palka', 'muatan', 'awak'])];
    const baris = kode.map(
      (j) => [j, { rows: salin(this.jenis(j)), jumlah: this.jenis(j).length, jml: null }] as const,
    );
    return {
      versi: this.versi,
      versiKerja: this.versi,
      kerja: { kepala: { ...this.kepala }, pernyataan: this.pernyataan, jawaban: {}, baris: salin(this.belum) },
      baris: Object.fromEntries(baris),
      waktu: '2026-11-20T03:00:00.000Z',
      penyunting: [...this.penyunting],
      berkas: { judul: 'Armada', tutup: false },
    };
  }
  private catat(nama: string): void {
    this.panggilan.push(nama);
    const { gagal, selagi } = this;
    this.gagal = null;
    this.selagi = null;
    if (gagal) throw gagal;
    selagi?.();
  }
  private hasil(): HasilSimpan<BerkasArmada> {
    this.versi += 1;
    const { kepala, pernyataan, baris } = this.isi().kerja;
    return { versi: this.versi, kerja: { kepala, pernyataan, baris }, berkas: {} };
  }

  async muat(): Promise<IsiBerkas<BerkasArmada>> {
    this.panggilan.push('muat');
    return this.isi();
  }
  async simpan(versi: number, beda: BedaKerja): Promise<HasilSimpan<BerkasArmada>> {
    this.catat('simpan');
    if (versi !== this.versi) throw new GalatKawat('usang', { pesan: 'Berkas diubah di tempat lain' });
    this.kepala = { ...this.kepala, ...beda.kepala };
    this.pernyataan = beda.pernyataan ?? this.pernyataan;
    this.belum = salin(beda.baris ?? this.belum);
    return this.hasil();
  }
  async baris(
    rows: readonly BarisKirim[],
    kunci: (b: readonly BarisKirim[]) => string,
  ): Promise<HasilBaris<BerkasArmada>> {
    this.catat('baris');
    const ikut = rows.slice(0, this.sekali);
    this.kunci.push(kunci(ikut));
    this.kiriman.push(salin(ikut));
    const idDari = new Map<string, string>();
    const akhir = new Map<string, AkhirBaris>();
    for (const r of ikut) {
      const a = this.satu(r, idDari);
      if (a) akhir.set(r.kunci, a);
    }
    const simpan = [...akhir.values()].some((a) => a.akhir === 'tersimpan') ? this.hasil() : null;
    return { akhir, simpan, penyunting: [...this.penyunting] };
  }
  private satu(r: BarisKirim, idDari: Map<string, string>): AkhirBaris | null {
    const isi = r.isi as { nama?: string };
    const lama = r.id === null ? null : (this.tabel.find((b) => b.id === r.id) ?? null);
    if (r.id !== null && !lama) return { akhir: 'usang', kini: null, pesan: null };
    if (lama && lama.versi !== r.versi) return { akhir: 'usang', kini: salin(lama), pesan: 'Baris diubah' };
    if (isi.nama === 'tolak')
      return { akhir: 'ditolak', masalah: [{ langkah: 'barang', path: 'nama', message: 'Nama tidak ada di daftar' }] };
    const induk = r.induk && 'id' in r.induk ? r.induk.id : r.induk && idDari.get(r.induk.kunci);
    // A parent that was refused: its children wait.
    if (r.induk && induk === undefined) return null;
    if (r.induk && !this.tabel.some((b) => b.id === induk)) return { akhir: 'yatim' };
    const id = lama?.id ?? `s${(this.urut += 1)}`;
    const baris: BarisArmada = {
      ...{ ...isi, jenis: r.jenis, id, id_induk: induk ?? null },
      ...{ no_seri: lama?.no_seri ?? r.no_seri, versi: (lama?.versi ?? 0) + 1 },
    };
    this.tabel = lama ? this.tabel.map((b) => (b.id === id ? baris : b)) : [...this.tabel, baris];
    idDari.set(r.kunci, id);
    return { akhir: 'tersimpan', baris: salin(baris) };
  }
  async hapus(jenis: string, id: readonly string[]): Promise<HasilSimpan<BerkasArmada>> {
    this.catat(`hapus ${jenis} ${id.join()}`);
    this.buang(id);
    return this.hasil();
  }
  async barisKini(): Promise<FaktaBaris | null> {
    return null;
  }
}
