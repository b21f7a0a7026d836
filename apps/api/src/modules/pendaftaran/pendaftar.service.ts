import { Inject, Injectable } from '@nestjs/common';
import { samarkanSurel } from '@sinas/domain/akses/akun';
import { Clock } from '../../platform/clock/clock';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { BelumMasuk } from '../../platform/errors';
import { sha256 } from '../../platform/hash/canonical';
import { Keamanan } from '../../platform/keamanan/keamanan';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../audit/riwayat-akun.service';
import { InaportService } from '../auth/masuk/inaport.service';
import { LoginLimiter } from '../auth/masuk/login-limiter.service';
import { PermintaanAkunService } from '../auth/akun/permintaan-akun.service';
import { namaPengguna, tolak } from './akun/isian-akun';
import { PendaftarRepository, type PendaftaranRow, type Pilihan } from './pendaftar.repository';
import { PendaftaranRepository } from './pendaftaran.repository';
import { SandiService } from './akun/sandi.service';

export interface IsiPilihan {
  username?: string;
  password?: string;
  fullname?: string;
  email?: string;
}
/** Which link of a registration a token is. */
export interface TautanDaftar {
  langkah: 'perusahaan' | 'pribadi';
  row: PendaftaranRow;
}

/**
 * The two mailed steps of a registration. Behind the registry's link the person names himself and his own address; the
 * link in the mail to that address makes the account. The first registry's link that is used closes the others.
 */
@Injectable()
export class PendaftarService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: PendaftarRepository,
    private readonly akun: PendaftaranRepository,
    private readonly sandi: SandiService,
    private readonly inaport: InaportService,
    private readonly permintaan: PermintaanAkunService,
    private readonly riwayat: RiwayatAkunService,
    private readonly limiter: LoginLimiter,
    private readonly keamanan: Keamanan,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The registration that a token is of, whether it still opens anything or not. */
  async cari(token: string): Promise<TautanDaftar | null> {
    const hash = sha256(token);
    const perusahaan = await this.repo.cari('kunci', hash);
    if (perusahaan) return { langkah: 'perusahaan', row: perusahaan };
    const pribadi = await this.repo.cari('kunci_surel', hash);
    return pribadi && { langkah: 'pribadi', row: pribadi };
  }
  /** Throws 'Token Expired' when it was used, closed, or is past its time (SESI-14). */
  pastikanHidup({ langkah, row }: TautanDaftar): void {
    const sampai = langkah === 'perusahaan' ? row.sampai : row.sampai_surel;
    if (row.selesai || !sampai || sampai <= this.clock.now()) throw new BelumMasuk('akun.token_kedaluwarsa');
  }

  /** Behind the registry's link: who he is, and where his own mail goes. May be done again until the account is there. */
  async pilih(tautan: TautanDaftar, isi: IsiPilihan): Promise<{ username: string; surel: string }> {
    this.pastikanHidup(tautan);
    const { row } = tautan;
    const pilihan = this.pilihan(row, isi);
    const hash = await this.bukti(row, pilihan, isi);
    await this.limiter.hitung('penerima', pilihan.email);
    await this.prisma.tx(async (tx) => {
      const kini = await this.kunci(tx, tautan);
      await this.pastikanNama(tx, pilihan.username);
      await this.tutupLain(tx, kini);
      await this.repo.pilih(tx, row.id, pilihan, hash);
      await this.permintaan.minta(tx, 'DAFTAR_SUREL', { isi: row.id });
      await this.catat(tx, row, pilihan, 'daftar_surel', {
        fullname: pilihan.fullname,
        email: samarkanSurel(pilihan.email),
        username: pilihan.username,
      });
    });
    return { username: pilihan.username, surel: pilihan.email };
  }

  /** Behind the link to his own address: the account is there, and open. */
  async buktikan(tautan: TautanDaftar): Promise<{ username: string }> {
    this.pastikanHidup(tautan);
    return this.prisma.tx(async (tx) => {
      const row = await this.kunci(tx, tautan);
      const { pilihan } = row;
      if (!pilihan) throw new BelumMasuk('akun.token_kedaluwarsa');
      if (await this.akun.usernameTerpakai(tx, pilihan.username, row.id))
        throw tolak('username', 'daftar.nama_diambil');
      const waktu = this.clock.now();
      await this.repo.jadikanAkun(tx, row, pilihan, waktu);
      await this.repo.tutup(tx, row.id, waktu);
      await this.tutupLain(tx, row);
      await this.permintaan.minta(tx, 'DAFTAR_AKTIF', { isi: row.id });
      await this.catat(tx, row, pilihan, 'aktivasi', { status: 'aktif', username: pilihan.username });
      return { username: pilihan.username };
    });
  }

  /** Another mail of the same step. */
  async kirimUlang({ langkah, row }: TautanDaftar): Promise<void> {
    if (row.selesai) throw new BelumMasuk('akun.tautan_tidak_dikenal');
    const kotak = langkah === 'pribadi' && row.pilihan ? row.pilihan.email : row.id_organisasi;
    await this.limiter.hitung('penerima', kotak);
    const jenis = langkah === 'pribadi' ? 'DAFTAR_SUREL' : 'DAFTAR';
    await this.prisma.tx((tx) => this.permintaan.minta(tx, jenis, { isi: row.id }));
  }

  private pilihan({ pemohon, id_inaport }: PendaftaranRow, isi: IsiPilihan): Pilihan {
    const fullname = isi.fullname?.replace(/\s+/g, ' ').trim();
    const email = isi.email?.toLowerCase();
    if (!fullname) throw tolak('fullname', 'daftar.nama_wajib');
    if (!email) throw tolak('email', 'daftar.surel_wajib');
    const username = id_inaport ? `inaport-${id_inaport}`.toLowerCase() : namaPengguna(isi.username);
    // Only the person who registered gets what he typed then; a stranger's words go nowhere.
    const sama = email === pemohon.email;
    const { mobile_number, nik, position } = sama ? pemohon : { mobile_number: null, nik: null, position: null };
    return { username, fullname, email, mobile_number, nik, position };
  }

  /** The password's hash; with Inaportnet its password once more, so that nobody activates an account of another. */
  private async bukti(row: PendaftaranRow, p: Pilihan, isi: IsiPilihan): Promise<string | null> {
    if (row.id_inaport) {
      await this.limiter.hitung('inaport', row.id);
      const akun = isi.username && isi.password ? await this.inaport.cocokkan(isi.username, isi.password) : null;
      if (akun?.id_inaport !== row.id_inaport) {
        this.keamanan.catat('authn_login_fail', { tentang: row.id, sebab: 'inaport' });
        throw tolak('password', 'masuk.salah');
      }
      return null;
    }
    return this.config.oidc.builtIn ? this.sandi.hash(isi.password, p, p.username, 'password') : null;
  }

  /** The registration as it is once nobody else can change one of this company. */
  private async kunci(tx: Tx, { langkah, row }: TautanDaftar): Promise<PendaftaranRow> {
    await this.repo.kunciOrganisasi(tx, row.id_organisasi);
    const kini = await this.repo.ambil(row.id, tx);
    const tetap = langkah === 'perusahaan' ? kini?.kunci === row.kunci : kini?.kunci_surel === row.kunci_surel;
    const terisi =
      (await this.repo.admin(row.id_organisasi, tx)) ??
      (row.id_inaport && (await this.repo.milikInaport(row.id_inaport, tx)));
    if (!kini || !tetap || kini.selesai || terisi) throw new BelumMasuk('akun.token_kedaluwarsa');
    return kini;
  }
  private async pastikanNama(tx: Tx, username: string): Promise<void> {
    if (await this.akun.usernameTerpakai(tx, username)) throw tolak('username', 'akun.username_terpakai');
  }
  private async tutupLain(tx: Tx, row: PendaftaranRow): Promise<void> {
    for (const id of await this.repo.tutupLain(tx, row.id_organisasi, row.id, this.clock.now()))
      await this.riwayat.catat(tx, null, {
        objek: 'akun',
        id_objek: id,
        peristiwa: 'daftar_ditutup',
        sebelum: null,
        sesudah: null,
        catatan: `Pendaftaran lain perusahaan ini dipakai (${row.id})`,
      });
  }
  private catat(tx: Tx, row: PendaftaranRow, p: Pilihan, peristiwa: string, sesudah: object): Promise<void> {
    return this.riwayat.catat(
      tx,
      { id_user: row.id, nama: p.fullname, peran: 'PU_ADMIN' },
      { objek: 'akun', id_objek: row.id, peristiwa, sebelum: null, sesudah },
    );
  }
}
