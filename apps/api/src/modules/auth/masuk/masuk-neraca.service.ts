import { Injectable, Logger } from '@nestjs/common';
import { BelumMasuk, BentukSalah, type FieldError } from '../../../platform/errors';
import { AlurMasukService } from './alur-masuk.service';
import { ProfilService, type ProfilSesi } from '../akun/profil.service';
import { KlienSsoService } from '../provider/klien-sso.service';
import { TautanGagal } from '../akun/tautan.service';
import { hashId, SesiService, type AsalMasuk } from '../sesi/sesi.service';

export interface MintaMasuk {
  client_id: string;
  scope: string;
  flow: 'masuk' | 'diam';
  redirect_uri: string;
  /** Already checked: a path of this origin. */
  kembali: string;
}
export interface SesiNeraca {
  /** Value of the cookie. */
  id: string;
  isi: ProfilSesi & { session: { a: string; b: string }; token_type: string; expires_in: number; kembali: string };
}

const ditolak = (path: string): FieldError => ({ path, rule: 'isIn', message: `${path} tidak ada di daftar` });

/** The balance flow: the page asks for the address, goes there, and brings the code back by itself. */
@Injectable()
export class MasukNeracaService {
  private readonly logger = new Logger('masuk');

  constructor(
    private readonly alur: AlurMasukService,
    private readonly klien: KlienSsoService,
    private readonly profil: ProfilService,
    private readonly sesi: SesiService,
  ) {}

  async mulai(m: MintaMasuk): Promise<{ id: string; isi: { url: string; state: string; expires_in: number } }> {
    const { portal } = this.klien;
    const lingkup = m.scope.split(' ').filter(Boolean);
    const salah = [
      ...(m.client_id === portal.client_id ? [] : ['client_id']),
      ...(lingkup.every((s) => s === 'openid' || portal.scopes.includes(s)) ? [] : ['scope']),
      ...(portal.redirect_uris.includes(m.redirect_uri) ? [] : ['redirect_uri']),
    ];
    if (salah.length > 0) throw new BentukSalah(salah.map(ditolak));
    const alur = this.alur.baru(m.kembali, m.redirect_uri);
    const { id, detik } = await this.alur.simpan(alur);
    const scope = ['openid', ...lingkup.filter((s) => s !== 'openid')].join(' ');
    const url = this.alur.alamat(alur, scope, m.flow === 'diam' ? { prompt: 'none' } : {});
    return { id, isi: { url, state: alur.state, expires_in: detik } };
  }

  /** Code, ID token, account, user info and menu: all of it, or no session (SESI-10, SESI-11, GALAT-10). */
  async tukar(
    idAlur: string | null,
    q: { state: string; code: string; iss?: string },
    asal: Pick<AsalMasuk, 'alamat' | 'agen'>,
  ): Promise<SesiNeraca> {
    try {
      return await this.buka(idAlur, q, asal);
    } catch (error) {
      this.logger.warn(`sign-in failed: ${(error as Error).message}`);
      throw new BelumMasuk(error instanceof TautanGagal ? 'tautan.belum' : 'akses.masuk_gagal');
    }
  }

  private async buka(
    idAlur: string | null,
    q: { state: string; code: string; iss?: string },
    asal: Pick<AsalMasuk, 'alamat' | 'agen'>,
  ): Promise<SesiNeraca> {
    const alur = await this.alur.ambil(idAlur, q.state);
    if (!alur || !this.alur.issuerSah(q.iss)) throw new Error('state or iss does not fit');
    const tokens = await this.alur.tukarKode(alur, q.code);
    const masuk = await this.alur.sahkan(alur, tokens);
    if (!masuk) throw new Error('nonce or account does not fit');
    if (masuk.perluUlang) throw new Error('an officer has to prove himself again at /auth/login');
    await this.profil.pastikanLengkap(masuk.id_user);
    const { id, nomor, detik } = await this.sesi.buka(masuk.id_user, masuk.tokens, {
      cara: 'sso',
      faktor: masuk.faktor,
      ...asal,
    });
    try {
      const info = await this.profil.info(await this.sesi.aktor(id));
      const kembali = alur.kembali === '/' ? await this.profil.beranda(masuk.id_user) : alur.kembali;
      const session = { a: this.klien.portal.client_id, b: nomor };
      return { id, isi: { ...info, session, token_type: tokens.token_type, expires_in: detik, kembali } };
    } catch (error) {
      await this.sesi.tutup(hashId(id));
      throw error;
    }
  }
}
