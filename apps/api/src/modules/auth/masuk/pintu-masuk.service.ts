import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MENIT_TANTANGAN, type CaraFaktor } from '@sinas/domain/akses/faktor';
import type { KodePeran } from '@sinas/domain/akses/peran';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { BelumMasuk, DomainError } from '../../../platform/errors';
import { Keamanan } from '../../../platform/keamanan/keamanan';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import type { BarisAkun } from '../akun/akun.repository';
import { AkunService } from '../akun/akun.service';
import { AktivitasService } from '../aktivitas/aktivitas.service';
import { FaktorService, type AsalBukti, type JawabanFaktor } from '../faktor/faktor.service';
import { KelolaFaktorService } from '../faktor/kelola-faktor.service';
import { PasskeyService, type PilihanMasuk } from '../faktor/bukti/passkey.service';
import { TantanganService } from '../faktor/bukti/tantangan.service';
import { TotpService, type TotpBaru } from '../faktor/bukti/totp.service';
import { InaportService } from './inaport.service';
import { LoginLimiter, type AsalCoba } from './login-limiter.service';

/** From where somebody signs in, and the token of his browser. */
export type AsalPintu = AsalBukti & AsalCoba;
/** Who it is, and by what he has shown it (RFC 8176). */
export interface Dikenali {
  id_user: string;
  cara: 'sandi' | 'inaport';
  inaport_token: string | null;
  amr: string[];
  kode_pemulihan: string[] | null;
}
/** The password was right; one more answer is needed, or a factor has to be set up first. */
export interface LangkahFaktor {
  tantangan: string;
  langkah: 'faktor' | 'daftar';
  cara: CaraFaktor[];
  passkey: PilihanMasuk | null;
  totp: TotpBaru | null;
  detik: number;
}
export type HasilPintu =
  { dikenali: Dikenali; faktor?: undefined } | { dikenali?: undefined; faktor: LangkahFaktor; kuki: string };

interface Muatan {
  cara: Dikenali['cara'];
  inaport_token: string | null;
  langkah: LangkahFaktor['langkah'];
  passkey: PilihanMasuk | null;
  /** Secret of the authenticator app that is being set up. */
  rahasia: string | null;
}

/**
 * The one door of a sign-in: name and password, then the factor of who has one, or its enrolment for a role that must.
 * Both pages and both interfaces come through here; every refusal reads the same.
 */
@Injectable()
export class PintuMasukService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly prisma: PrismaService,
    private readonly akun: AkunService,
    private readonly limiter: LoginLimiter,
    private readonly inaport: InaportService,
    private readonly aktivitas: AktivitasService,
    private readonly faktor: FaktorService,
    private readonly kelola: KelolaFaktorService,
    private readonly passkey: PasskeyService,
    private readonly totp: TotpService,
    private readonly tantangan: TantanganService,
    private readonly keamanan: Keamanan,
  ) {}

  async sandi(username: string, password: string, asal: AsalPintu): Promise<HasilPintu> {
    // With another provider, its accounts and its second factor decide: no way around it.
    if (!this.config.oidc.builtIn) throw new DomainError('masuk.lewat_sso');
    const coba = await this.limiter.coba(username, asal);
    const akun = await this.akun.masuk(username, password);
    if (!akun) return this.tolak(username, asal);
    await this.limiter.berhasil(coba);
    return this.lanjutkan(akun, { cara: 'sandi', inaport_token: null });
  }

  async lewatInaport(username: string, password: string, asal: AsalPintu): Promise<HasilPintu> {
    const coba = await this.limiter.coba(`inaport:${username}`, asal);
    const jawab = await this.inaport.cocokkan(username, password);
    if (!jawab) return this.tolak(username, asal);
    await this.limiter.berhasil(coba);
    const akun = await this.akun.byInaport(jawab.id_inaport);
    // Said only to somebody whose password Inaportnet has confirmed.
    if (!akun) throw new BelumMasuk('masuk.inaport_belum');
    return this.lanjutkan(akun, { cara: 'inaport', inaport_token: jawab.token });
  }

  /** What is asked, once more: for a page that is shown again. Null when it has ended. */
  async tampil(id: string, kuki: string): Promise<LangkahFaktor | null> {
    const t = await this.tantangan.lihat<Muatan>('MASUK', id, kuki);
    return t && this.langkah(id, t.id_user, t.muatan);
  }

  /** The second step. Throws BelumMasuk for a wrong answer and for a challenge that has ended. */
  async jawab(id: string, kuki: string, j: JawabanFaktor, asal: AsalPintu): Promise<Dikenali> {
    const t = await this.tantangan.coba<Muatan>('MASUK', id, kuki);
    const akun = t && (await this.akun.byId(t.id_user));
    if (!t || !akun?.aktif) throw new BelumMasuk('masuk.tantangan_berakhir');
    return t.muatan.langkah === 'daftar'
      ? this.daftar(id, kuki, akun, t.muatan, j)
      : this.dengan(id, kuki, akun, t.muatan, j, asal);
  }

  private async dengan(
    id: string,
    kuki: string,
    akun: BarisAkun,
    m: Muatan,
    j: JawabanFaktor,
    asal: AsalPintu,
  ): Promise<Dikenali> {
    // Apart from the password's tries: whoever knows the password gets no fresh ones with each sign-in.
    const coba = await this.limiter.coba(`faktor:${akun.id}`, asal);
    const amr = await this.faktor.periksa(akun.id, j, m.passkey?.challenge ?? null, asal, coba);
    if (!amr) throw new BelumMasuk('masuk.faktor_salah');
    if (!(await this.tantangan.ambil('MASUK', id, kuki))) throw new BelumMasuk('masuk.tantangan_berakhir');
    return this.dikenali(akun.id, m, amr);
  }

  /** The authenticator app is set up by its first right code; then, and only then, there is a session. */
  private async daftar(id: string, kuki: string, akun: BarisAkun, m: Muatan, j: JawabanFaktor): Promise<Dikenali> {
    const { rahasia } = m;
    const langkah = rahasia && j.cara === 'totp' ? this.totp.langkah(rahasia, j.kode ?? '') : null;
    if (!rahasia || langkah === null) throw new BelumMasuk('faktor.kode_salah');
    const pelaku = { id_user: akun.id, nama: akun.fullname, peran: akun.kode_peran as KodePeran };
    return this.prisma.tx(async (tx) => {
      if (!(await this.tantangan.ambil('MASUK', id, kuki, tx))) throw new BelumMasuk('masuk.tantangan_berakhir');
      const { kode_pemulihan } = await this.kelola.pasangTotp(tx, pelaku, rahasia, langkah, null);
      return { ...this.dikenali(akun.id, m, ['otp', 'mfa']), kode_pemulihan };
    });
  }

  private async lanjutkan(akun: BarisAkun, m: Pick<Muatan, 'cara' | 'inaport_token'>): Promise<HasilPintu> {
    const cara = await this.faktor.cara(akun.id);
    if (cara.length === 0 && !this.faktor.wajib(akun.kode_peran)) return { dikenali: this.dikenali(akun.id, m, []) };
    const muatan: Muatan = {
      ...m,
      langkah: cara.length > 0 ? 'faktor' : 'daftar',
      passkey: cara.includes('passkey') ? await this.passkey.pilihanMasuk(akun.id) : null,
      rahasia: cara.length > 0 ? null : this.totp.baru(),
    };
    const kuki = randomBytes(32).toString('base64url');
    const id = await this.tantangan.buat({
      jenis: 'MASUK',
      ikat: kuki,
      id_user: akun.id,
      keperluan: 'masuk',
      muatan,
      menit: MENIT_TANTANGAN,
    });
    return { faktor: await this.langkah(id, akun.id, muatan), kuki };
  }

  private async langkah(tantangan: string, idUser: string, m: Muatan): Promise<LangkahFaktor> {
    const akun = m.rahasia ? await this.akun.byId(idUser) : null;
    return {
      tantangan,
      langkah: m.langkah,
      cara: m.langkah === 'daftar' ? ['totp'] : await this.faktor.cara(idUser),
      passkey: m.passkey,
      totp: m.rahasia ? await this.totp.tampil(m.rahasia, akun?.username ?? '') : null,
      detik: MENIT_TANTANGAN * 60,
    };
  }

  private dikenali(id_user: string, m: Pick<Muatan, 'cara' | 'inaport_token'>, lagi: readonly string[]): Dikenali {
    const { cara, inaport_token } = m;
    return { id_user, cara, inaport_token, amr: ['pwd', ...lagi], kode_pemulihan: null };
  }

  private tolak(username: string, { alamat, agen }: AsalPintu): never {
    this.aktivitas.catatGagal(username, { alamat, agen });
    this.keamanan.catat('authn_login_fail');
    throw new BelumMasuk('masuk.salah');
  }
}
