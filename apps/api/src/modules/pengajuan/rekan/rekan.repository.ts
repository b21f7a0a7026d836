import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { ORANG } from '../../auth/akun/orang.sql';

export interface RekanRow {
  id: string;
  nama: string;
  kode_peran: string;
}

/** Officers at the desks of one ministry. */
@Injectable()
export class RekanRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Whose account is open, by name. */
  async daftar(kdGa: string, peran: readonly string[]): Promise<RekanRow[]> {
    return this.prisma.rows<RekanRow>`
      SELECT u.id, u.fullname AS nama, u.kode_peran FROM ${ORANG} u
      WHERE u.kd_ga = ${kdGa} AND u.aktif AND u.kode_peran = ANY(${[...peran]}::text[]) ORDER BY u.fullname, u.id`;
  }
}
