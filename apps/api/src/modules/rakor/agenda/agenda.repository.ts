import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { ORANG } from '../../auth/akun/orang.sql';

/** An account that may be asked for something. */
export interface OrangRapat {
  id: string;
  fullname: string;
  position: string | null;
  kode_peran: KodePeran;
  kd_ga: string | null;
}

/** Agenda, participants and signatories. */
@Injectable()
export class AgendaRepository {
  constructor(private readonly prisma: PrismaService) {}

  async tambahKomoditas(tx: Tx, k: Prisma.RakorKomoditasUncheckedCreateInput): Promise<boolean> {
    const { count } = await tx.rakorKomoditas.createMany({ data: [k], skipDuplicates: true });
    return count === 1;
  }
  async ubahKomoditas(
    tx: Tx,
    idRakor: bigint,
    kode: string,
    isi: Prisma.RakorKomoditasUncheckedUpdateInput,
  ): Promise<boolean> {
    const { count } = await tx.rakorKomoditas.updateMany({
      where: { id_rakor: idRakor, kd_komoditas: kode },
      data: isi,
    });
    return count === 1;
  }
  async hapusKomoditas(tx: Tx, idRakor: bigint, kode: string): Promise<boolean> {
    const { count } = await tx.rakorKomoditas.deleteMany({ where: { id_rakor: idRakor, kd_komoditas: kode } });
    return count === 1;
  }
  /** Numbers of the order, in one statement. */
  async urutkan(tx: Tx, idRakor: bigint, kode: readonly string[]): Promise<void> {
    await tx.$executeRaw`
      UPDATE rakor_komoditas k SET urutan = x.ke FROM unnest(${[...kode]}::text[]) WITH ORDINALITY x(kode, ke)
      WHERE k.id_rakor = ${idRakor} AND k.kd_komoditas = x.kode`;
  }

  async tambahPeserta(tx: Tx, p: Prisma.RakorPesertaUncheckedCreateInput): Promise<bigint> {
    return (await tx.rakorPeserta.create({ data: p, select: { id: true } })).id;
  }
  async ubahPeserta(
    tx: Tx,
    idRakor: bigint,
    id: bigint,
    isi: Prisma.RakorPesertaUncheckedUpdateInput,
  ): Promise<boolean> {
    const { count } = await tx.rakorPeserta.updateMany({ where: { id_rakor: idRakor, id }, data: isi });
    return count === 1;
  }
  async hapusPeserta(tx: Tx, idRakor: bigint, id: bigint): Promise<boolean> {
    const { count } = await tx.rakorPeserta.deleteMany({ where: { id_rakor: idRakor, id } });
    return count === 1;
  }

  async simpanPenandaTangan(tx: Tx, p: Prisma.RakorTandaTanganUncheckedCreateInput): Promise<void> {
    const { jabatan, pimpinan, urutan } = p;
    await tx.rakorTandaTangan.upsert({
      where: { id_rakor_id_user: { id_rakor: BigInt(p.id_rakor), id_user: p.id_user } },
      create: p,
      update: { jabatan, ...(pimpinan === undefined ? {} : { pimpinan }), urutan },
    });
  }
  async hapusPenandaTangan(tx: Tx, idRakor: bigint, idUser: string): Promise<boolean> {
    const { count } = await tx.rakorTandaTangan.deleteMany({ where: { id_rakor: idRakor, id_user: idUser } });
    return count === 1;
  }
  async tandai(
    tx: Tx,
    idRakor: bigint,
    idUser: string,
    isi: Prisma.RakorTandaTanganUncheckedUpdateInput,
  ): Promise<void> {
    await tx.rakorTandaTangan.update({
      where: { id_rakor_id_user: { id_rakor: idRakor, id_user: idUser } },
      data: isi,
    });
  }
  /** A redraft: nobody has signed what comes next. */
  async gugurkanTandaTangan(tx: Tx, idRakor: bigint): Promise<string[]> {
    const rows = await tx.$queryRaw<{ id_user: string }[]>`
      UPDATE rakor_tanda_tangan SET status = 'BELUM', waktu = NULL, ket = '' WHERE id_rakor = ${idRakor} RETURNING id_user`;
    return rows.map((r) => r.id_user);
  }

  /** Active accounts of these roles; of these ministries where they are named. */
  async orang(peran: readonly KodePeran[], kdGa?: readonly string[]): Promise<OrangRapat[]> {
    return this.prisma.rows<OrangRapat>`
      SELECT o.id, o.fullname, o.position, o.kode_peran, o.kd_ga FROM ${ORANG} o
      WHERE o.aktif AND o.kode_peran = ANY (${[...peran]}::text[]) AND (${kdGa === undefined} OR o.kd_ga = ANY (${[...(kdGa ?? [])]}::text[]))
      ORDER BY o.fullname, o.id`;
  }
}
