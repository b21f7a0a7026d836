import { jamKini } from '@sinas/api-client/jam';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { jumlahPerubahan } from '@sinas/formulir/kerja/keadaan';
import { FormStore, type PerubahanSel } from '@sinas/formulir/kerja/store';
import { SimpananLokal } from '@sinas/formulir/simpan/simpanan-lokal';
import type { Dokumen } from '../../../lib/wire';
import type { BarisServer, DetailFormulir, DokumenDiunggah, Rekaman } from '../wire';
import type { AturanBaris } from './aturan-baris';
import { BARANG } from './baris-lembar';
import { formIzin } from './form-izin';
import { keadaanDari, type Keadaan, type KeadaanMesin } from './keadaan';
import { isiBerkas, type Berkas } from './simpan/kerja';

/** The working copy of one application: the engine's store, with goods and documents by name. */
export class FormulirStore {
  readonly mesin: FormStore<Berkas>;
  private lihat: { mesin: KeadaanMesin; keadaan: Keadaan };

  constructor(
    detail: DetailFormulir,
    readonly aturan: AturanBaris,
    idUser: string,
    gudang: Storage = localStorage,
  ) {
    const lokal = new SimpananLokal(idUser, detail.idNk, gudang, BARANG.jenis);
    const form = formIzin(aturan, () => this.mesin.cuplikan().berkas.detail);
    this.mesin = new FormStore(form, isiBerkas(detail), lokal, jamKini);
    this.lihat = this.baca();
  }
  private baca(): { mesin: KeadaanMesin; keadaan: Keadaan } {
    const mesin = this.mesin.cuplikan();
    return { mesin, keadaan: keadaanDari(mesin) };
  }

  readonly langganan = (f: () => void): (() => void) => this.mesin.langganan(f);
  readonly cuplikan = (): Keadaan => {
    if (this.lihat.mesin !== this.mesin.cuplikan()) this.lihat = this.baca();
    return this.lihat.keadaan;
  };
  /** Places that the server does not have yet. */
  jumlahPerubahan(): number {
    return jumlahPerubahan(this.mesin.form, this.mesin.cuplikan());
  }
  masalahBaris(): Map<string, Masalah[]> {
    return this.aturan.periksa(this.cuplikan().baris);
  }

  isiKepala(kd_field: string, nilai: string): void {
    this.mesin.isiKepala(kd_field, nilai);
  }
  aturPernyataan(pernyataan: boolean): void {
    this.mesin.aturPernyataan(pernyataan);
  }
  jawab(id: string, teks: string): void {
    this.mesin.jawab(id, teks);
  }
  catatVersi(versi: number | null): void {
    this.mesin.catatVersi(versi);
  }
  selesaikanBentrok(pilihan: Record<string, 'milik' | 'lain'>): void {
    this.mesin.selesaikanBentrok(pilihan);
  }
  /** The file has been sent: what this device kept of it is of no use. */
  buangSimpanan(): void {
    this.mesin.lokal.buang();
  }

  aturDokumen(dokumen: Dokumen[]): void {
    this.mesin.aturBerkas({ dokumen });
  }
  /** An own upload or deletion, and the version of the file that it has made. */
  dokumenBaru({ versi, ...dokumen }: DokumenDiunggah): void {
    this.aturDokumen([...this.cuplikan().dokumen.filter((d) => d.id !== dokumen.id), dokumen]);
    this.catatVersi(versi);
  }
  dokumenHilang(id: string, versi: number | null): void {
    this.aturDokumen(this.cuplikan().dokumen.filter((d) => d.id !== id));
    this.catatVersi(versi);
  }

  ubahSel(perubahan: readonly PerubahanSel<Rekaman>[]): void {
    this.mesin.ubah(BARANG, perubahan);
  }
  /** New rows after the last one; answers their keys. */
  tambahBaris(isi: readonly Partial<Rekaman>[]): string[] {
    return this.mesin.tambah(BARANG, isi);
  }
  tempel(perubahan: readonly PerubahanSel<Rekaman>[], tambahan: readonly Partial<Rekaman>[]): void {
    this.mesin.tempel(BARANG, perubahan, tambahan);
  }
  hapusBaris(kunci: readonly string[]): void {
    this.mesin.hapus(BARANG, kunci);
  }
  /** Takes the last change of rows back. Answers the row to look at. */
  urung(): string | null {
    return this.mesin.urung()?.kunci ?? null;
  }
  lanjutBaris(datang: readonly BarisServer[]): void {
    this.mesin.lanjut(BARANG, datang);
  }
}
