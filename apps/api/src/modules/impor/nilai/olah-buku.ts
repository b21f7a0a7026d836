import { AturanDilanggar } from '../../../platform/errors';
import type { Antrean, BarisImporService, Pemeriksa, Potret } from '../../pengajuan/baris/baris-impor.service';
import type { Buku } from '../buku/baca-buku';
import type { BahanBuku, BahanLembar } from '../templat/templat.service';
import type { BarisTulis } from '../tulis/isi-buku';
import type { Vonis } from './ganda';
import { JumlahBersama, type TolakBersama } from './jumlah-bersama';
import { Laporan } from './laporan';
import { OlahLembar } from './olah-lembar';
import { Penomoran, type AwalNomor } from './penomoran';

/** What one reading has learnt for the next, by kind. */
export interface Ingatan {
  vonis: ReadonlyMap<string, readonly Vonis[]>;
  bersama: ReadonlyMap<string, TolakBersama>;
  awalNomor: AwalNomor;
}
export const TANPA_INGATAN: Ingatan = { vonis: new Map(), bersama: new Map(), awalNomor: new Map() };
/** Rows behind some others decide on them: read again from the start, now knowing it. */
export class NilaiUlang extends Error {
  constructor(readonly ingatan: Ingatan) {
    super('later rows change the verdict on earlier ones');
  }
}
export interface BahanOlah {
  buku: Buku;
  bahan: BahanBuku;
  potret: Potret;
  /** by kind */
  pemeriksa: ReadonlyMap<string, Pemeriksa>;
  antrean: Antrean;
  layanan: Pick<BarisImporService, 'isi' | 'idBaru' | 'jumlahDiBawah'>;
  ingatan: Ingatan;
  /** Held until somebody takes it: keys stay those of what is stored. */
  tahan: boolean;
  maju: (diproses: number, total: number) => Promise<void>;
}

/** One reading of a workbook, sheet by sheet, parents before what hangs from them. */
export class OlahBuku {
  jumlah = 0;
  terima = 0;
  readonly laporan = new Laporan();
  private readonly penomoran: Penomoran;
  private readonly bersama: JumlahBersama;

  constructor(private readonly b: BahanOlah) {
    const indeks = new Map(b.potret.jenis.map((p) => [p.jenis.kode, p.indeks]));
    this.penomoran = new Penomoran(indeks, b.ingatan.awalNomor);
    this.bersama = new JumlahBersama(b.potret, b.layanan);
  }

  /** The sheets of the result, to be read one after the other. */
  get lembar() {
    return this.b.bahan.lembar.map((bahan, i, semua) => ({
      ...bahan,
      baris: this.alir(bahan, i === semua.length - 1),
    }));
  }

  private async *alir(bahan: BahanLembar, akhir: boolean): AsyncGenerator<BarisTulis[]> {
    const olah = this.olah(bahan);
    if (olah) {
      const sebelum = this.jumlah;
      for await (const { baris, bagian } of olah.alir()) {
        yield baris;
        this.jumlah = sebelum + olah.jumlah;
        await this.b.maju(this.jumlah, sebelum + Math.max(olah.jumlah, Math.round(olah.jumlah / bagian)));
      }
      this.terima += olah.terima;
      await this.pastikanTetap(bahan, olah);
    }
    if (akhir && this.jumlah === 0) throw new AturanDilanggar('impor.kosong');
  }

  private olah(bahan: BahanLembar): OlahLembar | null {
    const { kode } = bahan.jenis;
    const { buku, potret, pemeriksa, layanan, ingatan, antrean } = this.b;
    const lembar = buku.lembar.find((l) => l.bentuk.jenis.kode === kode);
    const [jenis, periksa] = [potret.jenis.find((p) => p.jenis.kode === kode), pemeriksa.get(kode)];
    if (!lembar || !jenis || !periksa) return null;
    return new OlahLembar({
      lembar,
      bahan,
      potret: jenis,
      pemeriksa: periksa,
      antrean,
      penomoran: this.penomoran,
      laporan: this.laporan,
      tahan: this.b.tahan,
      bersama: this.bersama,
      layanan: { isi: (id) => layanan.isi(potret, id), idBaru: (n) => layanan.idBaru(n) },
      vonis: ingatan.vonis.get(kode) ?? null,
      tolakBersama: ingatan.bersama.get(kode) ?? null,
    });
  }

  /** What the sheet shows as a whole: doubles, numbers that were given away, sums below a parent. */
  private async pastikanTetap({ jenis }: BahanLembar, olah: OlahLembar): Promise<void> {
    const { ingatan } = this.b;
    const { berubah } = olah;
    const nomor = this.penomoran.bertabrakan;
    const indukJenis = this.b.potret.jenis.find((p) => p.jenis.kode === jenis.induk)?.indeks;
    const tolak = await this.bersama.periksa(jenis, (id) => indukJenis?.perId(id)?.seri ?? 0);
    if (!berubah && nomor.size === 0 && tolak.size === 0) return;
    const { kode } = jenis;
    throw new NilaiUlang({
      vonis: berubah ? new Map([...ingatan.vonis, [kode, berubah]]) : ingatan.vonis,
      bersama: new Map([...ingatan.bersama, [kode, new Map([...(ingatan.bersama.get(kode) ?? []), ...tolak])]]),
      awalNomor: new Map([...ingatan.awalNomor, ...nomor]),
    });
  }
}
