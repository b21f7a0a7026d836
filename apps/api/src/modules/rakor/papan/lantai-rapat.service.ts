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

interface BerlakuBaru {
  b: BarisRow;
  /** What holds of it, and its floor. */
  ada: Desimal;
  lantai: Desimal;
  /** It was determined outside of these two: that counts no more. */
  gugur: boolean;
}
type Satu = [id: string, ada: Desimal, lantai: Desimal, penetapan: Desimal | null];

/** What holds of permits before an evaluation, and their floors: goods come in and holders give back while it sits. */
@Injectable()
export class LantaiRapatService {
  constructor(
    private readonly pintu: PintuRapatService,
    private readonly repo: BarisRapatRepository,
    private readonly berkas: RapatBerkasService,
    private readonly clock: Clock,
  ) {}

  /** Rows whose permit has changed since in a way that their determination does not bear. */
  async kurang(r: RapatRow): Promise<number> {
    return (await this.berubah(this.repo.db, r)).filter((x) => x.gugur).length;
  }
  /** Brings rows up to date where they may be discussed; what no longer fits is to be determined again. */
  async segarkan(r: RapatRow): Promise<void> {
    await this.pintu.tulis(null, r.id, null, async (tx, kini) => {
      if (!DIBAHAS.includes(kini.kd_status as KdStatusRakor)) return;
      const berubah = await this.berubah(tx, kini);
      if (berubah.length === 0) return;
      const rows = berubah.map(({ b, ada, lantai, gugur }) => ({
        ...{ id_baris: b.id_baris, usulan: ada, lantai, penetapan: gugur ? null : b.penetapan },
        rekomendasi: banding(b.rekomendasi, ada) > 0 ? ada : b.rekomendasi,
      }));
      await this.repo.perbarui(tx, kini.id, rows, this.clock.now());
      const sebelum = berubah.map(({ b }): Satu => [b.id, b.usulan, b.lantai, b.penetapan]);
      const sesudah = rows.map((x): Satu => [String(x.id_baris), x.usulan, x.lantai, x.penetapan]);
      await this.pintu.catat(tx, SISTEM, kini, 'lantai', { baris: sebelum }, { baris: sesudah });
    });
  }

  private async berubah(db: Db, r: RapatRow): Promise<BerlakuBaru[]> {
    if (!JENIS_RAKOR[r.jenis as KdJenisRakor].evaluasi) return [];
    const rows = await this.repo.baris(db, r.id);
    const berlaku = await this.berkas.berlaku(runIn(db), [...new Set(rows.map((b) => b.id_pengajuan))]);
    return rows.flatMap((b): BerlakuBaru[] => {
      const { ada, lantai } = berlaku.get(b.id_baris) ?? { ada: b.usulan, lantai: b.lantai };
      if (banding(ada, b.usulan) === 0 && banding(lantai, b.lantai) === 0) return [];
      // A cut was of another quantity.
      const gugur = b.penetapan !== null && (banding(b.penetapan, lantai) < 0 || banding(ada, b.usulan) !== 0);
      return [{ b, ada, lantai, gugur }];
    });
  }
}
const DIBAHAS: readonly KdStatusRakor[] = ALUR_RAKOR.dari('bahas');
