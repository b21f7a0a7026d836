import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { sha256 } from '../../platform/hash/canonical';
import { HASH_AWAL } from '../../platform/hash/teks-riwayat';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { Storage } from '../../platform/storage/storage';
import { AuditRepository, type JangkarRow } from './audit.repository';
import { bacaJangkar, kunciJangkar, tulisJangkar, type IsiJangkar, type Jangkar } from './jangkar';

/** Longer than any transaction lives: rows that were not visible to the last anchor are looked at again. */
const MUNDUR_MS = 120_000;

/** Writes the heads of the history chains to the file store, where the database's owner cannot rewrite them unseen. */
@Injectable()
export class JangkarService {
  private readonly logger = new Logger('audit');

  constructor(
    private readonly repo: AuditRepository,
    private readonly prisma: PrismaService,
    private readonly storage: Storage,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** How many chains were anchored; 0 when nothing changed or another worker is at it. */
  async tulis(): Promise<number> {
    return this.prisma.tx(async (tx) => {
      if (!(await this.repo.giliran(tx))) return 0;
      const lalu = await this.repo.jangkarTerakhir(tx);
      const nomor = (lalu?.nomor ?? 0) + 1;
      // A crash between file and row left this one behind: it stands, it is only entered.
      const tertinggal = await this.baca(nomor);
      if (tertinggal) return this.catat(tx, tertinggal.isi, tertinggal.sha256);
      const sampai = this.clock.now();
      const kepala = await this.kepalaBaru(tx, lalu);
      if (kepala.length === 0) return 0;
      const isi = { nomor, sampai: sampai.toISOString(), sebelum: lalu?.sha256 ?? HASH_AWAL, kepala };
      const teks = tulisJangkar(isi, this.config.kunci.audit);
      await this.storage.put(kunciJangkar(nomor), teks, { size: teks.length, contentType: 'application/json' });
      return this.catat(tx, isi, sha256(teks));
    });
  }

  private async kepalaBaru(tx: Tx, lalu: JangkarRow | null): Promise<Jangkar['kepala']> {
    const sejak = new Date((lalu?.sampai.getTime() ?? 0) - MUNDUR_MS);
    const sudah = new Map((lalu && (await this.baca(lalu.nomor))?.isi.kepala)?.map(([id, urut]) => [id, urut]));
    return (await this.repo.kepala(tx, sejak))
      .filter((k) => sudah.get(k.rantai) !== k.urut)
      .map((k) => [k.rantai, k.urut, k.hash]);
  }

  private async catat(tx: Tx, isi: IsiJangkar, hash: string): Promise<number> {
    const { nomor, kepala, sampai } = isi;
    const kunci = kunciJangkar(nomor);
    await this.repo.catatJangkar(tx, { nomor, kunci, sha256: hash, sampai: new Date(sampai), rantai: kepala.length });
    // A third place: logs are collected elsewhere.
    this.logger.log({ jangkar: nomor, sha256: hash, rantai: kepala.length }, 'history anchored');
    return kepala.length;
  }

  /** An anchor from the file store; null when there is none, or not one of ours. */
  async baca(nomor: number): Promise<{ isi: Jangkar; sha256: string } | null> {
    const kunci = kunciJangkar(nomor);
    if (!(await this.storage.stat(kunci))) return null;
    const teks = await buffer(await this.storage.get(kunci));
    const isi = bacaJangkar(teks, this.config.kunci.audit);
    return isi && { isi, sha256: sha256(teks) };
  }
}
