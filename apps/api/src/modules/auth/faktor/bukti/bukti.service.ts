import { Inject, Injectable } from '@nestjs/common';
import { MENIT_BUKTI, type CaraBukti, type KeperluanBukti } from '@sinas/domain/akses/faktor';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { pesan, type KunciPesan } from '@sinas/domain/pesan/pesan';
import type { Config } from '../../../../platform/config/config';
import { CONFIG } from '../../../../platform/config/config.module';
import { AturanDilanggar } from '../../../../platform/errors';
import { Keamanan } from '../../../../platform/keamanan/keamanan';
import type { Tx } from '../../../../platform/prisma/prisma.service';
import { AktivitasService } from '../../aktivitas/aktivitas.service';
import { AkunService } from '../../akun/akun.service';
import { InaportService } from '../../masuk/inaport.service';
import { LoginLimiter } from '../../masuk/login-limiter.service';
import { FaktorService, type AsalBukti } from '../faktor.service';
import { PasskeyService, type PilihanMasuk } from './passkey.service';
import { TantanganService } from './tantangan.service';

/** Who proves: the session's person, and where he is. */
export interface Pembukti extends Aktor {
  id_sesi: string;
  asal?: AsalBukti;
}
/** What a write carries: a proof that was given before, or the password or code itself. */
export interface BuktiDibawa {
  bukti?: string;
  sandi?: string;
  kode?: string;
}
/** One proof, given at its own door. */
export interface BuktiDiberi {
  keperluan: KeperluanBukti;
  cara: CaraBukti;
  username?: string;
  sandi?: string;
  kode?: string;
  tantangan?: string;
  passkey?: object;
}
export interface TantanganBukti {
  cara: CaraBukti[];
  tantangan: string | null;
  passkey: PilihanMasuk | null;
}
/** Uses the proof up, in the transaction of the write: a write that fails leaves it as it was. */
export type PakaiBukti = (tx: Tx) => Promise<void>;

const tolak = (path: string, kunci: KunciPesan): AturanDilanggar =>
  new AturanDilanggar(kunci, [{ langkah: 'bukti', path, message: pesan(kunci) }]);
const ASAL_TAK_DIKENAL: AsalBukti = { alamat: null, agen: null };

/**
 * Bukti ulang: that it is still the same person, asked before what cannot be undone. The second factor where there is
 * one, else the password; whose account lives at another provider proves himself there. Callers look at file, role and
 * state first: a proof must never tell what is there.
 */
@Injectable()
export class BuktiService {
  constructor(
    private readonly tantangan: TantanganService,
    private readonly faktor: FaktorService,
    private readonly passkey: PasskeyService,
    private readonly akun: AkunService,
    private readonly inaport: InaportService,
    private readonly limiter: LoginLimiter,
    private readonly aktivitas: AktivitasService,
    private readonly keamanan: Keamanan,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Which proofs this person can give; with a passkey also what the browser needs to ask for it. */
  async tantang(aktor: Pembukti, keperluan: KeperluanBukti): Promise<TantanganBukti> {
    const cara = await this.cara(aktor);
    if (!cara.includes('passkey')) return { cara, tantangan: null, passkey: null };
    const passkey = await this.passkey.pilihanMasuk(aktor.id_user);
    const muatan = { challenge: passkey.challenge };
    const tantangan = await this.tantangan.buat({
      jenis: 'PASSKEY',
      ikat: aktor.id_sesi,
      id_user: aktor.id_user,
      keperluan,
      muatan,
      menit: MENIT_BUKTI,
    });
    return { cara, tantangan, passkey };
  }

  /** Takes one proof and gives an opaque one for a single write of this session and purpose. */
  async beri(aktor: Pembukti, b: BuktiDiberi): Promise<{ bukti: string; detik: number }> {
    if (!(await this.cara(aktor)).includes(b.cara) || b.cara === 'penyedia')
      throw tolak('cara', 'bukti.cara_tidak_ada');
    if (b.cara === 'sandi') await this.sandi(aktor, b.sandi);
    else if (b.cara === 'inaport') await this.lewatInaport(aktor, b.username, b.sandi);
    else await this.lewatFaktor(aktor, { ...b, cara: b.cara }, b.keperluan);
    return this.terbitkan(aktor, b.keperluan);
  }

  /** Only for somebody who has just proved himself. */
  async terbitkan(aktor: Pembukti, keperluan: KeperluanBukti): Promise<{ bukti: string; detik: number }> {
    const bukti = await this.tantangan.buat({
      jenis: 'BUKTI',
      ikat: aktor.id_sesi,
      id_user: aktor.id_user,
      keperluan,
      muatan: {},
      menit: MENIT_BUKTI,
    });
    return { bukti, detik: MENIT_BUKTI * 60 };
  }

  /**
   * Before a write; throws at the field that is missing or wrong (`isian` is the password's), TerlaluSering after too
   * many wrong ones.
   */
  async pastikan(aktor: Pembukti, keperluan: KeperluanBukti, b: BuktiDibawa, isian = 'sandi'): Promise<PakaiBukti> {
    if (b.bukti !== undefined) return this.dariBukti(aktor, keperluan, b.bukti);
    const cara = await this.cara(aktor);
    if (cara.includes('sandi')) await this.sandi(aktor, b.sandi, isian);
    else if (b.kode && cara.includes('totp')) await this.lewatFaktor(aktor, { cara: 'totp', kode: b.kode }, keperluan);
    else throw tolak('bukti', cara.includes('penyedia') ? 'bukti.perlu_penyedia' : 'bukti.perlu_faktor');
    return async () => undefined;
  }

  private async dariBukti(aktor: Pembukti, keperluan: KeperluanBukti, bukti: string): Promise<PakaiBukti> {
    const milik = (t: { id_user: string; keperluan: string } | null): boolean =>
      t?.id_user === aktor.id_user && t.keperluan === keperluan;
    if (!milik(await this.tantangan.lihat('BUKTI', bukti, aktor.id_sesi))) throw tolak('bukti', 'bukti.tidak_berlaku');
    return async (tx) => {
      if (!milik(await this.tantangan.ambil('BUKTI', bukti, aktor.id_sesi, tx)))
        throw tolak('bukti', 'bukti.tidak_berlaku');
    };
  }

  private async cara(aktor: Pembukti): Promise<CaraBukti[]> {
    if (!this.config.oidc.builtIn) return ['penyedia'];
    const faktor = await this.faktor.cara(aktor.id_user);
    if (faktor.length > 0) return faktor;
    const akun = await this.akun.byId(aktor.id_user);
    return akun?.login_type === 'inaport' && !akun.password_hash ? ['inaport'] : ['sandi'];
  }

  private async sandi(aktor: Pembukti, sandi: string | undefined, isian = 'sandi'): Promise<void> {
    if (!sandi) throw tolak(isian, 'bukti.perlu_sandi');
    await this.terhitung(aktor, { cara: 'sandi', isian }, () => this.akun.sandiCocok(aktor.id_user, sandi));
  }

  private async lewatInaport(aktor: Pembukti, username = '', sandi = ''): Promise<void> {
    const akun = await this.akun.byId(aktor.id_user);
    if (!sandi || !akun?.id_inaport) throw tolak('sandi', 'bukti.perlu_sandi');
    await this.terhitung(aktor, { cara: 'inaport', isian: 'sandi' }, async () => {
      const jawab = await this.inaport.cocokkan(username, sandi);
      return jawab?.id_inaport === akun.id_inaport;
    });
  }

  /** Counted first and given back when it was right. */
  private async terhitung(
    aktor: Pembukti,
    { cara, isian }: { cara: 'sandi' | 'inaport'; isian: string },
    cocok: () => Promise<boolean>,
  ): Promise<void> {
    const asal = aktor.asal ?? ASAL_TAK_DIKENAL;
    const coba = await this.limiter.cobaBukti(aktor.id_user);
    if (await cocok()) return this.limiter.berhasil(coba);
    await this.aktivitas.catatBukti(aktor.id_user, 'BUKTI', cara, asal);
    this.keamanan.catat('authn_login_fail', { sebab: `bukti ulang: ${cara}` });
    throw tolak(isian, 'bukti.sandi_salah');
  }

  private async lewatFaktor(
    aktor: Pembukti,
    b: { cara: 'totp' | 'passkey' | 'pemulihan'; kode?: string; tantangan?: string; passkey?: object },
    keperluan: KeperluanBukti,
  ): Promise<void> {
    const asal = aktor.asal ?? ASAL_TAK_DIKENAL;
    const coba = await this.limiter.cobaBukti(aktor.id_user);
    const t = b.tantangan
      ? await this.tantangan.ambil<{ challenge: string }>('PASSKEY', b.tantangan, aktor.id_sesi)
      : null;
    const milik = t?.id_user === aktor.id_user && t.keperluan === keperluan;
    const amr = await this.faktor.periksa(aktor.id_user, b, milik ? t.muatan.challenge : null, asal, coba);
    if (!amr) throw tolak(b.cara === 'passkey' ? 'passkey' : 'kode', 'bukti.faktor_salah');
  }
}
