import { Injectable } from '@nestjs/common';
import { UUID } from '@sinas/domain/format/uuid';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';

export interface OrganisasiRow {
  id: string;
  nama: string;
  nib: string | null;
  npwp: string | null;
  alamat: string | null;
  kota: string | null;
  isbranch: boolean;
  pengguna: number;
}
interface Induk {
  id: string;
  nama: string;
  nib: string | null;
  npwp: string | null;
  alamat: string | null;
  kota: string | null;
  id_induk: string | null;
  api_code: string | null;
  status_nib: string | null;
  risiko: string | null;
}

@Injectable()
export class OrganisasiRepository {
  constructor(private readonly prisma: PrismaService) {}

  async daftar(id: string, denganCabang: boolean): Promise<OrganisasiRow[]> {
    return this.prisma.$queryRaw<OrganisasiRow[]>`
      SELECT o.id, o.nama, o.nib, o.npwp, o.alamat, o.kota, o.isbranch,
        (SELECT count(*)::int FROM pengguna p WHERE p.id_organisasi = o.id AND p.aktif) AS pengguna
      FROM organisasi o WHERE o.id = ${id}::uuid OR (${denganCabang} AND o.id_induk = ${id}::uuid)
      ORDER BY o.isbranch, o.nama LIMIT 1000`;
  }
  async satu(db: Db, id: string): Promise<OrganisasiRow> {
    const { _count, ...o } = await db.organisasi.findUniqueOrThrow({
      where: { id },
      select: {
        id: true,
        nama: true,
        nib: true,
        npwp: true,
        alamat: true,
        kota: true,
        isbranch: true,
        _count: { select: { pengguna: { where: { aktif: true } } } },
      },
    });
    return { ...o, pengguna: _count.pengguna };
  }
  async kunci(tx: Tx, id: string): Promise<Induk | null> {
    if (!UUID.test(id)) return null;
    const rows = await tx.$queryRaw<Induk[]>`
      SELECT id, nama, nib, npwp, alamat, kota, id_induk, api_code, status_nib, risiko FROM organisasi WHERE id = ${id}::uuid FOR UPDATE`;
    return rows[0] ?? null;
  }
  /** At the company or a branch of it; what others have is not told. */
  async npwpTerpakai(tx: Tx, pusat: string, npwp: string): Promise<boolean> {
    return (await tx.organisasi.count({ where: { npwp, OR: [{ id: pusat }, { id_induk: pusat }] } })) > 0;
  }
  async buat(
    tx: Tx,
    induk: Induk,
    c: { nama: string; npwp: string; alamat: string; kota?: string; id_nib: string },
  ): Promise<string> {
    const { nib, api_code, status_nib, risiko } = induk;
    const data = { ...c, jenis: 'PERUSAHAAN', isbranch: true, id_induk: induk.id, nib, api_code, status_nib, risiko };
    return (await tx.organisasi.create({ data, select: { id: true } })).id;
  }
  async ubah(tx: Tx, id: string, m: { nama?: string; alamat?: string; kota?: string }): Promise<void> {
    await tx.organisasi.update({ where: { id }, data: m });
  }
}
