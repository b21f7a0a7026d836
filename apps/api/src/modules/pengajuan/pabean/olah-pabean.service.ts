import { Injectable } from '@nestjs/common';
import { banding } from '@sinas/domain/format/angka';
import { akunRealisasi, kunciRealisasi, realisasiDari, realisasikan } from '@sinas/domain/buku/realisasi';
import type { PulangRealisasi } from '@sinas/domain/buku/realisasi';
import { dariDasar } from '@sinas/domain/neraca/satuan-dasar';
import { bacaBarang, type BarangPabean } from '@sinas/domain/pabean/barang';
import { Clock } from '../../../platform/clock/clock';
import { PrismaService, runIn, type Tx } from '../../../platform/prisma/prisma.service';
import { PutaranService } from '../../../platform/putaran/putaran.service';
import { BukuService } from '../../buku/buku.service';
import { CocokPabeanService, type Cocok, type Pilihan } from './cocok-pabean.service';
import { PabeanRepository, type BarangRow } from './pabean.repository';

const SEKALI = 500;
const SISTEM = 'Sistem';
interface Kejadian {
  jenis: 'terima' | 'cocok';
  oleh: string;
  catatan: string | null;
  pilihan: Pilihan | null;
}

/** Takes declared lines to permits and into the ledger, each in a transaction of its own. */
@Injectable()
export class OlahPabeanService {
  constructor(
    private readonly repo: PabeanRepository,
    private readonly cocok: CocokPabeanService,
    private readonly buku: BukuService,
    private readonly prisma: PrismaService,
    private readonly putaran: PutaranService,
    private readonly clock: Clock,
  ) {}

  /** Everything that was received, and lines whose permit has become known. A line that fails stays and is tried again. */
  async jalankan(): Promise<number> {
    const baru = await this.putaran.jalankan<bigint>({
      ...{ nama: 'pabean', butir: this.antre(), sasaran: (id) => `masuk:${id}`, lengkap: true },
      kerja: (id) => this.satu(id),
    });
    const dikenal = await this.repo.kiniDikenal(SEKALI);
    for (const id of dikenal) await this.ulang(id, { jenis: 'cocok', oleh: SISTEM, catatan: null, pilihan: null });
    return baru + dikenal.length;
  }
  private async *antre(): AsyncGenerator<bigint> {
    for (let setelah = 0n; ;) {
      const ids = await this.repo.antre(setelah, SEKALI);
      yield* ids;
      setelah = ids.at(-1) ?? setelah;
      if (ids.length < SEKALI) return;
    }
  }

  /** One received line. A version that is older than what is known changes nothing. */
  private async satu(id: bigint): Promise<number> {
    return this.prisma.tx(async (tx) => {
      const m = await this.repo.kunciMasuk(runIn(tx), id);
      const { barang } = bacaBarang(m?.isi ?? {});
      if (!m || m.diolah || !barang) return 0;
      await this.repo.diolah(tx, id, this.clock.now());
      const ada = await this.repo.kunci(runIn(tx), barang);
      if (ada && ada.versi >= m.versi) return 0;
      await this.bukukan(tx, ada, barang, { jenis: 'terima', oleh: m.oleh, catatan: null, pilihan: null });
      return 1;
    });
  }
  /** The line as it is, matched anew. */
  async ulang(id: bigint, k: Kejadian): Promise<BarangRow | null> {
    return this.prisma.tx(async (tx) => {
      const ada = await this.repo.kunci(runIn(tx), { id });
      if (ada) await this.bukukan(tx, ada, isiDari(ada), k);
      return ada && this.repo.kunci(runIn(tx), { id });
    });
  }

  private async bukukan(tx: Tx, ada: BarangRow | null, b: BarangPabean, k: Kejadian): Promise<void> {
    const run = runIn(tx);
    const urut = (ada?.urut ?? 0) + 1;
    const waktu = this.clock.now();
    const lama = ada && (await this.kunciTerakhir(ada));
    const pulang = ada && lama !== null ? await this.cocok.pulang(run, ada, lama) : null;
    const hasil: Cocok | null = b.batal ? null : await this.cocok.cocok(run, b, ada?.id ?? null, k.pilihan);
    const id = await this.repo.tulis(tx, ada?.id ?? null, { ...tanpaBuku(b), urut, diubah: waktu, ditutup: null });
    const dibukukan = await this.catat(
      tx,
      { id, urut, b, lama: ada?.id_pengajuan ?? null, oleh: k.oleh, waktu },
      pulang,
      hasil,
    );
    const tujuan = hasil?.tujuan && { ...hasil.tujuan, dibukukan };
    const lebih = tujuan && banding(tujuan.jml_dasar, dibukukan) > 0;
    const sebab = hasil ? (hasil.sebab ?? (lebih ? 'MELEBIHI_IZIN' : null)) : null;
    await this.repo.tulis(tx, id, {
      ...{ ...tanpaBuku(b), urut, diubah: waktu, ditutup: null, sebab },
      ...(hasil?.tujuan
        ? {
            ...hasil.milik,
            id_baris: BigInt(hasil.tujuan.id_baris),
            ...{ jml_dasar: hasil.tujuan.jml_dasar, dibukukan, satuan_dasar: hasil.satuan_dasar },
            jml_izin: dariDasar(dibukukan, hasil.satuan_dasar, hasil.satuan_izin),
          }
        : {}),
    });
    const { jenis, oleh, catatan } = k;
    await this.repo.tulisPeristiwa(tx, id, urut, {
      ...{ jenis, versi: b.versi, isi: { barang: b, tujuan: tujuan ?? null, pulang }, sebab, catatan, oleh, waktu },
    });
  }

  private async catat(
    tx: Tx,
    {
      id,
      urut,
      b,
      lama,
      oleh,
      waktu,
    }: { id: bigint; urut: number; b: BarangPabean; lama: bigint | null; oleh: string; waktu: Date },
    pulang: PulangRealisasi | null,
    hasil: Cocok | null,
  ): Promise<string> {
    const tujuan = hasil?.tujuan ?? null;
    if (!pulang && !tujuan) return '0';
    const run = runIn(tx);
    const ids = [
      pulang?.id_baris,
      pulang && 'id_baris' in pulang.ke ? pulang.ke.id_baris : undefined,
      tujuan?.id_baris,
    ];
    const baris = await this.buku.izin(run, [...new Set(ids.flatMap((x) => (x ? [BigInt(x)] : [])))]);
    const r = realisasiDari({ tujuan, pulang }, (x) => {
      const milik = baris.find((y) => y.id === x);
      if (!milik) throw new Error(`row ${x} has no account`);
      return milik;
    });
    let dibukukan = '0';
    this.buku.nanti(run, {
      id_pengajuan: hasil?.tujuan ? hasil.milik.id_pengajuan : lama,
      dokumen: { no_pib: b.no_pib, seri: b.seri, versi: b.versi, no_keputusan: b.no_izin },
      pelaku: oleh,
      kejadian: waktu,
      muat: () =>
        Promise.resolve({
          akun: akunRealisasi(r),
          susun: (saldo) => {
            const jadi = realisasikan(kunciRealisasi(String(id), urut), r, saldo);
            dibukukan = jadi.dibukukan;
            return jadi.gerak;
          },
        }),
    });
    await this.buku.bukukan(run);
    return dibukukan;
  }

  /** Key of the movement by which the line stands in the ledger now. */
  private async kunciTerakhir(b: BarangRow): Promise<string | null> {
    const p = (await this.repo.peristiwa(b.id)).find((x) => x.jenis !== 'tutup');
    return p ? `${kunciRealisasi(String(b.id), p.urut)}:REALISASI` : null;
  }
}

/** A line as it is said, before anything was booked for it. */
const tanpaBuku = ({ tgl_pib, ...b }: BarangPabean) => ({
  ...b,
  tgl_pib: new Date(`${tgl_pib}T00:00:00Z`),
  ...{
    id_pengajuan: null,
    id_pembuka: null,
    id_baris: null,
    jml_dasar: '0',
    dibukukan: '0',
    jml_izin: '0',
    satuan_dasar: null,
    sebab: null,
  },
});
export const isiDari = (r: BarangRow): BarangPabean => ({
  ...{ no_pib: r.no_pib, seri: r.seri, versi: r.versi, tgl_pib: r.tgl_pib.toISOString().slice(0, 10) },
  ...{ kd_kantor: r.kd_kantor, npwp: r.npwp, no_izin: r.no_izin, hs: r.hs, uraian: r.uraian, satuan: r.satuan },
  ...{ jml: r.jml.toFixed(), negara_asal: r.negara_asal, batal: r.batal },
});
