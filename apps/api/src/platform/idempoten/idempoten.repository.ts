import { Injectable } from '@nestjs/common';
import { PrismaService } from '../prisma/prisma.service';
import type { Klaim } from './klaim';

export interface Tercatat {
  hash_badan: string;
  rute: string;
  status: number | null;
  jawaban: unknown;
  /** Older than that, by the database's clock. */
  tua: boolean;
}

/** Asked at every POST that carries a key: hand-written statements. */
@Injectable()
export class IdempotenRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** True when this caller is the first with the key. */
  async claim({ pemilik, kunci, rute, hash_badan }: Klaim): Promise<boolean> {
    const rows = await this.prisma.rows<object>`
      INSERT INTO kunci_idempoten (pemilik, kunci, rute, hash_badan) VALUES (${pemilik}, ${kunci}, ${rute}, ${hash_badan})
      ON CONFLICT (pemilik, kunci) DO NOTHING RETURNING pemilik`;
    return rows.length === 1;
  }
  async find(pemilik: string, kunci: string, tuaMs: number): Promise<Tercatat | null> {
    const rows = await this.prisma.rows<Tercatat>`
      SELECT hash_badan, rute, status, jawaban, dibuat < now() - ${tuaMs}::int * interval '1 ms' AS tua FROM kunci_idempoten WHERE pemilik = ${pemilik} AND kunci = ${kunci}`;
    return rows[0] ?? null;
  }
  async store(pemilik: string, kunci: string, status: number, jawaban: object): Promise<void> {
    await this.prisma.rows<object>`
      UPDATE kunci_idempoten SET status = ${status}, jawaban = ${JSON.stringify(jawaban)}::jsonb
      WHERE pemilik = ${pemilik} AND kunci = ${kunci}`;
  }
  async drop(pemilik: string, kunci: string): Promise<void> {
    await this.prisma.rows<object>`DELETE FROM kunci_idempoten WHERE pemilik = ${pemilik} AND kunci = ${kunci}`;
  }
  async buang(sebelum: Date): Promise<void> {
    await this.prisma.kunciIdempoten.deleteMany({ where: { dibuat: { lt: sebelum } } });
  }
}
