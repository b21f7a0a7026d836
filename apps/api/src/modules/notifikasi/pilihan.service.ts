import { Injectable } from '@nestjs/common';
import type { PilihanSurel } from '@sinas/domain/akses/akun';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../audit/riwayat-akun.service';
import { AkunService } from '../auth/akun/akun.service';

/** One's own choice of which notices also come by mail. */
@Injectable()
export class PilihanService {
  constructor(
    private readonly akun: AkunService,
    private readonly riwayat: RiwayatAkunService,
    private readonly prisma: PrismaService,
  ) {}

  async baca(aktor: Aktor): Promise<{ surel_notif: PilihanSurel }> {
    return { surel_notif: (await this.akun.pilihanSurel(aktor.id_user)) as PilihanSurel };
  }

  async ubah(aktor: Aktor, surel_notif: PilihanSurel): Promise<{ surel_notif: PilihanSurel }> {
    await this.prisma.tx(async (tx) => {
      const lama = await this.akun.ubahPilihanSurel(tx, aktor.id_user, surel_notif);
      if (lama === null) return;
      await this.riwayat.catat(tx, aktor, {
        objek: 'akun',
        id_objek: aktor.id_user,
        peristiwa: 'surel_notif',
        sebelum: { surel_notif: lama },
        sesudah: { surel_notif },
      });
    });
    return { surel_notif };
  }
}
