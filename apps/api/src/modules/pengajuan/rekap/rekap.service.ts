import { Injectable } from '@nestjs/common';
import type { Aktor, Lingkup } from '@sinas/domain/akses/kebijakan';
import {
  statusTampil,
  type KdStatus,
  type KdStatusTersimpan,
  type StatusBilling,
  type StatusKirim,
} from '@sinas/domain/pengajuan/status';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { KalenderService } from '../tenggat/kalender.service';
import { RekapRepository, type LingkupRekap, type RekapRow, type SaringRekap } from './rekap.repository';

/** Older counts are not given out. */
const BASI_MS = 60_000;
export interface Rekap {
  /** When it was counted. */
  pada: Date;
  rows: (RekapRow & { status: KdStatus })[];
}
export const ditunggu = (l: Lingkup): l is LingkupRekap => l.jenis === 'semua' || l.jenis === 'ga';

/** How many files there are of each kind: from counts that are taken all the time, or from the files where these are old. */
@Injectable()
export class RekapService {
  constructor(
    private readonly repo: RekapRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly kalender: KalenderService,
  ) {}

  /** By the worker, twice a minute. Answers the number of kinds. */
  perbarui(): Promise<number> {
    return this.repo.perbarui(this.kalender.kini());
  }

  async untuk(aktor: Aktor, saring: SaringRekap = {}): Promise<Rekap> {
    const lingkup = this.pintu.lingkup(aktor);
    const kini = this.kalender.kini();
    return (
      (await this.segar(lingkup, saring)) ?? {
        pada: kini,
        rows: (await this.repo.langsung(lingkup, saring, kini)).map(tampil),
      }
    );
  }
  /** Counts that are at hand; null where they are old, or the reader's files are few. */
  async segar(lingkup: Lingkup, saring: SaringRekap): Promise<Rekap | null> {
    if (!ditunggu(lingkup)) return null;
    const pada = await this.repo.pada();
    if (!pada || Math.abs(this.kalender.kini().getTime() - pada.getTime()) > BASI_MS) return null;
    return { pada, rows: (await this.repo.tersimpan(lingkup, saring)).map(tampil) };
  }
}
const tampil = (r: RekapRow) => ({
  ...r,
  status: statusTampil(
    r.kd_status as KdStatusTersimpan,
    (r.status_kirim || null) as StatusKirim | null,
    (r.status_billing || null) as StatusBilling | null,
  ),
});
