import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { BelumMasuk, TokenDitolak } from '../../../platform/errors';
import { AkunService, klaimAkun } from '../../auth/akun/akun.service';
import { BearerService } from '../../auth/oidc/bearer.service';
import { KlienSsoService } from '../../auth/provider/klien-sso.service';
import { PenyediaService, type JawabanPenyedia } from '../../auth/provider/penyedia.service';
import type { AktorBersesi } from '../../auth/sesi/sesi.service';
import { SesiSendiriRepository } from '../sesi-sendiri/sesi-sendiri.repository';

export interface KeadaanToken {
  active: boolean;
  exp: number;
  expires_in: number;
  scope: string;
  client_id: string;
  sub: string;
}
type Isi = Pick<KeadaanToken, 'exp' | 'scope' | 'client_id' | 'sub'>;
/** A reference of the provider: one word that says nothing by itself (docs/adr/0024). */
const RUJUKAN = /^[\w-]{40,200}$/;
const teks = (v: unknown): string => (typeof v === 'string' ? v : '');

/** What a token is good for: the one in the header, or those behind the session. */
@Injectable()
export class CekTokenService {
  constructor(
    private readonly bearer: BearerService,
    private readonly penyedia: PenyediaService,
    private readonly klien: KlienSsoService,
    private readonly akun: AkunService,
    private readonly sesi: SesiSendiriRepository,
    private readonly clock: Clock,
  ) {}

  async cek(token: string | null, aktor: AktorBersesi | undefined): Promise<KeadaanToken> {
    const isi = token === null ? await this.dariSesi(aktor) : await this.dariToken(token);
    const sisa = isi.exp - Math.floor(this.clock.now().getTime() / 1000);
    if (sisa <= 0) throw new TokenDitolak('expired_token');
    return { active: true, ...isi, expires_in: sisa };
  }

  /** Claims of a person by a site's token, or by the session of this browser. */
  async siapa(token: string | null, aktor: AktorBersesi | undefined): Promise<JawabanPenyedia> {
    if (token !== null) {
      const jawaban = await this.penyedia.userinfo(token);
      if (!jawaban) throw new TokenDitolak('invalid_token');
      return jawaban;
    }
    const akun = aktor && (await this.akun.byId(aktor.id_user));
    if (!akun) throw new BelumMasuk();
    return { status: 200, body: klaimAkun(akun), tantangan: null };
  }

  private async dariSesi(aktor: AktorBersesi | undefined): Promise<Isi> {
    const akhir = aktor && (await this.sesi.sampai(aktor.id_sesi));
    if (!akhir) throw new BelumMasuk();
    const { token_sampai } = aktor;
    const sampai = token_sampai && token_sampai < akhir ? token_sampai : akhir;
    const { client_id, scopes } = this.klien.portal;
    return {
      exp: Math.floor(sampai.getTime() / 1000),
      scope: ['openid', ...scopes].join(' '),
      client_id,
      sub: aktor.id_user,
    };
  }

  private async dariToken(token: string): Promise<Isi> {
    if (!RUJUKAN.test(token)) return this.dariJwt(token);
    const t = await this.penyedia.tokenAkses(token);
    if (!t) return this.dariPenyedia(token);
    const [klien, akun] = await Promise.all([this.klien.cari(t.clientId), this.akun.byId(t.accountId)]);
    if (!klien || !akun?.aktif) throw new TokenDitolak('invalid_token');
    return { exp: t.exp, scope: t.scope, client_id: t.clientId, sub: t.accountId };
  }

  /** Two or three segments, signed and made for this API (SESI-13), of a program that is still known. */
  private async dariJwt(token: string): Promise<Isi> {
    try {
      const { exp = 0, client_id, azp, scope, sub } = await this.bearer.isi(token);
      await this.bearer.aktor(token);
      return { exp, scope: teks(scope), client_id: teks(client_id) || teks(azp), sub: teks(sub) };
    } catch (error) {
      if (error instanceof TokenDitolak && error.sebab === 'invalid_token') return this.dariPenyedia(token);
      throw error;
    }
  }

  private async dariPenyedia(token: string): Promise<Isi> {
    const t = token.length <= 4_000 ? await this.penyedia.tanya(token) : null;
    if (!t || typeof t.exp !== 'number') throw new TokenDitolak('invalid_token');
    return { exp: t.exp, scope: teks(t.scope), client_id: teks(t.client_id), sub: teks(t.sub) };
  }
}
