import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { akhirSesi } from '@sinas/domain/akses/sesi';
import { Clock } from '../../../platform/clock/clock';
import { TidakAda } from '../../../platform/errors';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { AktivitasRepository } from '../aktivitas/aktivitas.repository';
import { PencabutanService } from './pencabutan.service';
import { PermintaanAkunService } from '../akun/permintaan-akun.service';
import { SesiRepository, type SesiTampil } from './sesi.repository';
import { SesiService } from './sesi.service';

/** Where one is signed in, and what to do when it was somebody else. */
@Injectable()
export class PerangkatService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly sesiRepo: SesiRepository,
    private readonly sesi: SesiService,
    private readonly aktivitas: AktivitasRepository,
    private readonly cabut: PencabutanService,
    private readonly permintaan: PermintaanAkunService,
    private readonly riwayat: RiwayatAkunService,
    private readonly clock: Clock,
  ) {}

  /** `sampai` is when a session ends if nobody acts there any more. */
  async daftar(aktor: Aktor): Promise<SesiTampil[]> {
    const kini = this.clock.now();
    const sesi = await this.sesiRepo.milik(aktor.id_user);
    return sesi.map((s) => ({ ...s, sampai: akhirSesi(aktor.peran, s) })).filter((s) => s.sampai > kini);
  }

  /** Ends one session of one's own. */
  async akhiri(aktor: Aktor, nomor: string): Promise<void> {
    const idHash = await this.sesiRepo.hashDari(aktor.id_user, nomor);
    if (!idHash) throw new TidakAda();
    await this.sesi.tutup(idHash);
  }

  /**
   * 'That was not me': every other session ends at once, and a mail asks for a new password. Saying it twice changes
   * nothing more.
   */
  async bukanSaya(aktor: Aktor & { id_sesi: string }, nomor: string): Promise<{ sesi_diakhiri: number }> {
    const baris = /^\d{1,18}$/.test(nomor) ? await this.aktivitas.ambil(BigInt(nomor), aktor.id_user) : null;
    if (!baris) throw new TidakAda();
    const { id } = baris;
    if (baris.bukan_saya) return { sesi_diakhiri: 0 };
    return this.prisma.tx(async (tx) => {
      const sesi_diakhiri = await this.cabut.semua(tx, aktor.id_user, aktor.id_sesi);
      await this.aktivitas.tandaiBukanSaya(tx, id, this.clock.now());
      await this.permintaan.minta(tx, 'BUKAN_SAYA', { id_user: aktor.id_user });
      await this.riwayat.catat(tx, aktor, {
        objek: 'akun',
        id_objek: aktor.id_user,
        peristiwa: 'bukan_saya',
        sebelum: null,
        sesudah: { aktivitas: String(id), sesi_diakhiri },
      });
      return { sesi_diakhiri };
    });
  }
}
