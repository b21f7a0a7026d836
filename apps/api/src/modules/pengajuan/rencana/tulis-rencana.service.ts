import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { awalBulan } from '@sinas/domain/baris/bulan';
import { hariTanggalTahun } from '@sinas/domain/format/tanggal';
import { periodeSah } from '@sinas/domain/format/periode';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import { bulanBerikut, bulanTerakhir, tombolRencana, type Tombol } from '@sinas/domain/layanan/rkt/tombol';
import { bukaBuat, bukaUbah } from '@sinas/domain/kalender/jadwal';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import { pesan } from '@sinas/domain/pesan/pesan';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { traderDari } from '@sinas/domain/pengajuan/penjaga';
import { JENIS_TURUNAN } from '@sinas/domain/pengajuan/turunan';
import { AturanDilanggar, Bentrok, TidakAda } from '../../../platform/errors';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { BarisRepository, type BarisInduk, type BarisRow } from '../baris/baris.repository';
import { BarisService, type HasilBaris, type Tempat } from '../baris/baris.service';
import { bulanDiminta, BulanService, type SelBulan, type SisiIsi } from '../bulan/bulan.service';
import { DrafService } from '../draf/draf.service';
import { KalenderService } from '../tenggat/kalender.service';

export interface UbahRencana extends SisiIsi {
  id: string;
  /** Of the row. */
  versi: number;
  data?: object;
  /** Single months, beside those that stay. */
  sel?: readonly SelBulan[];
}
export interface BuatRencana extends SisiIsi {
  data: object;
}
/** A row that was written, and its file. */
export interface TertulisRencana {
  berkas: Pick<BerkasRow, 'no_aju' | 'versi'>;
  baris: readonly Pick<BarisRow, 'id' | 'id_induk' | 'versi'>[];
}
const BARANG = ['barang_impor', 'barang_lokal'];
const TOMBOL_JENIS: Readonly<Record<string, keyof Tombol>> = {
  barang_impor: 'realisasi_impor_bahan_baku',
  barang_lokal: 'realisasi_lokal_bahan_baku',
  bahan_baku: 'realisasi_lokal_bahan_baku',
  produk: 'realisasi_produksi',
};

/** Writes of a plan's rows with their months; of a determined plan, what became of them, in its days of the month. */
@Injectable()
export class TulisRencanaService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly baris: BarisService,
    private readonly rows: BarisRepository,
    private readonly bulan: BulanService,
    private readonly draf: DrafService,
    private readonly alur: LangkahService,
    private readonly kalender: KalenderService,
  ) {}

  async tombol(p: BerkasRow): Promise<Tombol> {
    const jadwal = await this.kalender.jadwalBerkas(p);
    const kini = this.kalender.kini();
    return tombolRencana({
      kd_status: p.kd_status,
      jendela_buka: (p.jenis_pengajuan === JENIS_TURUNAN.perubahan ? bukaUbah : bukaBuat)(jadwal, kini),
      trader_type: traderDari(p.kepala).trader_type,
      jenis_pelaku: (p.kepala as Kepala).jenis_pelaku,
      kini,
    });
  }

  async tambah(aktor: Aktor, noAju: string, t: Tempat, { data, ...b }: BuatRencana): Promise<HasilBaris> {
    const diminta = bulanDiminta(b);
    const di = { ...t, idNk: String(await this.pintu.id(aktor, noAju)) };
    return this.baris.tambah(aktor, di, [data], (tx, p, jenis, b) => this.bulan.ganti(tx, p, jenis, b, diminta));
  }

  async ubah(aktor: Aktor, noAju: string, t: Tempat, u: UbahRencana): Promise<TertulisRencana> {
    return (await this.bulanDraf(aktor, noAju, [t.jenis], u)) ?? this.ubahBaris(aktor, noAju, t, u);
  }
  /** A cell of the months of a draft, which is what is written most. */
  private async bulanDraf(aktor: Aktor, noAju: string, jenis: readonly string[], u: UbahRencana) {
    if (u.data !== undefined) return null;
    const kenal = jenis.map((kode) => JENIS_RKT.get(kode));
    const b = await this.bulan.simpanDraf(aktor, noAju, kenal, u, bulanDiminta(u, u.sel));
    return b && { berkas: b, baris: [{ ...b, versi: b.versi_baris }] };
  }
  private async ubahBaris(aktor: Aktor, noAju: string, t: Tempat, u: UbahRencana): Promise<HasilBaris> {
    const { id, versi, data } = u;
    const diminta = bulanDiminta(u, u.sel);
    const p = await this.pintu.baca(aktor, noAju);
    const di = { ...t, idNk: String(p.id) };
    if (dalam('berlaku', p.kd_status)) return this.lapor(aktor, di, u);
    const satu = await this.baris.satu(aktor, di, id);
    // Goods name their number when they are changed; a path that names the row needs none.
    const isi = { ...(data ?? (satu.baris.data as object)), no_seri: String(satu.baris.seri) };
    const adaBulan = diminta.utuh.length + diminta.bulan.length > 0;
    return this.baris.ubah(
      aktor,
      di,
      id,
      versi,
      isi,
      adaBulan ? (tx, berkas, jenis, b) => this.bulan.ganti(tx, berkas, jenis, b, diminta) : undefined,
    );
  }

  async hapus(aktor: Aktor, noAju: string, t: Tempat, id: string): Promise<HasilBaris> {
    const idNk = String(await this.pintu.id(aktor, noAju));
    return this.baris.hapus(aktor, { ...t, idNk }, [id]);
  }

  /** Goods are of two kinds behind one path; what a good is stays. */
  async ubahBarang(aktor: Aktor, noAju: string, diminta: string | null, u: UbahRencana): Promise<TertulisRencana> {
    const tertulis = await this.bulanDraf(aktor, noAju, diminta ? [`barang_${diminta}`] : BARANG, u);
    if (tertulis) return tertulis;
    const jenis = await this.jenisBarang(aktor, noAju, u.id);
    if (diminta && jenis !== `barang_${diminta}`) throw new AturanDilanggar('rencana.jenis_tetap');
    return this.ubahBaris(aktor, noAju, { jenis }, u);
  }
  async hapusBarang(aktor: Aktor, noAju: string, id: string): Promise<HasilBaris> {
    return this.hapus(aktor, noAju, { jenis: await this.jenisBarang(aktor, noAju, id) }, id);
  }
  /** The plan first: a stranger is told the same of a good that is there and of one that is not. */
  private async jenisBarang(aktor: Aktor, noAju: string, id: string): Promise<string> {
    await this.pintu.id(aktor, noAju);
    const jenis = await this.baris.jenisDari(id);
    if (!jenis || !BARANG.includes(jenis)) throw new TidakAda('baris.tidak_ada');
    return jenis;
  }

  /** Months that have ended, from the 1st to the 15th; those that are not named stay as they were told. */
  private lapor(aktor: Aktor, t: Tempat & { idNk: string }, u: UbahRencana): Promise<HasilBaris> {
    return this.pintu.tulisMilik(aktor, bacaId(t.idNk), async (tx, p) => {
      if (!dalam('berlaku', p.kd_status))
        throw new Bentrok('alur.status_tidak_mengizinkan', await this.alur.kini(p, aktor));
      if (u.rencana !== undefined || u.data !== undefined || u.sel !== undefined || !u.realisasi)
        throw new Bentrok('rencana.bulan_rencana', await this.alur.kini(p, aktor));
      const { jenis, baris } = await this.barisDi(tx, p, t, u.id);
      await this.pastikanBuka(p, jenis.kode);
      const batas = bulanTerakhir(this.kalender.kini());
      if (u.realisasi.some(({ periode }) => periodeSah(periode) && awalBulan(periode) > batas))
        throw new AturanDilanggar('rencana.bulan_lapor_tahun', [
          { langkah: jenis.langkah, path: 'realisasi', message: pesan('rencana.bulan_lapor_tahun') },
        ]);
      if (baris.versi !== u.versi)
        throw new Bentrok('umum.versi_usang', { ...(await this.draf.usang(p, aktor)), versi_baris: baris.versi });
      const diminta = { utuh: [], bulan: u.realisasi.map((b) => ({ ...b, sisi: 'realisasi' as const })) };
      await this.bulan.ganti(tx, p, jenis, baris, diminta);
      const baru = await this.rows.naik(tx, baris.id);
      const data = { id_baris: u.id, jenis: jenis.kode, seri: baris.seri, realisasi: u.realisasi };
      await this.alur.catat(tx, p, 'lapor_rencana', p.kd_status, aktor, { data });
      const berkas = await this.draf.sentuh(tx, p, aktor);
      const jadi = { ...baru, jumlah_anak: baris.jumlah_anak };
      return { berkas, baris: [jadi], saudara: [], kelengkapan: null };
    });
  }

  private async barisDi(tx: Parameters<BarisRepository['naik']>[0], p: BerkasRow, t: Tempat, id: string) {
    const jenis = layanan(p.kd_rekom as KdRekom).jenisBaris.get(t.jenis);
    const letak = await this.rows.letak(tx, bacaId(id));
    const cocok =
      jenis && letak?.id === p.id && letak.jenis === t.jenis && (!t.idInduk || letak.induk === bacaId(t.idInduk));
    const baris: BarisInduk | null = cocok ? await this.rows.satu(tx, letak, bacaId(id)) : null;
    if (!jenis || !baris) throw new TidakAda('baris.tidak_ada');
    return { jenis, baris };
  }

  private async pastikanBuka(p: BerkasRow, jenis: string): Promise<void> {
    const tombol = await this.tombol(p);
    const perlu = TOMBOL_JENIS[jenis];
    const buka = perlu ? tombol[perlu] : Object.entries(tombol).some(([k, v]) => v && k.startsWith('realisasi_'));
    if (!buka)
      throw new AturanDilanggar('rencana.bulan_lapor', [], {
        tanggal: hariTanggalTahun(bulanBerikut(this.kalender.kini())),
      });
  }
}
