import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { statusSql } from '../../platform/prisma/status-sql';
import { rumpunSql } from '../../platform/prisma/rumpun-sql';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { Rahasia } from '../../platform/rahasia/rahasia';
import { BERKAS } from '../pengajuan/lihat/berkas.sql';

export interface NomorPerusahaan {
  id: string | null;
  id_nib: string | null;
  nib: string | null;
  npwp: string | null;
}
export interface Simpanan {
  isi: unknown;
  diambil: Date;
}
const NOMOR = { id: true, id_nib: true, nib: true, npwp: true } as const;

@Injectable()
export class PerusahaanRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly rahasia: Rahasia,
  ) {}

  /** A company, with its branches when they belong to the question. */
  async milik(idOrganisasi: string, denganCabang: boolean): Promise<NomorPerusahaan[]> {
    const rows = await this.prisma.organisasi.findMany({
      where: denganCabang ? { OR: [{ id: idOrganisasi }, { id_induk: idOrganisasi }] } : { id: idOrganisasi },
      select: NOMOR,
    });
    return rows.sort((a, b) => Number(b.id === idOrganisasi) - Number(a.id === idOrganisasi));
  }
  /** Companies under a number; a branch has the NIB of its head office. */
  async byNomor(nomor: string): Promise<NomorPerusahaan[]> {
    return this.prisma.organisasi.findMany({
      where: { jenis: 'PERUSAHAAN', OR: [{ nib: nomor }, { npwp: nomor }, { id_nib: nomor }] },
      orderBy: [{ isbranch: 'asc' }, { id: 'asc' }],
      take: 50,
      select: NOMOR,
    });
  }
  /** Has one of these companies a file that was submitted, to this ministry or to any? */
  async adaBerkas(idOrganisasi: readonly string[], kdGa: string | null): Promise<boolean> {
    const kementerian = kdGa ? Prisma.sql`AND p.kd_ga = ${kdGa}` : Prisma.empty;
    const rows = await this.prisma.rows<object>`
      SELECT 1 AS ada FROM ${BERKAS} p WHERE p.id_organisasi = ANY(${[...idOrganisasi]}::uuid[])
        AND p.kd_rekom ${rumpunSql('izin')} AND p.kd_status NOT IN ${statusSql('draf')} ${kementerian} LIMIT 1`;
    return rows.length > 0;
  }

  async jawaban(sistem: string, kunci: string, sejak: Date): Promise<Simpanan | null> {
    const ada = await this.prisma.jawabanLuar.findFirst({ where: { sistem, kunci, diambil: { gt: sejak } } });
    if (!ada) return null;
    const isi = this.rahasia.bukaAtauKosong('jawaban_luar.isi', `${sistem}:${kunci}`, ada.isi);
    return isi === null ? null : { isi: JSON.parse(isi) as unknown, diambil: ada.diambil };
  }
  async simpan(sistem: string, kunci: string, { isi, diambil }: Simpanan): Promise<void> {
    const data = { isi: this.rahasia.tutup('jawaban_luar.isi', `${sistem}:${kunci}`, JSON.stringify(isi)), diambil };
    await this.prisma.jawabanLuar.upsert({
      where: { sistem_kunci: { sistem, kunci } },
      create: { sistem, kunci, ...data },
      update: data,
    });
  }
  /** Answers are kept no longer than they are good for. */
  async buang(sebelum: Date): Promise<void> {
    await this.prisma.jawabanLuar.deleteMany({ where: { diambil: { lt: sebelum } } });
  }
}
