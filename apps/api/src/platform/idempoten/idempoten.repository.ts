import { Injectable } from '@nestjs/common';
import { PrismaService } from '../prisma/prisma.service';

export interface Tercatat {
  hash_badan: string;
  rute: string;
  status: number | null;
  jawaban: unknown;
  dibuat: Date;
}

@Injectable()
export class IdempotenRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** True when this caller is the first with the key. */
  async claim(pemilik: string, kunci: string, rute: string, hash_badan: string): Promise<boolean> {
    const n = await this.prisma.kunciIdempoten.createMany({
      data: [{ pemilik, kunci, rute, hash_badan }],
      skipDuplicates: true,
    });
    return n.count === 1;
  }
  async find(pemilik: string, kunci: string): Promise<Tercatat | null> {
    return this.prisma.kunciIdempoten.findUnique({ where: { pemilik_kunci: { pemilik, kunci } } });
  }
  async store(pemilik: string, kunci: string, status: number, jawaban: object): Promise<void> {
    await this.prisma.kunciIdempoten.update({
      where: { pemilik_kunci: { pemilik, kunci } },
      data: { status, jawaban },
    });
  }
  async drop(pemilik: string, kunci: string): Promise<void> {
    await this.prisma.kunciIdempoten.deleteMany({ where: { pemilik, kunci } });
  }
}
