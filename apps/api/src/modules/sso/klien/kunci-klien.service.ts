import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CompactEncrypt, decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import { Clock } from '../../../platform/clock/clock';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { TidakAda, TidakBerwenang, TokenDitolak } from '../../../platform/errors';
import { sha256 } from '../../../platform/hash/canonical';
import { LoginLimiter } from '../../auth/masuk/login-limiter.service';
import { KlienSsoService } from '../../auth/provider/klien-sso.service';
import { PenyediaService } from '../../auth/provider/penyedia.service';
import { GalatOAuth } from '../galat-oauth';
import { KunciKlienRepository, type KunciTersimpan } from './kunci-klien.repository';

const KUNCI_DETIK = 3_600;
const SELISIH_DETIK = 60;

const sidik = (teks: string): Buffer => createHash('sha256').update(teks).digest();
/** Equal length by the hash, so that the time taken tells neither length nor content. */
const sama = (a: string, b: string): boolean => timingSafeEqual(sidik(a), sidik(b));

/**
 * A site's own token for this API: with its secret it fetches a key that lives an hour, with the key it signs each
 * request for a token. A refusal changes nothing and is only logged (GALAT-11).
 */
@Injectable()
export class KunciKlienService {
  private readonly logger = new Logger('sso');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly repo: KunciKlienRepository,
    private readonly klien: KlienSsoService,
    private readonly penyedia: PenyediaService,
    private readonly limiter: LoginLimiter,
    private readonly clock: Clock,
  ) {}

  /** A new key, readable only for who knows the secret. */
  async kunci(clientId: string, rahasia: string, asal: string, alamat: string): Promise<{ key: string }> {
    this.hanyaBawaan();
    const coba = await this.limiter.coba(`situs:${clientId.slice(0, 80)}`, { alamat });
    const klien = await this.klien.terdaftar(clientId);
    const cocok = sama(rahasia, klien?.rahasia ?? '') && rahasia !== '';
    if (!klien || !cocok || !klien.asal.includes(asal)) {
      this.logger.warn(`client key refused to ${JSON.stringify(clientId.slice(0, 80))}`);
      throw new GalatOAuth('invalid_client', 'sso.klien_salah');
    }
    await this.limiter.berhasil(coba);
    const k = randomBytes(32).toString('base64url');
    const kid = randomBytes(15).toString('base64url');
    const sampai = new Date((this.detikKini() + KUNCI_DETIK) * 1000);
    await this.repo.simpan({ kid, client_id: klien.client_id, kunci: k, sampai });
    const jwk = { kty: 'oct', k, alg: 'HS256', kid, exp: sampai.getTime() / 1000 };
    const key = await new CompactEncrypt(Buffer.from(JSON.stringify(jwk)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'jwk+json' })
      .encrypt(sidik(klien.rahasia));
    return { key };
  }

  async token(tandaTangan: string): Promise<{ token: string; tokenExpiresIn: number }> {
    this.hanyaBawaan();
    try {
      const kunci = await this.milikSiapa(tandaTangan);
      const { jti = '' } = await this.isi(tandaTangan, kunci);
      const batas = new Date((this.detikKini() + 3 * SELISIH_DETIK) * 1000);
      if (!(await this.repo.pakai(sha256(`${kunci.client_id}:${jti}`), batas))) throw new TokenDitolak('invalid_token');
      const token = await this.penyedia.tokenSitus(kunci.client_id);
      if (!token) throw new TidakBerwenang();
      return { token: token.token, tokenExpiresIn: token.detik };
    } catch (error) {
      this.logger.warn(`client token refused: ${(error as Error).message}`);
      throw error;
    }
  }

  private async milikSiapa(tandaTangan: string): Promise<KunciTersimpan> {
    const kunci = await this.repo.cari(kidDari(tandaTangan));
    if (!kunci || !(await this.klien.terdaftar(kunci.client_id))) throw new TokenDitolak('invalid_token');
    if (kunci.sampai <= this.clock.now()) throw new TokenDitolak('expired_token');
    return kunci;
  }

  private async isi(tandaTangan: string, { client_id, kunci }: KunciTersimpan): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(tandaTangan, Buffer.from(kunci, 'base64url'), {
        algorithms: ['HS256'],
        issuer: client_id,
        audience: `${this.config.publicUrl}/sso/client/token`,
        currentDate: this.clock.now(),
        requiredClaims: ['iat', 'jti'],
      });
      const { iat = 0, jti } = payload;
      if (typeof jti !== 'string' || jti === '' || iat > this.detikKini() + SELISIH_DETIK)
        throw new TokenDitolak('invalid_token');
      if (iat < this.detikKini() - SELISIH_DETIK) throw new TokenDitolak('expired_token');
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new TokenDitolak('expired_token');
      if (error instanceof errors.JOSEError) throw new TokenDitolak('invalid_token');
      throw error;
    }
  }

  /** Another provider gives its clients their tokens itself. */
  private hanyaBawaan(): void {
    if (!this.penyedia.bawaan) throw new TidakAda();
  }

  private detikKini(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

function kidDari(tandaTangan: string): string {
  try {
    const { kid } = decodeProtectedHeader(tandaTangan);
    return typeof kid === 'string' && /^[\w-]{1,40}$/.test(kid) ? kid : '';
  } catch {
    return '';
  }
}
