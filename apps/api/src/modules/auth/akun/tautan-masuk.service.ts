import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { TidakAda } from '../../../platform/errors';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { SambungService } from '../../pendaftaran/akun/sambung.service';
import { AlurMasukService } from '../masuk/alur-masuk.service';
import { SCOPES } from '../auth.types';
import { LoginLimiter } from '../masuk/login-limiter.service';
import { PermintaanAkunService } from './permintaan-akun.service';

/** The way to bind an identity of another provider: a mail to the account, then a fresh sign-in at the provider. */
@Injectable()
export class TautanMasukService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly prisma: PrismaService,
    private readonly alur: AlurMasukService,
    private readonly sambung: SambungService,
    private readonly permintaan: PermintaanAkunService,
    private readonly limiter: LoginLimiter,
  ) {}

  /** The same is done for a name that nobody has. Not there with the built-in provider: its accounts are ours. */
  async minta(kata: string, alamat: string): Promise<void> {
    this.pastikanLain();
    await this.limiter.hitung('surel', alamat);
    await this.prisma.tx((tx) => this.permintaan.minta(tx, 'TAUTAN', { isi: kata }));
  }

  /** Where to sign in, and the cookie that binds the way to this browser. Who is signed in there signs in again. */
  async mulai(token: string, username: string | undefined): Promise<{ id: string; detik: number; url: string }> {
    this.pastikanLain();
    const alur = { ...this.alur.baru('/'), tautan: await this.sambung.niat(token, username) };
    const { id, detik } = await this.alur.simpan(alur);
    return { id, detik, url: this.alur.alamat(alur, ['openid', ...SCOPES].join(' '), { prompt: 'login' }) };
  }

  private pastikanLain(): void {
    if (this.config.oidc.builtIn) throw new TidakAda();
  }
}
