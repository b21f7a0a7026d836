import { Injectable } from '@nestjs/common';
import { namaPelaku } from '@sinas/domain/akses/pelaksana';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { Clock } from '../../../platform/clock/clock';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { BenderaRepository } from '../daftar/bendera.repository';
import { RekanService } from './rekan.service';

/** Flags that officers of one ministry set on files for each other: whoever sees the file sets it and takes it off. */
@Injectable()
export class BenderaService {
  constructor(
    private readonly repo: BenderaRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly rekan: RekanService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** Answers who has flagged it; null: nobody. The same again changes nothing. */
  async atur(aktor: Aktor, kunci: string, pasang: boolean): Promise<string | null> {
    const kdGa = this.rekan.ga(aktor);
    const id = await this.pintu.id(aktor, kunci);
    const isi = {
      id_pengajuan: id,
      kd_ga: kdGa,
      oleh: aktor.id_user,
      nama: namaPelaku(aktor),
      waktu: this.clock.now(),
    };
    await this.prisma.tx((tx) => (pasang ? this.repo.pasang(tx, isi) : this.repo.cabut(tx, id, kdGa)));
    return (await this.repo.milik(kdGa, [id])).get(id) ?? null;
  }
}
