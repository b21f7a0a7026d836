import { Injectable } from '@nestjs/common';
import { rapikan } from '@sinas/domain/format/angka';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { ALASAN, KODE_ALASAN, type KdAlasan } from '@sinas/domain/baris/alasan';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { pesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar } from '../../../platform/errors';
import type { ButirPeriksa, RincianKeputusan } from '@sinas/domain/baris/keputusan';
import { mejaStatus, type Level } from '@sinas/domain/pengajuan/meja';
import type { Db } from '../../../platform/prisma/prisma.service';
import type { BarangRow } from '../baris/barang.repository';
import { KeputusanRepository, type KeputusanRow } from './keputusan.repository';
import type { BerkasRow } from '../alur/pengajuan.repository';

/** Faults of one kind that an answer names. */
const MAKS_ASING = 50;

/** What stands on the sheet of a desk: what was sent, else what was kept, else what the desk before has left. */
@Injectable()
export class IsiLembarService {
  constructor(private readonly keputusan: KeputusanRepository) {}

  levelDari(p: BerkasRow): Level | null {
    return mejaStatus(p.kd_status)?.level ?? null;
  }

  /** The last desk that has finished its sheet in this round. */
  async terakhir(db: Db, p: BerkasRow): Promise<Level | null> {
    const putaran = (await this.selesai(db, p)).filter((k) => k.putaran === p.perbaikan_ke);
    return ([2, 3, 4] as const).find((level) => putaran.some((k) => k.level === level)) ?? null;
  }

  /** Rows with the quantities sent, or kept, or of the level before. */
  async rincian(
    db: Db,
    p: BerkasRow,
    level: Level,
    baris: readonly BarangRow[],
    m?: { rincian?: readonly { id: string; jml_keputusan: string; kd_alasan?: string; alasan?: string }[] },
  ): Promise<RincianKeputusan[]> {
    const simpanan = await this.keputusan.satu(db, p.id, level, p.perbaikan_ke);
    const atas = level < 4 ? await this.sebelum(db, p, level) : null;
    this.pastikanRincian(m?.rincian ?? [], baris);
    const sumber = [m?.rincian, simpanan?.rincian, atas?.rincian].map(
      (s) => new Map(((s ?? []) as RincianKeputusan[]).map((r) => [String(r.id), r])),
    );
    return baris.map((b) => {
      const id = String(b.id);
      const isi = sumber.find((s) => s.has(id))?.get(id);
      return {
        id,
        seri: b.seri,
        jml_usulan: rapikan(b.jml.toFixed()),
        jml_keputusan: isi?.jml_keputusan ? rapikan(isi.jml_keputusan) : null,
        kd_alasan: isi?.kd_alasan ?? null,
        alasan: isi?.alasan ?? null,
      };
    });
  }

  /** Every quantity names a row of this file, and no row twice. */
  pastikanRincian(rincian: readonly { id: string }[], baris: readonly { id: bigint }[]): void {
    const sisa = new Set(baris.map((b) => String(b.id)));
    const asing = rincian.filter((r) => !sisa.delete(r.id)).slice(0, MAKS_ASING);
    if (asing.length > 0)
      throw new AturanDilanggar(
        'keputusan.baris_asing',
        asing.map((r) => ({ langkah: 'kirim', path: `rincian.${r.id}`, message: pesan('keputusan.baris_asing') })),
      );
  }

  private async sebelum(db: Db, p: BerkasRow, level: Level): Promise<KeputusanRow | null> {
    const atas = await this.keputusan.satu(db, p.id, level + 1, p.perbaikan_ke);
    return atas?.selesai ? atas : level === 2 ? this.keputusan.satu(db, p.id, 4, p.perbaikan_ke) : null;
  }

  async checklist(
    db: Db,
    p: BerkasRow,
    level: Level,
    m?: { checklist?: readonly { kode: number; hasil: string; catatan?: string }[] },
  ): Promise<ButirPeriksa[]> {
    const simpanan = await this.keputusan.satu(db, p.id, level, p.perbaikan_ke);
    const atas = level < 4 ? await this.sebelum(db, p, level) : null;
    const semua = [m?.checklist, simpanan?.checklist, atas?.checklist] as unknown as (ButirPeriksa[] | undefined)[];
    return layanan(p.kd_rekom as KdRekom).pemeriksaan.flatMap(({ kode }) => {
      const isi = semua.map((s) => s?.find((c) => c.kode === kode)).find((c) => c !== undefined);
      return isi ? [{ kode, hasil: isi.hasil, catatan: isi.catatan ?? '' }] : [];
    });
  }

  /** Last day of the decision as it was sent, else as it was kept; null = as long as it may hold. */
  async sampai(db: Db, p: BerkasRow, { berlaku_sampai }: { berlaku_sampai?: string } = {}): Promise<string | null> {
    if (berlaku_sampai !== undefined) return berlaku_sampai || null;
    const simpanan = await this.keputusan.satu(db, p.id, 2, p.perbaikan_ke);
    return simpanan?.berlaku_sampai ? tanggalIso(simpanan.berlaku_sampai) : null;
  }

  simpanan(db: Db, p: BerkasRow, level: Level): Promise<KeputusanRow | null> {
    return this.keputusan.satu(db, p.id, level, p.perbaikan_ke);
  }
  selesai(db: Db, p: BerkasRow): Promise<KeputusanRow[]> {
    return this.keputusan.selesai(db, p.id);
  }

  daftarAlasan(): { kd_alasan: string; ur_alasan: string }[] {
    return KODE_ALASAN.map((kd_alasan: KdAlasan) => ({ kd_alasan, ur_alasan: ALASAN[kd_alasan] }));
  }
}
