import { Inject, Injectable } from '@nestjs/common';
import { samarkanSurel, type JenisToken } from '@sinas/domain/akses/akun';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { Clock } from '../../../platform/clock/clock';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { AturanDilanggar, BelumMasuk } from '../../../platform/errors';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { LoginLimiter } from '../../auth/masuk/login-limiter.service';
import { PermintaanAkunService } from '../../auth/akun/permintaan-akun.service';
import { namaPengguna, tolak } from './isian-akun';
import { PendaftaranRepository, type AkunAktivasi } from '../pendaftaran.repository';
import { PendaftarService, type IsiPilihan, type TautanDaftar } from '../pendaftar.service';
import { SandiService } from './sandi.service';
import { SurelBaruService } from '../surat/surel-baru.service';
import { TokenAkunService } from './token-akun.service';

export interface IsiAktivasi extends IsiPilihan {
  token: string;
}
export interface TentangToken {
  jenis: JenisToken;
  nama: string;
  organisasi: string | null;
  /** Masked; in full only where it is the matter itself: a new address of one's own. */
  surel: string;
  /** What is to be typed: a name and a password, a password alone, or nothing. */
  perlu_username: boolean;
  perlu_sandi: boolean;
  /** Of a registration: one's own name and mail address, too. */
  perlu_diri: boolean;
  /** Name and password are those of Inaportnet. */
  inaport: boolean;
  /** It goes on at an identity provider that is not ours. */
  penyedia_lain: boolean;
  /** Who registered, in full: the registry's mailbox is the judge. */
  pendaftar: { nama: string; surel: string; telepon: string; waktu: Date; alamat: string | null } | null;
}
export interface HasilAktivasi {
  username: string;
  masuk: string;
  /** Where the mail that proves the person's own address went, as it was typed just now; empty = the account is open. */
  surel: string | null;
}

/** Who has the mailed token opens the account, and chooses name and password. */
@Injectable()
export class AktivasiService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: PendaftaranRepository,
    private readonly token: TokenAkunService,
    private readonly pendaftar: PendaftarService,
    private readonly surelBaru: SurelBaruService,
    private readonly sandi: SandiService,
    private readonly permintaan: PermintaanAkunService,
    private readonly riwayat: RiwayatAkunService,
    private readonly limiter: LoginLimiter,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What the page behind the mailed link has to show. */
  async tentang(token: string): Promise<TentangToken> {
    const daftar = await this.pendaftar.cari(token);
    if (daftar) return this.tentangDaftar(daftar);
    const surel = await this.surelBaru.tentang(token);
    if (surel) return { ...TANPA_ISIAN, ...surel };
    const row = await this.token.baca(token);
    const akun = await this.repo.akun(null, row.id_user);
    if (!akun || akun.dihapus) throw new BelumMasuk('akun.token_kedaluwarsa');
    const jenis = row.jenis as JenisToken;
    const lain = !this.config.oidc.builtIn && jenis === 'UNDANGAN';
    return {
      ...TANPA_ISIAN,
      jenis,
      nama: akun.fullname,
      organisasi: akun.organisasi?.nama ?? null,
      surel: samarkanSurel(akun.email),
      perlu_username: jenis === 'UNDANGAN',
      perlu_sandi: jenis === 'SANDI' || (jenis === 'UNDANGAN' && !lain),
      penyedia_lain: lain || jenis === 'TAUTAN',
    };
  }

  private tentangDaftar(daftar: TautanDaftar): TentangToken {
    this.pendaftar.pastikanHidup(daftar);
    const { pemohon, pilihan, organisasi, id_inaport, dibuat, alamat } = daftar.row;
    const bukti = daftar.langkah === 'pribadi';
    const inaport = id_inaport !== null;
    return {
      jenis: bukti ? 'BUKTI' : 'AKTIVASI',
      nama: bukti && pilihan ? pilihan.fullname : pemohon.fullname,
      organisasi: organisasi.nama,
      surel: samarkanSurel(bukti && pilihan ? pilihan.email : (organisasi.surel ?? '')),
      perlu_username: !bukti,
      perlu_sandi: !bukti && (inaport || this.config.oidc.builtIn),
      perlu_diri: !bukti,
      inaport,
      penyedia_lain: false,
      pendaftar: {
        nama: pemohon.fullname,
        surel: pemohon.email,
        telepon: pemohon.mobile_number,
        waktu: dibuat,
        alamat,
      },
    };
  }

  async aktifkan(isi: IsiAktivasi): Promise<HasilAktivasi> {
    const daftar = await this.pendaftar.cari(isi.token);
    if (daftar?.langkah === 'perusahaan') {
      const { username, surel } = await this.pendaftar.pilih(daftar, isi);
      return { username, surel, masuk: this.tempatMasuk('PU_ADMIN', username) };
    }
    if (daftar) {
      const { username } = await this.pendaftar.buktikan(daftar);
      return { username, surel: null, masuk: this.tempatMasuk('PU_ADMIN', username) };
    }
    return this.terimaUndangan(isi);
  }

  private async terimaUndangan(isi: IsiAktivasi): Promise<HasilAktivasi> {
    const { id_user, jenis } = await this.token.baca(isi.token);
    const calon = await this.repo.akun(null, id_user);
    if (!calon || calon.dihapus || jenis !== 'UNDANGAN') throw new BelumMasuk('akun.token_kedaluwarsa');
    if (!this.config.oidc.builtIn) throw new AturanDilanggar('akun.lewat_penyedia');
    const username = namaPengguna(isi.username);
    // Before the transaction: it takes a while on purpose.
    const password_hash = await this.sandi.hash(isi.password, calon, username, 'password');
    return this.prisma.tx(async (tx) => {
      const row = await this.token.kunci(tx, isi.token, ['UNDANGAN']);
      await this.buka(tx, calon, username, password_hash);
      await this.token.pakai(tx, row);
      return { username, surel: null, masuk: this.tempatMasuk(calon.kode_peran as KodePeran, username) };
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

  /** An invited account becomes one in use; the mail to the invited address is its proof. */
  async buka(tx: Tx, akun: AkunAktivasi, username: string, password_hash: string | undefined): Promise<void> {
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

  /** Another mail, by an old token (401 when it is none of ours, SESI-14) or by name or address (same answer always). */
  async kirimUlang(m: { token?: string; kata?: string }, alamat: string): Promise<void> {
    await this.limiter.hitung('surel', alamat);
    if (!m.token) {
      await this.prisma.tx((tx) => this.permintaan.minta(tx, 'UNDANGAN', { isi: m.kata ?? '-' }));
      return;
    }
    const daftar = await this.pendaftar.cari(m.token);
    if (daftar) return this.pendaftar.kirimUlang(daftar);
    const pemilik = await this.token.pemilik(m.token);
    if (!pemilik) throw new BelumMasuk('akun.tautan_tidak_dikenal');
    const jenis = pemilik.jenis === 'SANDI' || pemilik.jenis === 'TAUTAN' ? pemilik.jenis : 'UNDANGAN';
    await this.prisma.tx((tx) => this.permintaan.minta(tx, jenis, { id_user: pemilik.id_user }));
  }
}

const TANPA_ISIAN = {
  perlu_username: false,
  perlu_sandi: false,
  perlu_diri: false,
  inaport: false,
  penyedia_lain: false,
  pendaftar: null,
};
