import { Injectable } from '@nestjs/common';
import { TidakBerwenang } from '../../../platform/errors';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { BuktiService, type BuktiDibawa, type Pembukti } from '../../auth/faktor/bukti/bukti.service';
import { PencabutanService } from '../../auth/sesi/pencabutan.service';
import { PermintaanAkunService } from '../../auth/akun/permintaan-akun.service';
import { TautanService } from '../../auth/akun/tautan.service';
import { LihatPenggunaService } from '../lihat-pengguna.service';

/** Ends the binding of an account to another provider's identity: it is signed out, and must be bound anew. */
@Injectable()
export class LepasTautanService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly lihat: LihatPenggunaService,
    private readonly bukti: BuktiService,
    private readonly tautan: TautanService,
    private readonly cabut: PencabutanService,
    private readonly permintaan: PermintaanAkunService,
    private readonly riwayat: RiwayatAkunService,
  ) {}

  /** Said again it changes nothing. */
  async lepas(aktor: Pembukti, id: string, bukti: BuktiDibawa): Promise<void> {
    await this.lihat.satu(aktor, id);
    if (id === aktor.id_user) throw new TidakBerwenang('tautan.sendiri');
    await this.prisma.tx((tx) => this.lihat.kunci(tx, aktor, id, 'ubah'));
    const pakai = await this.bukti.pastikan(aktor, 'hak', bukti);
    await this.prisma.tx(async (tx) => {
      await this.lihat.kunci(tx, aktor, id, 'ubah');
      await pakai(tx);
      if ((await this.tautan.lepas(tx, id)) === 0) return;
      const sesi_diakhiri = await this.cabut.semua(tx, id);
      await this.permintaan.minta(tx, 'TAUTAN_DILEPAS', { id_user: id });
      await this.riwayat.catat(tx, aktor, {
        objek: 'akun',
        id_objek: id,
        peristiwa: 'lepas_tautan',
        sebelum: null,
        sesudah: { sesi_diakhiri },
      });
    });
  }
}
