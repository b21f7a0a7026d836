import { Inject, Injectable } from '@nestjs/common';
import type { CaraFaktor } from '@sinas/domain/akses/faktor';
import type { KodePeran } from '@sinas/domain/akses/peran';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { Keamanan } from '../../../platform/keamanan/keamanan';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { AktivitasService } from '../aktivitas/aktivitas.service';
import { AkunService } from '../akun/akun.service';
import { LoginLimiter, type Percobaan } from '../masuk/login-limiter.service';
import { PermintaanAkunService } from '../akun/permintaan-akun.service';
import { FaktorRepository } from './faktor.repository';
import { PasskeyService } from './bukti/passkey.service';
import { PemulihanService } from './setel-ulang/pemulihan.service';
import { TotpService } from './bukti/totp.service';

export interface AsalBukti {
  alamat: string | null;
  agen: string | null;
}
/** One answer to the question for the second factor. */
export interface JawabanFaktor {
  cara: CaraFaktor;
  kode?: string;
  passkey?: object;
}

/** Which second factors an account has, and whether an answer is right. */
@Injectable()
export class FaktorService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: FaktorRepository,
    private readonly totp: TotpService,
    private readonly passkey: PasskeyService,
    private readonly pemulihan: PemulihanService,
    private readonly akun: AkunService,
    private readonly limiter: LoginLimiter,
    private readonly aktivitas: AktivitasService,
    private readonly permintaan: PermintaanAkunService,
    private readonly riwayat: RiwayatAkunService,
    private readonly keamanan: Keamanan,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** With another provider its accounts and its second factor decide. */
  wajib(peran: string): boolean {
    return this.config.oidc.builtIn && this.config.peranWajibFaktor.includes(peran as KodePeran);
  }

  /** Empty: the account has no second factor. */
  async cara(idUser: string): Promise<CaraFaktor[]> {
    if (!this.config.oidc.builtIn) return [];
    const { totp, kunci, pemulihan } = await this.repo.punya(idUser);
    if (!totp && kunci === 0) return [];
    return [
      ...(totp ? (['totp'] as const) : []),
      ...(kunci > 0 ? (['passkey'] as const) : []),
      ...(pemulihan > 0 ? (['pemulihan'] as const) : []),
    ];
  }

  /** The names of RFC 8176 for what was given; null when it was wrong. The caller has counted the try. */
  async periksa(
    idUser: string,
    j: JawabanFaktor,
    challenge: string | null,
    { alamat, agen }: AsalBukti,
    coba: Percobaan,
  ): Promise<string[] | null> {
    const amr = await this.cocok(idUser, j, challenge);
    if (amr) {
      await this.limiter.berhasil(coba);
      return amr;
    }
    await this.aktivitas.catatBukti(idUser, 'FAKTOR', j.cara, { alamat, agen });
    this.keamanan.catat('authn_login_fail', { tentang: idUser, sebab: j.cara });
    return null;
  }

  private async cocok(idUser: string, j: JawabanFaktor, challenge: string | null): Promise<string[] | null> {
    switch (j.cara) {
      case 'totp':
        return (await this.totp.cocok(idUser, j.kode ?? '')) ? ['otp', 'mfa'] : null;
      case 'passkey': {
        const kunci = j.passkey && challenge ? await this.passkey.cocok(idUser, j.passkey, challenge) : null;
        return kunci && [kunci.satu_perangkat ? 'hwk' : 'swk', 'user', 'mfa'];
      }
      case 'pemulihan':
        if (!(await this.pemulihan.pakai(idUser, j.kode ?? ''))) return null;
        await this.kabarPemulihan(idUser);
        return ['otp', 'mfa'];
    }
  }

  /** A recovery code was used: the owner hears of it, whoever it was. */
  private async kabarPemulihan(idUser: string): Promise<void> {
    const akun = await this.akun.byId(idUser);
    const { pemulihan } = await this.repo.punya(idUser);
    await this.prisma.tx(async (tx) => {
      await this.riwayat.catat(
        tx,
        akun && { id_user: idUser, nama: akun.fullname, peran: akun.kode_peran as KodePeran },
        {
          objek: 'akun',
          id_objek: idUser,
          peristiwa: 'pakai_pemulihan',
          sebelum: null,
          sesudah: { sisa: pemulihan },
        },
      );
      await this.permintaan.minta(tx, 'FAKTOR_DIUBAH', { id_user: idUser, isi: 'pakai_pemulihan' });
    });
  }
}
