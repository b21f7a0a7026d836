import { Injectable } from '@nestjs/common';
import { JAM_TOKEN, samarkanSurel } from '@sinas/domain/akses/akun';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { Clock } from '../../../platform/clock/clock';
import { BelumMasuk } from '../../../platform/errors';
import { sha256 } from '../../../platform/hash/canonical';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { LoginLimiter } from '../../auth/masuk/login-limiter.service';
import { PencabutanService } from '../../auth/sesi/pencabutan.service';
import { PermintaanAkunService } from '../../auth/akun/permintaan-akun.service';
import { SurelTungguRepository, type SurelTungguRow } from './surel-tunggu.repository';
import { TokenAkunService } from '../akun/token-akun.service';

const JAM_MS = 3_600_000;
interface Ditemukan {
  jenis: 'SUREL' | 'BATAL';
  row: SurelTungguRow;
}

/**
 * A new mail address of one's own counts once the mail to it was opened. The old address is told, and can stop it for
 * three days, afterwards too.
 */
@Injectable()
export class SurelBaruService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: SurelTungguRepository,
    private readonly token: TokenAkunService,
    private readonly permintaan: PermintaanAkunService,
    private readonly cabut: PencabutanService,
    private readonly riwayat: RiwayatAkunService,
    private readonly limiter: LoginLimiter,
    private readonly clock: Clock,
  ) {}

  /** Not a flood to a mailbox that may be a stranger's. Before the transaction. */
  tahan(surel: string): Promise<void> {
    return this.limiter.hitung('penerima', surel);
  }

  /** In the transaction of the change that names it. One's present address takes back what was asked for. */
  async ajukan(
    tx: Tx,
    aktor: Aktor,
    akun: { id: string; email: string },
    surel: string,
    alamat: string | null,
  ): Promise<void> {
    if (surel === akun.email.toLowerCase()) return this.urungkan(tx, aktor, akun.id);
    const dibuat = this.clock.now();
    const nanti = (jam: number): Date => new Date(dibuat.getTime() + jam * JAM_MS);
    await this.repo.pasang(tx, {
      id_user: akun.id,
      surel,
      lama: akun.email,
      alamat,
      dibuat,
      sampai: nanti(JAM_TOKEN.SUREL),
      sampai_batal: nanti(JAM_TOKEN.BATAL),
    });
    await this.permintaan.minta(tx, 'SUREL_BARU', { id_user: akun.id });
    await this.permintaan.minta(tx, 'SUREL_MINTA', { id_user: akun.id });
    await this.riwayat.catat(tx, aktor, {
      objek: 'akun',
      id_objek: akun.id,
      peristiwa: 'surel_minta',
      sebelum: { email: samarkanSurel(akun.email) },
      sesudah: { email: samarkanSurel(surel) },
    });
  }
  private async urungkan(tx: Tx, aktor: Aktor, id: string): Promise<void> {
    const ada = await this.repo.ambil(id, tx);
    if (!ada || ada.dipakai) return;
    await this.repo.hapus(tx, id);
    await this.riwayat.catat(tx, aktor, {
      objek: 'akun',
      id_objek: id,
      peristiwa: 'surel_batal',
      sebelum: { email: samarkanSurel(ada.surel) },
      sesudah: { email: samarkanSurel(ada.lama) },
    });
  }

  /** The account is closed: its addresses go. */
  async lupakan(tx: Tx, idUser: string): Promise<void> {
    await this.repo.hapus(tx, idUser);
    await this.token.hapus(tx, idUser);
  }

  /** What a token of these is about; null when it is none of them. */
  async tentang(
    token: string,
  ): Promise<{ jenis: 'SUREL' | 'BATAL'; nama: string; organisasi: null; surel: string } | null> {
    const ada = await this.cari(token);
    if (!ada) return null;
    this.hidup(ada);
    return { jenis: ada.jenis, nama: await this.repo.nama(ada.row.id_user), organisasi: null, surel: ada.row.surel };
  }

  /** Uses the new address, or stops it, by the token that was mailed; 401 'Token Expired' when it serves no more. */
  async pakai(token: string): Promise<'SUREL' | 'BATAL'> {
    const ada = await this.cari(token);
    if (!ada) throw new BelumMasuk('akun.token_kedaluwarsa');
    this.hidup(ada);
    await this.prisma.tx(async (tx) => {
      const akun = await this.repo.kunciAkun(tx, ada.row.id_user);
      const row = await this.repo.ambil(ada.row.id_user, tx);
      const tetap = ada.jenis === 'SUREL' ? row?.kunci === ada.row.kunci : row?.kunci_batal === ada.row.kunci_batal;
      if (!akun || !row || !tetap) throw new BelumMasuk('akun.token_kedaluwarsa');
      const pelaku = { id_user: row.id_user, nama: akun.fullname, peran: akun.kode_peran as KodePeran };
      if (ada.jenis === 'SUREL') await this.ganti(tx, pelaku, row, akun.email);
      else await this.hentikan(tx, pelaku, row, akun.email);
    });
    return ada.jenis;
  }

  private async ganti(tx: Tx, pelaku: Pelaku, row: SurelTungguRow, email: string): Promise<void> {
    await this.repo.ubahSurel(tx, row.id_user, row.surel);
    await this.repo.pakai(tx, row.id_user, this.clock.now());
    // What was mailed to the old address opens nothing any more.
    await this.token.hapus(tx, row.id_user);
    await this.permintaan.minta(tx, 'SUREL_DIUBAH', { id_user: row.id_user, isi: email });
    await this.riwayat.catat(tx, pelaku, {
      objek: 'akun',
      id_objek: row.id_user,
      peristiwa: 'ubah_data',
      sebelum: { email: samarkanSurel(email) },
      sesudah: { email: samarkanSurel(row.surel) },
    });
  }

  /** Whoever asked for it knew the password: everybody is signed out, and a new one is asked for. */
  private async hentikan(tx: Tx, pelaku: Pelaku, row: SurelTungguRow, email: string): Promise<void> {
    if (row.dipakai && email === row.surel) await this.repo.ubahSurel(tx, row.id_user, row.lama);
    await this.repo.hapus(tx, row.id_user);
    await this.token.hapus(tx, row.id_user);
    const sesi_diakhiri = await this.cabut.semua(tx, row.id_user);
    await this.permintaan.minta(tx, 'BUKAN_SAYA', { id_user: row.id_user });
    await this.riwayat.catat(tx, pelaku, {
      objek: 'akun',
      id_objek: row.id_user,
      peristiwa: 'surel_batal',
      sebelum: { email: samarkanSurel(row.surel) },
      sesudah: { email: samarkanSurel(row.lama), sesi_diakhiri },
    });
  }

  private async cari(token: string): Promise<Ditemukan | null> {
    const hash = sha256(token);
    const baru = await this.repo.cari('kunci', hash);
    if (baru) return { jenis: 'SUREL', row: baru };
    const batal = await this.repo.cari('kunci_batal', hash);
    return batal && { jenis: 'BATAL', row: batal };
  }
  private hidup({ jenis, row }: Ditemukan): void {
    const sampai = jenis === 'SUREL' ? row.sampai : row.sampai_batal;
    if (sampai <= this.clock.now()) throw new BelumMasuk('akun.token_kedaluwarsa');
  }
}
type Pelaku = Pick<Aktor, 'id_user' | 'nama' | 'peran'>;
