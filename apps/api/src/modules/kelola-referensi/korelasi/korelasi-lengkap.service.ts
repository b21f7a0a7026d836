import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar, Bentrok, TidakAda } from '../../../platform/errors';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { KorelasiService } from '../../referensi/komoditas/korelasi.service';
import { EntriRepository } from '../entri.repository';
import { KorelasiLengkapRepository, type KorelasiLengkapRow } from './korelasi-lengkap.repository';

export interface KelompokKorelasi {
  kd_komoditas: string;
  ur_komoditas: string;
  /** Headings of four digits. */
  pos: string[];
  jumlah_hs: number;
  /** Only listed lines may be chosen. */
  lengkap: boolean;
  /** 0 = nobody has said anything yet. */
  versi: number;
}
export interface TandaLengkap {
  kd_komoditas: string;
  lengkap: boolean;
  versi: number;
  catatan: string;
}
const JENIS = 'korelasi_btki';

/** Which commodity groups have tariff lines, and whether these are all. */
@Injectable()
export class KorelasiLengkapService {
  constructor(
    private readonly repo: KorelasiLengkapRepository,
    private readonly entri: EntriRepository,
    private readonly korelasi: KorelasiService,
    private readonly riwayat: RiwayatAkunService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** Groups without a line first: they refuse no code. */
  async daftar(): Promise<KelompokKorelasi[]> {
    const [hs, tanda] = await Promise.all([this.korelasi.semua(), this.repo.semua(this.prisma)]);
    const semua = [...KELOMPOK.values()].map((k) => tampil(k, hs.get(k.kode) ?? [], tanda.get(k.kode) ?? null));
    return [...semua.filter((k) => k.jumlah_hs === 0), ...semua.filter((k) => k.jumlah_hs > 0)];
  }

  /** Said again it is said already; from an old copy it is a 409. A group without a line cannot be complete. */
  async tandai(aktor: Aktor, t: TandaLengkap): Promise<KelompokKorelasi> {
    const k = KELOMPOK.get(t.kd_komoditas);
    if (!k) throw new TidakAda();
    const hs = (await this.korelasi.semua()).get(k.kode) ?? [];
    if (t.lengkap && hs.length === 0) throw new AturanDilanggar('referensi.korelasi_kosong');
    await this.prisma.tx(async (tx) => {
      await this.entri.kunciDaftar(tx, JENIS);
      const lama = await this.repo.satu(tx, k.kode);
      if ((lama?.lengkap ?? false) === t.lengkap) return;
      if ((lama?.versi ?? 0) !== t.versi) throw new Bentrok('referensi.diubah_lain');
      await this.repo.simpan(tx, k.kode, { lengkap: t.lengkap, oleh: aktor.id_user, waktu: this.clock.now() });
      await this.riwayat.catat(tx, aktor, {
        objek: 'referensi',
        id_objek: JENIS,
        peristiwa: 'korelasi_lengkap',
        sebelum: { kode: k.kode, lengkap: !t.lengkap },
        sesudah: { kode: k.kode, lengkap: t.lengkap },
        catatan: t.catatan,
      });
    });
    return tampil(k, hs, (await this.repo.semua(this.prisma)).get(k.kode) ?? null);
  }
}

const tampil = (
  k: { kode: string; uraian: string },
  hs: readonly string[],
  tanda: KorelasiLengkapRow | null,
): KelompokKorelasi => ({
  kd_komoditas: k.kode,
  ur_komoditas: k.uraian,
  pos: [...new Set(hs.map((h) => h.slice(0, 4)))].sort(),
  jumlah_hs: hs.length,
  lengkap: tanda?.lengkap ?? false,
  versi: tanda?.versi ?? 0,
});
