import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN } from '@sinas/domain/akses/peran';
import { jumlahkan, kurangi, rapikan } from '@sinas/domain/format/angka';
import { untukPelaku, type Kepala } from '@sinas/domain/formulir/formulir';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { checkpoint } from '@sinas/domain/layanan/rkt/checkpoint';
import { ujiRencana } from '@sinas/domain/layanan/rkt/neraca';
import { produkKeputusan } from '@sinas/domain/layanan/rkt/keputusan';
import { kunciPos, type Pos } from '@sinas/domain/neraca/pos';
import { ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { traderDari, type TraderType } from '@sinas/domain/pengajuan/penjaga';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { TidakAda } from '../../../platform/errors';
import { RawJson } from '../../../platform/json/raw-json';
import { runIn } from '../../../platform/prisma/prisma.service';
import { BukuService } from '../../buku/buku.service';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { BarangRepository, type BarangRow } from '../baris/barang.repository';
import { BarisRepository } from '../baris/baris.repository';
import { KonteksBarisService } from '../baris/konteks-baris.service';
import { BulanService, type BulanTampil } from '../bulan/bulan.service';
import { KelengkapanRepository } from '../draf/kelengkapan.repository';
import { isiDari, KelengkapanService } from '../draf/kelengkapan.service';
import { desimal } from '../lihat/tampilan';
import { posDari } from '../tetapkan/penetapan-berkas.service';
import { IsiSemuaRepository } from './isi-semua.repository';

/** A row of a plan with its months and what was given to it. */
export interface BarisRencana {
  baris: BarangRow;
  bulan: readonly BulanTampil[];
  jml_rekomendasi: string | null;
  jml_keputusan: string | null;
  jml_produk_keputusan: string | null;
}

/** Rows of a plan as people read them, tab by tab. */
@Injectable()
export class IsiRencanaService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly barang: BarangRepository,
    private readonly isi: IsiSemuaRepository,
    private readonly rows: BarisRepository,
    private readonly bulan: BulanService,
    private readonly buku: BukuService,
    private readonly lengkapi: KelengkapanService,
    private readonly fakta: KelengkapanRepository,
    private readonly konteks: KonteksBarisService,
  ) {}

  /** Rows of one kind after another, a page of them. */
  async teratas(aktor: Aktor, noAju: string, jenis: readonly string[], page: number, limit: number) {
    const p = await this.berkas(aktor, noAju);
    const { db } = this.pintu;
    const banyak = await Promise.all(jenis.map((j) => this.rows.jumlah(db, p.id, j)));
    let lewati = (page - 1) * limit;
    let sisa = limit;
    const rows: BarangRow[] = [];
    for (const [i, j] of jenis.entries()) {
      const n = banyak[i] ?? 0;
      if (lewati < n && sisa > 0) {
        const bagian = await this.barang.jenis(db, p.id, j, { seri: null, offset: lewati, limit: sisa });
        rows.push(...bagian);
        sisa -= bagian.length;
      }
      lewati = Math.max(0, lewati - n);
    }
    const total = banyak.reduce((a, b) => a + b, 0);
    return { rows: await this.lengkap(aktor, p, rows), meta: { page, limit, total } };
  }

  /** All rows of a kind of a plan that the reader has been let in to, whatever their parent. */
  async sejenis(aktor: Aktor, p: BerkasRow, jenis: string): Promise<BarisRencana[]> {
    const batas = layanan(p.kd_rekom as KdRekom).jenisBaris.get(jenis)?.maks ?? 0;
    return this.lengkap(
      aktor,
      p,
      await this.barang.jenis(this.pintu.db, p.id, jenis, { seri: null, offset: 0, limit: batas }),
    );
  }

  /** All rows of all kinds at once, as text of JSON: what the workspace opens with. `T`: what it says. */
  async semua<T>(aktor: Aktor, noAju: string): Promise<{ versi: number; isi: T }> {
    const p = await this.berkas(aktor, noAju);
    const boleh = this.terlihat(aktor, p);
    const produk = boleh.keputusan ? await this.produkDiputus(aktor, p) : {};
    return { versi: p.versi, isi: RawJson.of<T>(await this.isi.teks(p.id, { ...boleh, produk })) };
  }
  private async produkDiputus(aktor: Aktor, p: BerkasRow): Promise<Record<string, string>> {
    const rows = await this.sejenis(aktor, p, 'produk');
    return Object.fromEntries(
      rows.flatMap((b) => (b.jml_produk_keputusan ? [[String(b.baris.id), b.jml_produk_keputusan]] : [])),
    );
  }

  /** Rows below one row of another kind, which must be of this plan. */
  async anak(aktor: Aktor, noAju: string, jenis: string, idInduk: string): Promise<BarisRencana[]> {
    const p = await this.berkas(aktor, noAju);
    const { db } = this.pintu;
    const induk = await this.rows.letak(db, bacaId(idInduk));
    const milik = layanan(p.kd_rekom as KdRekom).jenisBaris.get(jenis)?.induk;
    if (induk?.id !== p.id || induk.jenis !== milik) throw new TidakAda('baris.tidak_ada');
    return this.lengkap(aktor, p, await this.barang.anak(db, p.id, jenis, bacaId(idInduk)));
  }

  /** Goods of a plan on the lines of the balance: what was fixed, what is free of it, what was drawn. */
  async nested(aktor: Aktor, noAju: string) {
    const p = await this.berkas(aktor, noAju);
    const rows = await this.barang.semua(this.pintu.db, p);
    const ditetapkan = dalam('diberikan', p.kd_status);
    const bebas = ditetapkan ? await this.buku.bebas(runIn(this.pintu.db), p.id) : [];
    const garis = new Map<string, { pos: Pos; ditetapkan: string }>();
    for (const b of ditetapkan ? rows : []) {
      const pos = posDari(p, b);
      const jml = ubahSatuan(rapikan((b.jml_penetapan ?? b.jml).toFixed()), b.satuan, pos.satuan);
      const ada = garis.get(kunciPos(pos))?.ditetapkan ?? '0';
      garis.set(kunciPos(pos), { pos, ditetapkan: jumlahkan([ada, jml]) });
    }
    return {
      berkas: p,
      barang: await this.lengkap(aktor, p, rows),
      garis: [...garis].map(([k, g]) => {
        const sisa = bebas.find((b) => kunciPos(b.pos) === k)?.saldo ?? '0';
        return { ...g, bebas: sisa, terpakai: kurangi(g.ditetapkan, sisa) };
      }),
    };
  }

  /** What is there and what is missing (D.4), with the table of D.3; `trader`: as if the plan were of this type. */
  async checkpoint(aktor: Aktor, noAju: string, trader?: TraderType) {
    const asli = await this.berkas(aktor, noAju);
    const p = trader ? { ...asli, kepala: { ...(asli.kepala as Kepala), trader_type: trader } } : asli;
    const f = await this.fakta.fakta(this.pintu.db, p.id);
    const k = await this.lengkapi.nilai(p, f);
    return {
      ...checkpoint(k, p.kepala as Kepala, f.isi ?? [], f.dokumen?.length ?? 0),
      neraca: ujiRencana(isiDari(p, f)),
      persen: k.persen,
      versi: p.versi,
    };
  }

  /** Kinds of row of a tab with their columns and options. */
  async bentuk(aktor: Aktor, noAju: string, tab: string, trader?: TraderType) {
    const p = await this.berkas(aktor, noAju);
    const ktx = await this.konteks.dasar(p);
    const jenis = trader ?? traderDari(p.kepala).trader_type;
    const kinds = [...layanan(p.kd_rekom as KdRekom).jenisBaris.values()].filter(
      (j) =>
        j.langkah === tab && !(j.kode === 'barang_impor' && jenis === 'LOKAL') && untukPelaku(j, p.kepala as Kepala),
    );
    return {
      berkas: p,
      opsi: ktx.opsi,
      satuan: [...ktx.kelompok.satuan],
      jenis: kinds.map((j) => ({ j, kolom: j.kolom(ktx) })),
    };
  }

  berkas(aktor: Aktor, noAju: string): Promise<BerkasRow> {
    return this.pintu.baca(aktor, noAju);
  }

  private async lengkap(aktor: Aktor, p: BerkasRow, rows: readonly BarangRow[]): Promise<BarisRencana[]> {
    const bulan = await this.bulan.berkas(
      this.pintu.db,
      p.id,
      rows.map((b) => b.id),
    );
    const { rekomendasi, keputusan } = this.terlihat(aktor, p);
    const bahan = keputusan && rows.some((b) => b.jenis === 'produk') ? await this.bahan(p) : new Map();
    return rows.map((baris) => ({
      baris,
      bulan: bulan.get(baris.id) ?? [],
      jml_rekomendasi: rekomendasi ? desimal(baris.jml_kl) : null,
      jml_keputusan: keputusan ? desimal(baris.jml_penetapan) : null,
      jml_produk_keputusan:
        keputusan && baris.jenis === 'produk'
          ? produkKeputusan(rapikan(baris.jml.toFixed()), bahan.get(baris.id_induk) ?? null)
          : null,
    }));
  }

  /** Which quantities of the desks the reader sees: a firm those of a decided plan, an office the recommendation before. */
  private terlihat(aktor: Aktor, p: BerkasRow): { rekomendasi: boolean; keputusan: boolean } {
    const keputusan = dalam('diputus', p.kd_status);
    return { keputusan, rekomendasi: keputusan || PERAN[aktor.peran].lingkup !== 'organisasi' };
  }

  /** Materials by id, with what was fixed of the good that each of them is. */
  private async bahan(p: BerkasRow): Promise<Map<bigint | null, { jml: string; jml_keputusan: string }>> {
    const { db } = this.pintu;
    const [impor, bahan] = [await this.barang.semua(db, p), await this.rows.berkas(db, p.id)];
    return new Map(
      bahan.flatMap((b) => {
        const barang = impor.find((x) => String(x.id) === (b.data as { id_barang?: string }).id_barang);
        if (b.jenis !== 'bahan_baku' || !barang?.jml_penetapan) return [];
        const nilai = { jml: rapikan(barang.jml.toFixed()), jml_keputusan: rapikan(barang.jml_penetapan.toFixed()) };
        return [[b.id, nilai] as const];
      }),
    );
  }
}
