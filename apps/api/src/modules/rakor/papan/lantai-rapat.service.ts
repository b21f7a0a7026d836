import { Injectable } from '@nestjs/common';
import { banding, type Desimal } from '@sinas/domain/format/angka';
import { ALUR_RAKOR, type KdStatusRakor } from '@sinas/domain/rakor/alur';
import { JENIS_RAKOR, type KdJenisRakor } from '@sinas/domain/rakor/jenis';
import { SISTEM } from '@sinas/domain/proses/rancangan';
import { Clock } from '../../../platform/clock/clock';
import { runIn, type Db } from '../../../platform/prisma/prisma.service';
import { RapatBerkasService } from '../../pengajuan/rapat/rapat-berkas.service';
import { PintuRapatService, type RapatRow } from '../rapat/pintu-rapat.service';
import { BarisRapatRepository, type BarisRow } from './baris-rapat.repository';

interface LantaiBaru {
  b: BarisRow;
  lantai: Desimal;
  /** It was determined below: that counts no more. */
  gugur: boolean;
}
type Satu = [id: string, lantai: Desimal, penetapan: Desimal | null];

/** Floors of an evaluation: goods come in while it sits. */
@Injectable()
export class LantaiRapatService {
  constructor(
    private readonly pintu: PintuRapatService,
    private readonly repo: BarisRapatRepository,
    private readonly berkas: RapatBerkasService,
    private readonly clock: Clock,
  ) {}

  /** Rows that are determined below what was used of them by now. */
  async kurang(r: RapatRow): Promise<number> {
    return (await this.berubah(this.repo.db, r)).filter((x) => x.gugur).length;
  }
  /** Brings the floors up to date where rows may be discussed; what is below its floor is to be determined again. */
  async segarkan(r: RapatRow): Promise<void> {
    await this.pintu.tulis(null, r.id, null, async (tx, kini) => {
      if (!DIBAHAS.includes(kini.kd_status as KdStatusRakor)) return;
      const berubah = await this.berubah(tx, kini);
      if (berubah.length === 0) return;
      const rows = berubah.map(({ b, lantai, gugur }) => ({
        ...{ id_baris: b.id_baris, lantai, penetapan: gugur ? null : b.penetapan },
      }));
      await this.repo.naikkanLantai(tx, kini.id, rows, this.clock.now());
      const sebelum = berubah.map(({ b }): Satu => [b.id, b.lantai, b.penetapan]);
      const sesudah = rows.map((x): Satu => [String(x.id_baris), x.lantai, x.penetapan]);
      await this.pintu.catat(tx, SISTEM, kini, 'lantai', { baris: sebelum }, { baris: sesudah });
    });
  }

  private async berubah(db: Db, r: RapatRow): Promise<LantaiBaru[]> {
    if (!JENIS_RAKOR[r.jenis as KdJenisRakor].evaluasi) return [];
    const rows = await this.repo.baris(db, r.id);
    const terpakai = await this.berkas.terpakai(runIn(db), [...new Set(rows.map((b) => b.id_pengajuan))]);
    return rows.flatMap((b): LantaiBaru[] => {
      const lantai = terpakai.get(b.id_baris) ?? b.lantai;
      if (banding(lantai, b.lantai) === 0) return [];
      return [{ b, lantai, gugur: b.penetapan !== null && banding(b.penetapan, lantai) < 0 }];
    });
  }
}
const DIBAHAS: readonly KdStatusRakor[] = ALUR_RAKOR.dari('bahas');
