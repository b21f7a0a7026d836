import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import { GalatApi } from '../../../lib/galat';
import type { BarisBaru, BarisUbah, PanggilanRencana, SimpanKepala } from '../kerja/panggilan';
import type { BarisWire, HasilBaris, Rencana } from '../wire';
import { bahanWire } from './contoh';

const salin = <T>(x: T): T => structuredClone(x);
export type BarisJenis = BarisWire & { kode: string };

/** A plan's server in memory: versions of the plan and of every row, one writer at a time. */
export class ServerRencana implements PanggilanRencana {
  panggilan: string[] = [];
  kunci: string[] = [];
  kiriman: object[] = [];
  /** Thrown once by the next write. */
  gagal: Error | null = null;
  private urut = 500;

  constructor(
    public rencana: Rencana,
    public tabel: BarisJenis[] = [],
  ) {}

  /** Somebody else saves a row. */
  orangLain(id: string, ubah: Partial<BarisWire>): void {
    this.tabel = this.tabel.map((b) => (b.id === id ? { ...b, ...ubah, versi: b.versi + 1 } : b));
    const versi = this.rencana.versi + 1;
    const penyunting = [{ oleh: 'Sari Wulandari', sendiri: false, versi, waktu: '2026-09-14T08:00:00.000Z' }];
    this.rencana = { ...this.rencana, versi, penyunting };
  }
  satu(id: string): BarisJenis | undefined {
    return this.tabel.find((b) => b.id === id);
  }
  private catat(nama: string, isi?: object): void {
    this.panggilan.push(nama);
    if (isi) this.kiriman.push(salin(isi));
    const { gagal } = this;
    this.gagal = null;
    if (gagal) throw gagal;
  }
  private naik(): number {
    this.rencana = { ...this.rencana, versi: this.rencana.versi + 1 };
    return this.rencana.versi;
  }
  private hasil(b: BarisWire): HasilBaris {
    return { no_aju: this.rencana.noAju, id: b.id, versi_baris: b.versi, versi: this.naik() };
  }

  async detail(): Promise<Rencana> {
    return salin(this.rencana);
  }
  async isi(): Promise<ReadonlyMap<string, BarisWire[]>> {
    const kode = [...new Set(this.tabel.map((b) => b.kode))];
    return new Map(kode.map((k) => [k, salin(this.tabel.filter((b) => b.kode === k))]));
  }
  async simpan({ versi, ...isi }: Omit<SimpanKepala, 'no_aju'>) {
    this.catat('simpan', isi);
    if (versi !== this.rencana.versi)
      throw new GalatApi({ status: 409, code: '05', data: { versi: this.rencana.versi, kd_status_pengajuan: '00' } });
    const j = this.rencana.json_simpan;
    const kepala = { ...j.kepala, ...isi.kepala };
    this.rencana = { ...this.rencana, json_simpan: { ...j, kepala, pernyataan: isi.pernyataan ?? j.pernyataan } };
    return { no_aju: this.rencana.noAju, id: '52', versi: this.naik() } as never;
  }
  async tambah(jenis: string, isi: BarisBaru, idInduk: string | null, kunci: string): Promise<HasilBaris> {
    this.catat(`tambah ${jenis}`, isi);
    this.kunci.push(kunci);
    if (isi.data.uraian_barang === 'tolak')
      throw new GalatApi({
        status: 422,
        code: '06',
        errors: [{ langkah: 'produksi', path: 'uraian_barang', message: 'Uraian bahan baku ditolak' }],
      });
    const b = { ...bahanWire(String((this.urut += 1))), id_induk: idInduk, data: isi.data, kode: jenis };
    const bulan = (m: BarisBaru['rencana']) => m.map((x) => ({ ref: null, ...x }));
    this.tabel = [...this.tabel, { ...b, rencana: bulan(isi.rencana), realisasi: bulan(isi.realisasi) }];
    return this.hasil(b);
  }
  async ubah(jenis: string, id: string, isi: BarisUbah): Promise<HasilBaris> {
    this.catat(`ubah ${jenis}`, isi);
    const lama = this.satu(id);
    if (!lama) throw new GalatApi({ status: 404, pesanServer: 'Baris tidak ditemukan' });
    if (lama.versi !== isi.versi)
      throw new GalatApi({
        status: 409,
        code: '05',
        pesanServer: 'Baris sudah diubah',
        data: { versi: this.rencana.versi, kd_status_pengajuan: '00', penyunting: this.rencana.penyunting },
      });
    const bulan = (sisi: 'rencana' | 'realisasi'): BarisWire['rencana'] => {
      const utuh = isi[sisi]?.map((x) => ({ ref: null, ...x })) ?? lama[sisi];
      const sel = (isi.sel ?? []).filter((x) => x.sisi === sisi).map(({ sisi: _, ...x }) => ({ ref: null, ...x }));
      const tetap = utuh.filter((b) => !sel.some((x) => x.periode === b.periode && x.ref === b.ref));
      const diisi = sel.flatMap(({ jml, ...x }) => (jml === null ? [] : [{ ...x, jml }]));
      return [...tetap, ...diisi].sort((a, b) => a.periode.localeCompare(b.periode));
    };
    const b: BarisJenis = {
      ...lama,
      ...{ versi: lama.versi + 1, data: isi.data ?? lama.data },
      ...{ rencana: bulan('rencana'), realisasi: bulan('realisasi') },
    };
    this.tabel = this.tabel.map((x) => (x.id === id ? b : x));
    return this.hasil(b);
  }
  async hapus(jenis: string, id: string) {
    this.catat(`hapus ${jenis}`);
    if (!this.satu(id)) throw new GalatApi({ status: 404, pesanServer: 'Baris tidak ditemukan' });
    const anak = [...JENIS_RKT.values()].filter((j) => j.induk === jenis).map((j) => j.kode);
    this.tabel = this.tabel.filter((b) => b.id !== id && !(anak.includes(b.kode) && b.id_induk === id));
    return { no_aju: this.rencana.noAju, versi: this.naik() } as never;
  }
}
