import { Injectable } from '@nestjs/common';
import type { KdAlasan } from '@sinas/domain/baris/alasan';
import { ALASAN } from '@sinas/domain/baris/alasan';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { Clock } from '../../platform/clock/clock';
import { PublikRepository } from './publik.repository';

/** As the page says: twelve months. */
const SETAHUN_MS = 365 * 86_400_000;
/** Of fewer files no shares are told: they would tell of single companies. */
const SEDIKITNYA = 10;
const SEGAR_MS = 600_000;

export interface Pengembalian {
  kd_rekom: KdRekom;
  /** Files that were returned. */
  berkas: number;
  sebab: { kd_alasan: KdAlasan; ur_alasan: string; berkas: number }[];
}

/** Why files were returned, service by service. */
@Injectable()
export class PengembalianPublikService {
  private simpan: { pada: number; nilai: Promise<Pengembalian[]> } | null = null;

  constructor(
    private readonly repo: PublikRepository,
    private readonly clock: Clock,
  ) {}

  daftar(): Promise<Pengembalian[]> {
    const kini = this.clock.now().getTime();
    if (!this.simpan || kini - this.simpan.pada > SEGAR_MS) {
      const nilai = this.susun(new Date(kini - SETAHUN_MS));
      nilai.catch(() => (this.simpan = null));
      this.simpan = { pada: kini, nilai };
    }
    return this.simpan.nilai;
  }
  private async susun(sejak: Date): Promise<Pengembalian[]> {
    const rows = await this.repo.pengembalian(sejak);
    const layanan = [...new Set(rows.map((r) => r.kd_rekom as KdRekom))];
    return layanan.flatMap((kd_rekom) => {
      const sebab = rows
        .filter((r) => r.kd_rekom === kd_rekom)
        .map(({ kd_alasan, n }) => ({
          ...{ kd_alasan: kd_alasan as KdAlasan, ur_alasan: ALASAN[kd_alasan as KdAlasan], berkas: n },
        }));
      const berkas = sebab.reduce((a, x) => a + x.berkas, 0);
      return berkas < SEDIKITNYA ? [] : [{ kd_rekom, berkas, sebab }];
    });
  }
}
