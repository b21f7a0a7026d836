import { periksaBaris } from '@sinas/domain/baris/barang';
import { syaratLayanan } from '@sinas/domain/layanan/daftar';
import { kelengkapan } from '@sinas/domain/formulir/kelengkapan';
import { GalatApi } from '../../../lib/galat';
import type { PanggilanApi } from '../kerja/simpan/kawat';
import type { BarisServer, DetailFormulir, HasilSimpan, IsiSimpan, JsonSimpan, Rekaman } from '../wire';
import { KELOMPOK_UJI, OPSI_UJI } from './contoh';

const acuan = { hs: (k: string) => k, negara: (k: string) => k, pelabuhan: (k: string) => k, satuan: (k: string) => k };

/** A server in memory that keeps the rules of the contract: versions, refusals, one writer at a time. */
export class ServerUji implements PanggilanApi {
  json: JsonSimpan;
  baris: BarisServer[];
  panggilan: string[] = [];
  kiriman: IsiSimpan[] = [];
  /** Thrown once by the next write. */
  gagal: Error | null = null;
  private penyunting: DetailFormulir['penyunting'] = [];
  private urut = 5000;

  constructor(private readonly awal: DetailFormulir) {
    this.json = structuredClone(awal.json_simpan);
    this.baris = structuredClone(awal.baris);
  }
  /** Another editor saves; `sendiri`: the same person in another tab. */
  orangLain(kepala: Record<string, string>, oleh = 'Sari Wulandari', sendiri = false): void {
    this.penyunting = [{ oleh, sendiri, versi: this.json.versi + 1, waktu: '2026-11-20T03:32:00.000Z' }];
    this.json = { ...this.json, versi: this.json.versi + 1, kepala: { ...this.json.kepala, ...kepala } };
  }
  /** This person's own upload or deletion: only the version moves. */
  dokumenSendiri(): void {
    this.json = { ...this.json, versi: this.json.versi + 1 };
  }
  private catat(nama: string): void {
    this.panggilan.push(nama);
    const { gagal } = this;
    this.gagal = null;
    if (gagal) throw gagal;
  }
  private hasil(): HasilSimpan {
    this.json = { ...this.json, versi: this.json.versi + 1 };
    const { noAju, idNk, versi, kd_rekom, kd_komoditas, kepala, pernyataan } = this.json;
    return {
      noAju,
      idNk,
      versi,
      json_simpan: structuredClone(this.json),
      kelengkapan: kelengkapan(syaratLayanan(kd_rekom), {
        kd_komoditas,
        kepala,
        pernyataan,
        jumlah_baris: this.baris.length,
        jumlah: '0',
        satuan: null,
        catatan: null,
        dokumen: this.awal.dokumen,
        masalah_baris: [],
        kolom: [],
        catatan_terbuka: [],
        ganda: null,
      }),
    };
  }
  async detail(): Promise<DetailFormulir> {
    const { versi } = this.json;
    return {
      ...this.awal,
      versi,
      penyunting: [...this.penyunting],
      json_simpan: structuredClone(this.json),
      baris: structuredClone(this.baris),
      jumlah_baris: this.baris.length,
    };
  }
  async halamanBaris(): Promise<BarisServer[]> {
    return [];
  }
  async simpan(isi: IsiSimpan): Promise<HasilSimpan> {
    this.catat('simpan');
    this.kiriman.push(structuredClone(isi));
    if (isi.versi !== this.json.versi)
      throw new GalatApi({
        status: 409,
        code: '05',
        data: { versi: this.json.versi, kd_status_pengajuan: '00', penyunting: [...this.penyunting] },
      });
    this.json = {
      ...this.json,
      kepala: { ...this.json.kepala, ...isi.kepala },
      pernyataan: isi.pernyataan ?? this.json.pernyataan,
      baris_belum: isi.baris_belum ?? this.json.baris_belum,
    };
    return this.hasil();
  }
  private periksa(data: Rekaman) {
    return periksaBaris(data, {
      kelompok: KELOMPOK_UJI,
      jenis: 'impor',
      tahun: 2027,
      opsi: OPSI_UJI,
      acuan,
      hs: { kode: new Set<string>(), lengkap: false },
    });
  }
  private simpanBaru(data: Rekaman): BarisServer {
    const no_seri = Math.max(0, ...this.baris.map((b) => b.no_seri)) + 1;
    const b = { ...data, id: String((this.urut += 1)), no_seri, versi: 1 } as BarisServer;
    this.baris.push(b);
    return structuredClone(b);
  }
  async tambahBaris(_idNk: string, _jenis: string, data: Rekaman) {
    this.catat('tambahBaris');
    const errors = this.periksa(data);
    if (errors.length) throw new GalatApi({ status: 422, pesanServer: 'Schema Error', errors });
    const baris = this.simpanBaru(data);
    return { ...this.hasil(), baris };
  }
  async tambahBanyak(_idNk: string, _jenis: string, rows: Rekaman[]) {
    this.catat('tambahBanyak');
    const ditolak = rows.flatMap((r, indeks) => {
      const errors = this.periksa(r);
      return errors.length ? [{ indeks, errors }] : [];
    });
    const diterima = rows.filter((_, i) => !ditolak.some((d) => d.indeks === i)).map((r) => this.simpanBaru(r));
    return { ...this.hasil(), diterima, ditolak };
  }
  async ubahBaris(_idNk: string, _jenis: string, id: string, versi: number, data: Rekaman) {
    this.catat('ubahBaris');
    const lama = this.baris.find((b) => b.id === id);
    if (!lama) throw new GalatApi({ status: 404, pesanServer: 'Baris tidak ditemukan' });
    if (lama.versi !== versi)
      throw new GalatApi({
        status: 409,
        data: { versi: this.json.versi, baris: structuredClone(lama), penyunting: [...this.penyunting] },
      });
    const baris = { ...data, id, no_seri: lama.no_seri, versi: versi + 1 } as BarisServer;
    this.baris = this.baris.map((b) => (b.id === id ? baris : b));
    return { ...this.hasil(), baris: structuredClone(baris) };
  }
  async hapusBaris(_idNk: string, id: readonly string[]): Promise<HasilSimpan> {
    this.catat('hapusBaris');
    this.baris = this.baris.filter((b) => !id.includes(b.id));
    return this.hasil();
  }
}
