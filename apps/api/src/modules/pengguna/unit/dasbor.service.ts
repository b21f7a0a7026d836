import { Injectable } from '@nestjs/common';
import { berelemen } from '@sinas/domain/akses/elemen-dasbor';
import { lingkupPengguna } from '@sinas/domain/akses/kelola-pengguna';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { AturanDilanggar } from '../../../platform/errors';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { DasborRepository, type ElemenRow, type EselonRow } from './dasbor.repository';
import { LihatPenggunaService } from '../lihat-pengguna.service';

/** Which eselon user has which part of the dashboard. */
@Injectable()
export class DasborService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: DasborRepository,
    private readonly lihat: LihatPenggunaService,
    private readonly riwayat: RiwayatAkunService,
  ) {}

  elemen(): Promise<ElemenRow[]> {
    return this.repo.semua();
  }
  eselon(aktor: Aktor): Promise<EselonRow[]> {
    return this.repo.eselon(lingkupPengguna(aktor).jenis === 'semua' ? null : (aktor.kd_ga ?? '-'));
  }

  async pastikanAda(elemen: readonly string[]): Promise<void> {
    const kode = await this.repo.takDikenal(elemen);
    if (kode) throw new AturanDilanggar('pengguna.elemen_tidak_ada', [], { kode });
  }
  /** To an account that is being made. */
  beri(tx: Tx, idUser: string, elemen: readonly string[]): Promise<void> {
    return this.repo.ganti(tx, idUser, elemen);
  }

  /** Sets all parts of one user; what is not named is taken away. */
  async atur(aktor: Aktor, idUser: string, elemen: readonly string[]): Promise<void> {
    await this.pastikanAda(elemen);
    await this.prisma.tx(async (tx) => {
      const row = await this.lihat.kunci(tx, aktor, idUser, 'ubah');
      if (!berelemen(row.kode_peran)) throw new AturanDilanggar('pengguna.bukan_eselon');
      const sebelum = await this.repo.milik(tx, idUser);
      await this.repo.ganti(tx, idUser, elemen);
      await this.riwayat.catat(tx, aktor, {
        objek: 'akun',
        id_objek: idUser,
        peristiwa: 'elemen_dasbor',
        sebelum: { elemen: sebelum },
        sesudah: { elemen: [...elemen].sort() },
      });
    });
  }
}
