import { Injectable } from '@nestjs/common';
import { bacaBarang } from '@sinas/domain/pabean/barang';
import { Clock } from '../../../platform/clock/clock';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { DjbcAdapter } from './djbc.adapter';
import { OlahPabeanService } from './olah-pabean.service';
import { PabeanRepository } from './pabean.repository';

const SEKALI = 500;

/** Reads customs' feed from where it was left, and takes what it says to permits. */
@Injectable()
export class TarikPabeanService {
  constructor(
    private readonly djbc: DjbcAdapter,
    private readonly repo: PabeanRepository,
    private readonly olah: OlahPabeanService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async jalankan(): Promise<number> {
    await this.tarik();
    return this.olah.jalankan();
  }

  /** Lines and the place in the feed are stored together: nothing is read twice for nothing, nothing is passed over. */
  private async tarik(): Promise<void> {
    let letak = await this.repo.letak();
    for (;;) {
      const h = await this.djbc.setelah(letak, SEKALI);
      if (!h) return;
      // The feed was begun anew: what is known of it changes nothing when it is read again.
      const ulang = h.terakhir < letak;
      const dibaca = h.data.map((isi) => ({ isi, ...bacaBarang(isi) }));
      const barang = dibaca.flatMap((b) => b.barang ?? []);
      const rusak = dibaca.filter((b) => !b.barang);
      letak = ulang ? 0n : letak + BigInt(h.data.length);
      const waktu = this.clock.now();
      await this.prisma.tx(async (tx) => {
        await this.repo.terima(tx, barang, { asal: 'tarik', oleh: 'DJBC', waktu });
        await this.repo.terimaRusak(tx, rusak, waktu);
        await this.repo.tulisLetak(tx, letak, waktu);
      });
      if (!ulang && (letak >= h.terakhir || h.data.length === 0)) return;
    }
  }
}
