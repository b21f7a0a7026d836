import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { bukaAkun } from '../../../platform/rahasia/akun-tertutup';
import { Rahasia } from '../../../platform/rahasia/rahasia';
import { GA } from '../../referensi/cari/acuan.sql';

/** Account with its organization: what a session and the identity provider need to know. */
export interface BarisAkun {
  id: string;
  username: string;
  password_hash: string | null;
  email: string;
  fullname: string;
  mobile_number: string | null;
  nik: string | null;
  position: string | null;
  employee_number: string | null;
  address: string | null;
  login_type: string;
  kode_peran: string;
  id_organisasi: string | null;
  kd_ga: string | null;
  kd_detail_ga: string | null;
  aktif: boolean;
  hanya_ga: boolean;
  id_inaport: string | null;
  surel_notif: string;
  foto_pada: Date | null;
  diaktifkan: Date | null;
  dihapus: Date | null;
  versi: number;
  organisasi: {
    id: string;
    nama: string;
    id_nib: string | null;
    nib: string | null;
    npwp: string | null;
    api_code: string | null;
    kswp_validity: boolean;
    isbranch: boolean;
  } | null;
}

@Injectable()
export class AkunRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly rahasia: Rahasia,
  ) {}

  async byId(id: string): Promise<BarisAkun | null> {
    return this.terbuka(await this.prisma.pengguna.findUnique({ where: { id }, include: { organisasi: true } }));
  }

  async byUsername(username: string): Promise<BarisAkun | null> {
    return this.terbuka(
      await this.prisma.pengguna.findUnique({
        where: { username: username.toLowerCase() },
        include: { organisasi: true },
      }),
    );
  }

  async byInaport(idInaport: string): Promise<BarisAkun | null> {
    return this.terbuka(
      await this.prisma.pengguna.findUnique({ where: { id_inaport: idInaport }, include: { organisasi: true } }),
    );
  }
  private terbuka(baris: BarisAkun | null): BarisAkun | null {
    return baris && bukaAkun(this.rahasia, baris);
  }

  /** Name of a ministry, from the reference list. */
  async namaGa(kdGa: string): Promise<string | null> {
    const rows = await this.prisma.rows<{ uraian: string }>`SELECT g.uraian FROM ${GA} g WHERE g.kode = ${kdGa}`;
    return rows[0]?.uraian ?? null;
  }

  /** Which notices also come by mail. */
  async pilihanSurel(idUser: string): Promise<string> {
    const p = await this.prisma.pengguna.findUniqueOrThrow({ where: { id: idUser }, select: { surel_notif: true } });
    return p.surel_notif;
  }
  /** The choice until now; null when it is this one already. */
  async ubahPilihanSurel(tx: Tx, idUser: string, surel_notif: string): Promise<string | null> {
    const [lama] = await tx.$queryRaw<{ surel_notif: string }[]>`
      SELECT surel_notif FROM pengguna WHERE id = ${idUser}::uuid FOR UPDATE`;
    if (!lama || lama.surel_notif === surel_notif) return null;
    await tx.pengguna.update({ where: { id: idUser }, data: { surel_notif } });
    return lama.surel_notif;
  }
}
