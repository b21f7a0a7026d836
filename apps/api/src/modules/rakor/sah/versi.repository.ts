import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import type { Desimal } from '@sinas/domain/format/angka';
import type { KebutuhanRapat } from '@sinas/domain/buku/rapat';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';
import type { IsiBerita } from './isi-berita';

export type VersiRow = Omit<Prisma.RakorVersiGetPayload<object>, 'isi' | 'butuh'> & {
  isi: IsiBerita;
  butuh: KebutuhanRapat[] | null;
};
const versi = (v: Prisma.RakorVersiGetPayload<object>): VersiRow => ({
  ...v,
  isi: v.isi as unknown as IsiBerita,
  butuh: v.butuh as unknown as KebutuhanRapat[] | null,
});

/** Versions of the minutes. */
@Injectable()
export class VersiRepository {
  constructor(private readonly prisma: PrismaService) {}

  get db(): Db {
    return this.prisma;
  }

  async ambil(db: Db, idRakor: bigint, versiBa: number): Promise<VersiRow | null> {
    const v = await db.rakorVersi.findUnique({
      where: { id_rakor_versi_ba: { id_rakor: idRakor, versi_ba: versiBa } },
    });
    return v && versi(v);
  }
  async buat(
    tx: Tx,
    v: Pick<VersiRow, 'id_rakor' | 'versi_ba' | 'isi' | 'hash' | 'id_user' | 'nama' | 'waktu' | 'kode_periksa'>,
  ): Promise<void> {
    await tx.rakorVersi.create({ data: { ...v, isi: v.isi as unknown as Prisma.InputJsonValue } });
  }
  /** The minutes as they lie in the store. Answers false when they are not the ones that were read. */
  async simpanBerkas(
    tx: Tx,
    idRakor: bigint,
    versiBa: number,
    lama: string | null,
    kunci: string,
    sha256: string,
  ): Promise<boolean> {
    const { count } = await tx.rakorVersi.updateMany({
      where: { id_rakor: idRakor, versi_ba: versiBa, kunci: lama },
      data: { kunci, sha256 },
    });
    return count === 1;
  }
  async simpanButuh(tx: Tx, idRakor: bigint, versiBa: number, butuh: readonly KebutuhanRapat[]): Promise<void> {
    await tx.rakorVersi.update({
      where: { id_rakor_versi_ba: { id_rakor: idRakor, versi_ba: versiBa } },
      data: { butuh: butuh as unknown as Prisma.InputJsonValue },
    });
  }
  async gugurkan(tx: Tx, idRakor: bigint, versiBa: number, oleh: string, alasan: string, kini: Date): Promise<void> {
    await tx.rakorVersi.update({
      where: { id_rakor_versi_ba: { id_rakor: idRakor, versi_ba: versiBa } },
      data: { gugur: kini, alasan, gugur_oleh: oleh },
    });
  }
  /** Ceilings of a version, by line. */
  async plafon(db: Db, idRakor: bigint, versiBa: number): Promise<Map<string, Desimal | null>> {
    const v = await this.ambil(db, idRakor, versiBa);
    return new Map((v?.isi.garis ?? []).map((g) => [g.kunci, g.plafon]));
  }
}
