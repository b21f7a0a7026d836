import { Injectable } from '@nestjs/common';
import { KlienSsoService } from '../../auth/provider/klien-sso.service';
import { PenyediaService, type JawabanPenyedia } from '../../auth/provider/penyedia.service';
import { GalatOAuth } from '../galat-oauth';

const HIBAH = new Set(['authorization_code', 'refresh_token']);
const ISIAN = [
  'grant_type',
  'code',
  'redirect_uri',
  'code_verifier',
  'refresh_token',
  'scope',
  'client_id',
  'client_secret',
] as const;

/** Codes and refresh tokens of known clients, handed on to the provider (SESI-15). */
@Injectable()
export class TokenSitusService {
  constructor(
    private readonly klien: KlienSsoService,
    private readonly penyedia: PenyediaService,
  ) {}

  async tukar(isi: Record<string, unknown>, authorization: string | undefined): Promise<JawabanPenyedia> {
    const form: Record<string, string> = {};
    for (const k of ISIAN) {
      const v = isi[k];
      if (v !== undefined && (typeof v !== 'string' || v.length > 4_000))
        throw new GalatOAuth('invalid_request', 'sso.permintaan_salah');
      if (v !== undefined) form[k] = v;
    }
    const basic = /^Basic [\w+/=-]+$/i.test(authorization ?? '') ? authorization : undefined;
    if (!(await this.klien.cari(namaDari(basic) ?? form.client_id ?? '')))
      throw new GalatOAuth('invalid_client', 'sso.klien_salah');
    if (!HIBAH.has(form.grant_type ?? '')) throw new GalatOAuth('invalid_request', 'sso.permintaan_salah');
    return this.penyedia.token(form, basic);
  }
}

function namaDari(basic: string | undefined): string | null {
  if (!basic) return null;
  const [nama = ''] = Buffer.from(basic.slice(6), 'base64').toString('utf8').split(':');
  try {
    return decodeURIComponent(nama);
  } catch {
    return '';
  }
}
