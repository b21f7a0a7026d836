import { startSimulators, type Simulators } from '@sinas/simulators/server';
import { PutarBukuService } from '../../src/modules/pengajuan/buku/putar-buku.service';
import { TarikPabeanService } from '../../src/modules/pengajuan/pabean/tarik-pabean.service';
import { TAHUN, type Draf } from './berkas';
import type { Client } from './client';
import { berkasSampai } from './keadaan';
import { layanan } from './kerjakan';
import { World } from './world';

export interface Izin extends Draf {
  no: string;
  npwp: string;
  baris: { id: bigint; hs: string; satuan: string; negara_asal: string }[];
}

/** Customs outside, a permit in force, and what is told of it; the ledger must be whole when all is done. */
class MejaPabean {
  luar: Simulators;
  dunia: World;
  ratna: Client;
  hari: Client;
  fajar: Client;
  private nomor = 0;

  async buka(): Promise<void> {
    this.luar = await startSimulators(0);
    this.dunia = await World.open({ DJBC_URL: `${this.luar.url}/djbc` });
    const [ratna, hari, fajar] = ['ratna', 'hari', 'fajar'].map((n) => this.dunia.sebagai(n));
    Object.assign(this, { ratna: await ratna, hari: await hari, fajar: await fajar });
  }
  async tutup(): Promise<void> {
    expect((await layanan(this.dunia, PutarBukuService).periksa()).temuan).toEqual([]);
    await this.dunia.close();
    await this.luar.close();
  }

  isiIzin = async (d: Draf): Promise<Izin> => {
    const p = await this.dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
    const baris = await this.dunia.db.baris.findMany({
      where: { id_pengajuan: p.id, jenis: 'barang' },
      orderBy: { seri: 'asc' },
    });
    const data = (b: (typeof baris)[number]) => b.data as Record<string, string>;
    return {
      ...{ ...d, no: p.no_keputusan ?? '', npwp: p.npwp ?? '' },
      baris: baris.map((b) => ({
        id: b.id,
        hs: b.hs ?? data(b)['08'] ?? '',
        satuan: b.satuan ?? '',
        negara_asal: data(b).negara_asal ?? '',
      })),
    };
  };
  berlaku = (d: Draf, mulai: string, sampai: string) =>
    this.dunia.db.pengajuan.update({
      where: { id: BigInt(d.idNk) },
      data: { berlaku_mulai: new Date(mulai), berlaku_sampai: new Date(sampai) },
    });
  /** A permit in force of 100 and 200 pieces, from two countries. */
  izinBaru = async (): Promise<Izin> => {
    const d = await berkasSampai(this.dunia, 'terbit');
    await this.berlaku(d, `${TAHUN}-01-01`, `${TAHUN}-12-31`);
    return this.isiIzin(d);
  };
  /** A line of the second row's goods, as customs tell it. */
  barang = (i: Izin, lain: object = {}) => {
    this.nomor += 1;
    const [, b] = i.baris;
    return {
      ...{ no_pib: `000123-${this.nomor}`, seri: 1, tgl_pib: `${TAHUN}-03-02`, kd_kantor: '040300', npwp: i.npwp },
      ...{ no_izin: i.no, hs: b?.hs, uraian: 'Ban', satuan: 'C62', jml: '50', negara_asal: b?.negara_asal },
      ...lain,
    };
  };
  lapor = async (b: object): Promise<{ no_pib: string }> => {
    const jawaban = await fetch(`${this.luar.url}/djbc/pemberitahuan`, { method: 'POST', body: JSON.stringify(b) });
    return (await jawaban.json()) as { no_pib: string };
  };
  tarik = () => layanan(this.dunia, TarikPabeanService).jalankan();
  kirim = async (b: object): Promise<string> => {
    const { no_pib } = await this.lapor(b);
    await this.tarik();
    return no_pib;
  };
  simpanan = (no_pib: string, seri = 1) =>
    this.dunia.db.pabeanBarang.findUniqueOrThrow({ where: { no_pib_seri: { no_pib, seri } } });
  hasil = async (no_pib: string) => {
    const b = await this.simpanan(no_pib);
    return [b.sebab, b.dibukukan.toFixed()];
  };
  /** What the second row holds, was used of it, and lapsed. */
  saldo = async (i: Izin, ke = 1): Promise<string[]> => {
    const akun = await this.dunia.db.bukuAkun.findMany({ where: { sumber: `baris:${i.baris[ke]?.id}` } });
    return ['P.TERBIT', 'P.TEREALISASI', 'P.HANGUS'].map(
      (j) => akun.find((a) => a.jenis === j)?.saldo.toFixed() ?? '-',
    );
  };
}

/** Opened before the tests of a file. */
export function mejaPabean(): MejaPabean {
  const meja = new MejaPabean();
  beforeAll(() => meja.buka());
  afterAll(() => meja.tutup());
  return meja;
}
