import { Injectable } from '@nestjs/common';
import type { HariLibur } from '@sinas/domain/kalender/hari-kerja';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { perpanjangan, type Perpanjangan } from '@sinas/domain/kalender/perpanjangan';
import { tanggal } from '@sinas/domain/format/tanggal';
import { SISTEM } from '@sinas/domain/pengajuan/penjaga';
import { pesan } from '@sinas/domain/pesan/pesan';
import { OutboxService } from '../../../jobs/outbox.service';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { BerkasKalenderRepository, type BerkasBertenggat, type BerkasTerjadwal } from './berkas-kalender.repository';
import { KalenderRepository } from './kalender.repository';
import { KalenderService } from './kalender.service';
import { RiwayatRepository } from '../alur/riwayat.repository';

export interface TenggatPindah extends Perpanjangan {
  id: bigint;
  no_aju: string;
  nama_perusahaan: string;
  kd_status: string;
}
/** Files of one transaction; a round of the worker takes the rest. */
const SEKALI = 500;
/** So long after a change files are looked at again: those beyond the first, and those that moved at the same moment. */
const SUSUL_MS = 3_600_000;

/** Whom a change of the calendar touches, and what follows from it for files that run. */
@Injectable()
export class BerkasKalenderService {
  constructor(
    private readonly repo: BerkasKalenderRepository,
    private readonly liburRepo: KalenderRepository,
    private readonly kalender: KalenderService,
    private readonly riwayat: RiwayatRepository,
    private readonly outbox: OutboxService,
    private readonly prisma: PrismaService,
  ) {}

  /** Deadlines that these holidays would put later; `kunci` keeps the files as they are until the transaction ends. */
  async yangPindah(libur: HariLibur, tx?: Tx): Promise<TenggatPindah[]> {
    const semua = await this.repo.bertenggat(tx ?? this.repo.db, tx !== undefined);
    return semua.flatMap((b) => perpanjangan(b, libur).map((p) => ({ ...p, ...pokok(b) })));
  }

  /** Moves the first of them, with a row in the history of each file and a notice to its people. Number of files. */
  async perpanjang(tx: Tx, pindah: readonly TenggatPindah[], sebab: string): Promise<number> {
    const waktu = this.kalender.kini();
    const berkas = new Map<bigint, TenggatPindah[]>();
    for (const p of pindah) berkas.set(p.id, [...(berkas.get(p.id) ?? []), p]);
    const sekarang = [...berkas].slice(0, SEKALI);
    for (const [id, milik] of sekarang) {
      const ke = (jenis: Perpanjangan['jenis']) => milik.find((m) => m.jenis === jenis)?.ke;
      await this.repo.pindahTenggat(tx, id, { sla_tenggat: ke('layanan'), tenggat_perbaikan: ke('perbaikan') });
      const status = milik[0]?.kd_status ?? '';
      const data = {
        tenggat: milik.map((m) => ({ jenis: m.jenis, dari: m.dari.toISOString(), ke: m.ke.toISOString() })),
      };
      const { urut } = await this.riwayat.tambah(tx, id, {
        peristiwa: 'tenggat_diperpanjang',
        dari: status,
        ke: status,
        id_user: null,
        nama: 'Sistem',
        kode_peran: SISTEM,
        catatan: sebab,
        data,
        waktu,
      });
      await this.outbox.tambah(tx, 'notifikasi', `notifikasi:${id}:${urut}`, { id_pengajuan: String(id), urut });
    }
    return sekarang.length;
  }

  /** A round of the worker after a change of the holidays. Number of files moved. */
  async susulkan(): Promise<number> {
    const sejak = new Date(this.kalender.kini().getTime() - SUSUL_MS);
    const libur = await this.liburRepo.liburBaru(sejak);
    if (!libur) return 0;
    const sebab = pesan('kalender.libur_baru', { tanggal: tanggal(libur.tanggal), nama: libur.nama });
    return this.prisma.tx(async (tx) =>
      this.perpanjang(tx, await this.yangPindah(await this.liburRepo.libur(), tx), sebab),
    );
  }

  terjadwal(tahun: number, kdRekom: string): Promise<BerkasTerjadwal[]> {
    return this.repo.terjadwal(tahun, kdRekom);
  }
  berjalan(kdRekom: KdRekom) {
    return this.repo.berjalan(kdRekom);
  }
}
const pokok = ({ id, no_aju, nama_perusahaan, kd_status }: BerkasBertenggat) => ({
  id,
  no_aju,
  nama_perusahaan,
  kd_status,
});
