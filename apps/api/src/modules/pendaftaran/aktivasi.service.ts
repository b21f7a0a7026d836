import { Inject, Injectable } from '@nestjs/common';
import { NAMA_PENGGUNA, samarkanSurel, type JenisToken } from '@sinas/domain/akses/akun';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { pesan, type KunciPesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../../platform/clock/clock';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { AturanDilanggar, BelumMasuk } from '../../platform/errors';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../audit/riwayat-akun.service';
import { LoginLimiter } from '../auth/login-limiter.service';
import { PermintaanAkunService } from '../auth/permintaan-akun.service';
import { PendaftaranRepository, type AkunAktivasi } from './pendaftaran.repository';
import { SandiService } from './sandi.service';
import { TokenAkunService } from './token-akun.service';

export interface IsiAktivasi {
  token: string;
  username?: string;
  password?: string;
}
export interface TentangToken {
  jenis: JenisToken;
  nama: string;
  organisasi: string | null;
  surel: string;
  /** A name and a password are to be chosen; otherwise a password alone, or nothing (Inaportnet). */
  perlu_username: boolean;
  perlu_sandi: boolean;
}
const tolak = (path: string, kunci: KunciPesan): AturanDilanggar =>
  new AturanDilanggar('umum.isian_salah', [{ langkah: 'akun', path, message: pesan(kunci) }]);

/** Who has the mailed token opens the account, and chooses name and password. */
@Injectable()
export class AktivasiService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: PendaftaranRepository,
    private readonly token: TokenAkunService,
    private readonly sandi: SandiService,
    private readonly permintaan: PermintaanAkunService,
    private readonly riwayat: RiwayatAkunService,
    private readonly limiter: LoginLimiter,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What the page behind the mailed link has to show. */
  async tentang(token: string): Promise<TentangToken> {
    const row = await this.token.baca(token);
    const akun = await this.repo.akun(null, row.id_user);
    if (!akun || akun.dihapus) throw new BelumMasuk('akun.token_kedaluwarsa');
    const jenis = row.jenis as JenisToken;
    return {
      jenis,
      nama: akun.fullname,
      organisasi: akun.organisasi?.nama ?? null,
      surel: samarkanSurel(akun.email),
      perlu_username: jenis !== 'SANDI' && akun.login_type !== 'inaport',
      perlu_sandi: akun.login_type !== 'inaport',
    };
  }

  async aktifkan(isi: IsiAktivasi): Promise<{ username: string; masuk: string }> {
    const { id_user } = await this.token.baca(isi.token);
    const calon = await this.repo.akun(null, id_user);
    if (!calon || calon.dihapus) throw new BelumMasuk('akun.token_kedaluwarsa');
    const username = this.namaPengguna(calon, isi.username);
    // Before the transaction: it takes a while on purpose.
    const password_hash =
      calon.login_type === 'inaport' ? undefined : await this.sandi.hash(isi.password, calon, username, 'password');
    return this.prisma.tx(async (tx) => {
      const row = await this.token.kunci(tx, isi.token, ['AKTIVASI', 'UNDANGAN']);
      await this.buka(tx, calon, username, password_hash);
      await this.token.pakai(tx, row);
      return { username, masuk: this.tempatMasuk(calon.kode_peran as KodePeran, username) };
    });
  }

  private tempatMasuk(peran: KodePeran, username: string): string {
    const hint = `login_hint=${encodeURIComponent(username)}`;
    if (PERAN[peran].lingkup === 'organisasi') return `/login?${hint}`;
    // The console may stand on a host of its own.
    const { publicUrl, publicUrlPetugas } = this.config;
    const asal = publicUrlPetugas === publicUrl ? '' : publicUrlPetugas;
    return `${asal}/auth/login?kembali=${encodeURIComponent('/konsol/')}&${hint}`;
  }

  private async buka(tx: Tx, akun: AkunAktivasi, username: string, password_hash: string | undefined): Promise<void> {
    if (await this.repo.usernameTerpakai(tx, username, akun.id)) throw tolak('username', 'akun.username_terpakai');
    await this.repo.aktifkan(tx, akun.id, { username, password_hash }, this.clock.now());
    await this.riwayat.catat(
      tx,
      { id_user: akun.id, nama: akun.fullname, peran: akun.kode_peran as KodePeran },
      {
        objek: 'akun',
        id_objek: akun.id,
        peristiwa: 'aktivasi',
        sebelum: { status: 'menunggu' },
        sesudah: { status: 'aktif', username },
      },
    );
  }

  private namaPengguna(akun: AkunAktivasi, diminta: string | undefined): string {
    if (akun.login_type === 'inaport') return `inaport-${akun.id_inaport ?? akun.id}`.toLowerCase();
    const username = diminta?.trim().toLowerCase();
    if (!username) throw tolak('username', 'akun.username_wajib');
    if (!NAMA_PENGGUNA.test(username) || username.startsWith('menunggu-') || username.startsWith('inaport-'))
      throw tolak('username', 'akun.username_bentuk');
    return username;
  }

  /** Another mail, by an old token (401 when it is none of ours, SESI-14) or by name or address (same answer always). */
  async kirimUlang(m: { token?: string; kata?: string }, alamat: string): Promise<void> {
    await this.limiter.hitung('surel', alamat);
    if (!m.token) {
      await this.prisma.tx((tx) => this.permintaan.minta(tx, 'AKTIVASI', { isi: m.kata ?? '-' }));
      return;
    }
    const pemilik = await this.token.pemilik(m.token);
    if (!pemilik) throw new BelumMasuk('akun.tautan_tidak_dikenal');
    const jenis = pemilik.jenis === 'UNDANGAN' ? 'UNDANGAN' : pemilik.jenis === 'SANDI' ? 'SANDI' : 'AKTIVASI';
    await this.prisma.tx((tx) => this.permintaan.minta(tx, jenis, { id_user: pemilik.id_user }));
  }
}
