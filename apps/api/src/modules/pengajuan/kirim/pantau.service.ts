import { Injectable, Logger } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { jamTampil } from '@sinas/domain/pengajuan/jam-tampil';
import { STATUS, statusTampil, type KdStatusTersimpan, type StatusKirim } from '@sinas/domain/pengajuan/status';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { KalenderService } from '../tenggat/kalender.service';
import { PantauRepository, type PutaranTertahan } from './pantau.repository';

/** What the delivery screen of the console shows. */
@Injectable()
export class PantauService {
  private readonly logger = new Logger('pantau');

  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PantauRepository,
    private readonly kalender: KalenderService,
  ) {}

  async pengiriman(aktor: Aktor) {
    const [rows, libur] = await Promise.all([this.repo.pengiriman(this.pintu.lingkup(aktor)), this.kalender.libur()]);
    const kini = this.kalender.kini();
    return rows.map(({ id, no_aju, kd_status, status_kirim, sla_hari, sla_terpakai, sla_sejak, sla_tenggat, ...r }) => {
      const status = statusTampil(kd_status as KdStatusTersimpan, status_kirim as StatusKirim | null);
      const jam = { sla_hari, terpakai: sla_terpakai, berjalan_sejak: sla_sejak, tenggat: sla_tenggat };
      return {
        idNk: String(id),
        noAju: no_aju,
        ...r,
        meja: STATUS[status].meja,
        jam: jamTampil(status, jam, kini, libur),
      };
    });
  }

  /** What the rounds of the clock keep failing at. */
  putaran(aktor: Aktor): Promise<PutaranTertahan[]> {
    return this.repo.putaran(this.pintu.lingkup(aktor));
  }

  /** Looked at every minute. A file on this list would wait for ever, so it is shouted about, never mended in silence. */
  async terkirimTanpaOutbox(): Promise<number> {
    const ids = await this.repo.terkirimTanpaOutbox();
    if (ids.length > 0)
      this.logger.error({ berkas: ids.map(String) }, 'submitted files without a delivery in the outbox');
    return ids.length;
  }
}
