import { Injectable } from '@nestjs/common';
import { decodeJwt } from 'jose';
import { KlienSsoService, type KlienSso } from '../auth/provider/klien-sso.service';
import { PenyediaService } from '../auth/provider/penyedia.service';
import { SesiService } from '../auth/sesi/sesi.service';
import { GalatOAuth } from './galat-oauth';

const MAKS = 4_000;
type Kueri = Record<string, unknown>;
const teks = (q: Kueri, nama: string): string => {
  const v = q[nama];
  return typeof v === 'string' && v.length <= MAKS ? v : '';
};
const DITERUSKAN = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'code_challenge'] as const;
const BOLEH = ['nonce', 'login_hint', 'id_token_hint', 'prompt'] as const;

/** The licensing flow: a registered site sends its people through here, there and back. */
@Injectable()
export class OtorisasiService {
  constructor(
    private readonly klien: KlienSsoService,
    private readonly penyedia: PenyediaService,
    private readonly sesi: SesiService,
  ) {}

  /** To the provider with what it needs and nothing else; back to the site when the site has asked wrongly. */
  async masuk(q: Kueri): Promise<string> {
    const klien = await this.klien.cari(teks(q, 'client_id'));
    if (!klien) throw new GalatOAuth('invalid_request', 'sso.klien_salah');
    const kembali = teks(q, 'redirect_uri');
    if (!klien.redirect_uris.includes(kembali)) throw new GalatOAuth('invalid_request', 'sso.alamat_tidak_terdaftar');
    const salah = this.salah(q, klien);
    if (salah) return this.tolak(kembali, salah, teks(q, 'state'));
    const url = new URL(this.penyedia.alamat.authorize);
    for (const k of DITERUSKAN) url.searchParams.set(k, teks(q, k));
    url.searchParams.set('code_challenge_method', 'S256');
    for (const k of BOLEH) if (teks(q, k)) url.searchParams.set(k, teks(q, k));
    return url.href;
  }

  /**
   * Out at the provider, and back to a registered address. `idSesi`: the portal's own session, if the person came here
   * by himself; another site's page cannot end it.
   */
  async keluar(q: Kueri, idSesi: string | null): Promise<string> {
    const hint = teks(q, 'id_token_hint');
    const clientId = teks(q, 'client_id') || untukSiapa(hint);
    const klien = clientId ? await this.klien.cari(clientId) : null;
    const tujuan = teks(q, 'post_logout_redirect_uri');
    if (clientId && !klien) throw new GalatOAuth('invalid_request', 'sso.klien_salah');
    if (tujuan && !klien?.keluar_uris.includes(tujuan))
      throw new GalatOAuth('invalid_request', 'sso.alamat_tidak_terdaftar');
    const { portal } = this.klien;
    const milikPortal = !klien || klien.client_id === portal.client_id;
    const idToken = idSesi ? await this.sesi.tutup(idSesi) : null;
    const { endSession } = this.penyedia.alamat;
    if (!endSession) return tujuan || '/';
    const url = new URL(endSession);
    const isi = {
      client_id: klien?.client_id ?? portal.client_id,
      id_token_hint: hint || (milikPortal ? (idToken ?? '') : ''),
      post_logout_redirect_uri: tujuan || (milikPortal ? (portal.keluar_uris[1] ?? '') : ''),
      state: teks(q, 'state'),
    };
    for (const [k, v] of Object.entries(isi)) if (v) url.searchParams.set(k, v);
    return url.href;
  }

  private salah(q: Kueri, klien: KlienSso): string | null {
    if ([...DITERUSKAN, ...BOLEH, 'code_challenge_method'].some((k) => q[k] !== undefined && teks(q, k) === ''))
      return 'invalid_request';
    if (teks(q, 'response_type') !== 'code') return 'unsupported_response_type';
    if (!/^[\w~.-]{32}$/.test(teks(q, 'state'))) return 'invalid_request';
    if (teks(q, 'code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(teks(q, 'code_challenge')))
      return 'invalid_request';
    const lingkup = teks(q, 'scope').split(' ');
    const boleh = lingkup.includes('openid') && lingkup.every((s) => s === 'openid' || klien.scopes.includes(s));
    return boleh ? null : 'invalid_scope';
  }

  private tolak(kembali: string, error: string, state: string): string {
    const url = new URL(kembali);
    url.searchParams.set('error', error);
    if (state) url.searchParams.set('state', state);
    url.searchParams.set('iss', this.penyedia.alamat.issuer);
    return url.href;
  }
}

/** Whom an ID token was made for. Nothing is believed here: the provider checks the token. */
function untukSiapa(idToken: string): string {
  try {
    const { aud } = decodeJwt(idToken);
    return typeof aud === 'string' ? aud : (aud?.[0] ?? '');
  } catch {
    return '';
  }
}
