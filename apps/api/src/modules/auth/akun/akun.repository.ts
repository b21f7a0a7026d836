import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { bukaAkun } from '../../../platform/rahasia/akun-tertutup';
import { Rahasia } from '../../../platform/rahasia/rahasia';

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
    const baris = await this.prisma.referensi.findUnique({ where: { jenis_kode: { jenis: 'ga', kode: kdGa } } });
    return baris?.uraian ?? null;
  }
}
