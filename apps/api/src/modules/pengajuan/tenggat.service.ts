import { Injectable } from '@nestjs/common';
import { tahunJakarta, tanggalIso } from '@sinas/domain/format/tanggal';
import { SISTEM } from '@sinas/domain/pengajuan/penjaga';
import { BerkasTerkunciService } from './berkas-terkunci.service';
import { KalenderService } from './kalender.service';
import { KebersihanRepository } from './kebersihan.repository';
import { LangkahService } from './langkah.service';
import { PengajuanRepository } from './pengajuan.repository';

const SEKALI = 200;

/** What time alone brings about: corrections not sent (T10), decisions that end (T27). */
@Injectable()
export class TenggatService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly alur: LangkahService,
    private readonly kalender: KalenderService,
    private readonly kebersihan: KebersihanRepository,
  ) {}

  /** Number of files moved. Each in its own transaction: one that fails holds nobody up. */
  async jalankan(): Promise<number> {
    const kini = this.kalender.kini();
    const hariIni = new Date(`${tanggalIso(kini)}T00:00:00Z`);
    let n = 0;
    for (const id of await this.repo.lewatPerbaikan(kini, SEKALI))
      n += await this.satu(id, '25', 'batas_perbaikan_lewat');
    for (const id of await this.repo.habisBerlaku(hariIni, SEKALI)) n += await this.satu(id, null, 'kedaluwarsa');
    return n;
  }

  /** Once an hour: ended files to the archive, rows that have served away. Returns the number archived. */
  async rapikan(): Promise<number> {
    const kini = this.kalender.kini();
    await this.kebersihan.buang(kini);
    return this.kebersihan.arsipkan(kini, tahunJakarta(kini));
  }

  private async satu(
    id: bigint,
    status: string | null,
    peristiwa: 'batas_perbaikan_lewat' | 'kedaluwarsa',
  ): Promise<number> {
    return this.pintu.tulis(null, id, async (tx, p) => {
      if (status && p.kd_status !== status) return 0;
      await this.alur.jalankan(tx, p, peristiwa, SISTEM);
      return 1;
    });
  }
}
