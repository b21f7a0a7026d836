import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { jumlahkan } from '@sinas/domain/format/angka';
import { imporLalu, masukBaru, type BarangLalu, type Masuk } from '@sinas/domain/layanan/rkt/impor-lalu';
import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { traderDari } from '@sinas/domain/pengajuan/penjaga';
import { Bentrok } from '../../../platform/errors';
import { sha256 } from '../../../platform/hash/canonical';
import type { Db, Tx } from '../../../platform/prisma/prisma.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { BarisRepository, type BarisRow } from '../baris/baris.repository';
import { BarisService } from '../baris/baris.service';
import { BulanService } from '../bulan/bulan.service';
import { DrafService, type Tersimpan } from '../draf/draf.service';
import { KelengkapanService } from '../draf/kelengkapan.service';
import { ImporLaluRepository } from './impor-lalu.repository';

const JENIS = 'barang_impor';

/** A good of the permits of the year before, beside the plan. */
interface Beda {
  barang: BarangLalu;
  /** SHA-256 of what makes it one good, and of its unit: two that no table joins are chosen apart. */
  kunci: string;
  /** The plan's row of it; null = it is not there. */
  ada: BarisRow | null;
  /** Months of the year before that the plan would get. */
  bulan: Masuk[];
}
export interface DitolakLalu {
  uraian: string;
  pesan: string[];
}

/** A plan from what its company was given and brought in the year before: shown first, then taken good by good. */
@Injectable()
export class ImporLaluService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: ImporLaluRepository,
    private readonly rows: BarisRepository,
    private readonly baris: BarisService,
    private readonly bulan: BulanService,
    private readonly draf: DrafService,
    private readonly lengkap: KelengkapanService,
    private readonly alur: LangkahService,
  ) {}

  /** What a draft has not got yet; of any other plan nothing. */
  async daftar(aktor: Aktor, kunci: string) {
    const p = await this.pintu.bacaMilik(aktor, kunci);
    const beda = dalam('draf', p.kd_status) ? await this.beda(this.pintu.db, p) : [];
    return { tahun: p.tahun - 1, barang: beda.map(tampil) };
  }

  /** Goods that are named by their keys. A month that says something stays; a key that is not offered any more is passed over. */
  async ambil(aktor: Aktor, kunci: string, pilih: readonly string[]): Promise<Tersimpan & Hasil> {
    return this.pintu.tulisMilik(aktor, await this.pintu.id(aktor, kunci), async (tx, p) => {
      await this.draf.pastikanDapatUbah(p, aktor);
      if (!dalam('draf', p.kd_status))
        throw new Bentrok('alur.status_tidak_mengizinkan', await this.alur.kini(p, aktor));
      const beda = (await this.beda(tx, p)).filter((b) => pilih.includes(b.kunci));
      const baru = await this.tambah(tx, p, aktor, beda.filter((b) => b.ada === null)); // prettier-ignore
      const lama = beda.flatMap((b) => (b.ada ? [{ ...b, ada: b.ada }] : []));
      for (const { ada, bulan } of lama) {
        await this.isi(tx, baru.berkas, ada, bulan);
        await this.rows.naik(tx, ada.id);
      }
      const berkas = await this.draf.sentuh(tx, baru.berkas, aktor);
      return {
        ...{ berkas, kelengkapan: await this.lengkap.periksa(tx, berkas) },
        ...{ ditambah: baru.ditambah, dilengkapi: lama.length, ditolak: baru.ditolak },
      };
    });
  }

  private async tambah(
    tx: Tx,
    p: BerkasRow,
    aktor: Aktor,
    beda: readonly Beda[],
  ): Promise<Tambahan & { berkas: BerkasRow }> {
    if (beda.length === 0) return { berkas: p, ditambah: 0, ditolak: [] };
    const mentah = beda.map((b) => b.barang.data);
    const hasil = await this.baris.banyakDalam(tx, p, aktor, { jenis: JENIS, idNk: String(p.id) }, mentah);
    const salah = new Map(hasil.ditolak.map((d) => [d.indeks, d.errors.map((e) => e.message)]));
    const masuk = beda.filter((_, i) => !salah.has(i));
    for (const [i, { bulan }] of masuk.entries()) {
      const b = hasil.baris[i];
      if (b) await this.isi(tx, hasil.berkas, b, bulan);
    }
    return {
      ...{ berkas: hasil.berkas, ditambah: hasil.baris.length },
      ditolak: beda.flatMap((b, i) => (salah.has(i) ? [{ uraian: uraian(b.barang), pesan: salah.get(i) ?? [] }] : [])),
    };
  }

  private async isi(tx: Tx, p: BerkasRow, b: BarisRow, realisasi: readonly Masuk[]): Promise<void> {
    const jenis = JENIS_RKT.get(JENIS);
    if (jenis && realisasi.length > 0)
      await this.bulan.ganti(
        tx,
        p,
        jenis,
        { ...b, jumlah_anak: 0 },
        {
          utuh: [],
          bulan: realisasi.map((r) => ({ ...r, sisi: 'realisasi' })),
        },
      );
  }

  /** Goods that the plan has not got, and those that it has with months that it has not. */
  private async beda(db: Db, p: BerkasRow): Promise<Beda[]> {
    if (p.id_organisasi === null || traderDari(p.kepala).trader_type === 'LOKAL') return [];
    const lalu = imporLalu(await this.repo.izin(db, p));
    const rows = (await this.rows.berkas(db, p.id)).filter((b) => b.jenis === JENIS);
    const bulan = await this.bulan.berkas(
      db,
      p.id,
      rows.map((b) => b.id),
    );
    return lalu.flatMap((barang): Beda[] => {
      const kunci = sha256(JSON.stringify([barang.kunci, barang.satuan]));
      const ada = rows.find((b) => b.kunci === sha256(barang.kunci)) ?? null;
      if (!ada) return [{ barang, kunci, ada, bulan: barang.masuk }];
      const terisi = (bulan.get(ada.id) ?? []).filter((m) => m.sisi === 'realisasi').map((m) => m.periode);
      const baru = masukBaru(barang, ada.satuan ?? barang.satuan, new Set(terisi)) ?? [];
      return baru.length > 0 ? [{ barang, kunci, ada, bulan: baru }] : [];
    });
  }
}
interface Tambahan {
  ditambah: number;
  ditolak: DitolakLalu[];
}
interface Hasil extends Tambahan {
  dilengkapi: number;
}
const teks = ({ data }: BarangLalu, kd: string): string => (typeof data[kd] === 'string' ? data[kd] : '');
const uraian = (b: BarangLalu): string => teks(b, 'uraian_barang');

function tampil({ barang, kunci, ada, bulan }: Beda) {
  const satuan = ada?.satuan ?? barang.satuan;
  return {
    ...{ kunci, uraian: uraian(barang), hs: teks(barang, '08'), satuan, izin: barang.izin },
    ur_negara_asal: teks(barang, 'ur_negara_asal') || teks(barang, 'negara_asal'),
    ...{ jml_izin: barang.jml, satuan_izin: barang.satuan },
    ...{ masuk: jumlahkan(bulan.map((m) => m.jml)), bulan: new Set(bulan.map((m) => m.periode)).size },
    seri: ada?.seri ?? null,
  };
}
