import { Injectable } from '@nestjs/common';
import { banding } from '@sinas/domain/format/angka';
import { kunciPos } from '@sinas/domain/neraca/pos';
import { Clock } from '../../platform/clock/clock';
import { PrismaService, runIn } from '../../platform/prisma/prisma.service';
import { BukuService } from '../buku/buku.service';
import { NeracaRepository } from './neraca.repository';

/** Where no line stood when the ledger was opened, the sum of what had been determined is the line. */
export const SEBELUM_BUKU = 'sebelum buku';

/** Lines and the ledger, when it is opened. */
@Injectable()
export class BukaGarisService {
  constructor(
    private readonly repo: NeracaRepository,
    private readonly buku: BukuService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** Every pos of the balance has its line, and every line bounds its source. Again, it changes nothing. */
  async buka(): Promise<number> {
    let n = 0;
    for (const { pos, ditetapkan } of await this.buku.neraca())
      n += await this.prisma.tx(async (tx) => {
        const kini = this.clock.now();
        const [ada = null] = await this.repo.kunci(tx, [kunciPos(pos)]);
        const isi = ada ?? { plafon: ditetapkan, plafon_sumber: SEBELUM_BUKU, angka: [] };
        if (!ada) await this.repo.simpan(tx, pos, null, isi, kini);
        // What was determined above a line before there was a ledger stays, and nothing comes on top of it.
        const plafon = banding(isi.plafon, ditetapkan) < 0 ? ditetapkan : isi.plafon;
        await this.buku.batasi(runIn(tx), pos, plafon, { pelaku: 'Sistem', kejadian: kini });
        return ada ? 0 : 1;
      });
    return n;
  }
}
