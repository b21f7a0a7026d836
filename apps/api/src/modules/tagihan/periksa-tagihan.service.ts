import { Injectable } from '@nestjs/common';
import type { JobContext, JobHandler } from '../../jobs/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { PembayaranService } from './pembayaran.service';
import { PnbpAdapter } from './pnbp.adapter';
import { TagihanRepository } from './tagihan.repository';

/** Asks whether a bill was paid. */
@Injectable()
export class PeriksaTagihanService implements JobHandler<'periksa-tagihan'> {
  constructor(
    private readonly repo: TagihanRepository,
    private readonly pnbp: PnbpAdapter,
    private readonly pembayaran: PembayaranService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async run({ payload, selesai }: JobContext<'periksa-tagihan'>): Promise<void> {
    const t = await this.repo.satu(this.repo.db, BigInt(payload.id_tagihan));
    if (t?.kode && t.status !== 'LUNAS') {
      const jawab = await this.pnbp.tanya(t.kode);
      if (!jawab) throw new Error('Sistem billing belum menjawab');
      if (jawab.dibayar && jawab.dibayar.kode === t.kode) await this.pembayaran.terima(jawab.dibayar, 'tanya');
      await this.repo.ubah(this.repo.db, t.id, { diperiksa: this.clock.now() });
    }
    await this.prisma.tx(selesai);
  }
}
