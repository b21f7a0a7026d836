import { Injectable } from '@nestjs/common';
import { MAKS_SANDI, MIN_SANDI, sandiLemah } from '@sinas/domain/akses/akun';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { pesan, type KunciPesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar, TidakAda } from '../../../platform/errors';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { Clock } from '../../../platform/clock/clock';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { AkunService } from '../../auth/akun/akun.service';
import { AktivitasService } from '../../auth/aktivitas/aktivitas.service';
import { BuktiService, type BuktiDibawa, type Pembukti } from '../../auth/faktor/bukti/bukti.service';
import { LoginLimiter } from '../../auth/masuk/login-limiter.service';
import { PencabutanService } from '../../auth/sesi/pencabutan.service';
import { PermintaanAkunService } from '../../auth/akun/permintaan-akun.service';
import { PendaftaranRepository, type AkunAktivasi } from '../pendaftaran.repository';
import { TokenAkunService } from './token-akun.service';

const tolakIsian = (path: string, kunci: KunciPesan, nilai: Record<string, string | number> = {}): AturanDilanggar =>
  new AturanDilanggar('umum.isian_salah', [{ langkah: 'akun', path, message: pesan(kunci, nilai) }]);

/** Passwords: forgotten ones and changed ones. */
@Injectable()
export class SandiService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: PendaftaranRepository,
    private readonly token: TokenAkunService,
    private readonly akun: AkunService,
    private readonly cabut: PencabutanService,
    private readonly permintaan: PermintaanAkunService,
    private readonly riwayat: RiwayatAkunService,
    private readonly limiter: LoginLimiter,
    private readonly aktivitas: AktivitasService,
    private readonly bukti: BuktiService,
    private readonly clock: Clock,
  ) {}

  /** The hash of a password that is good enough for this person; refuses with the reason at the field. */
  async hash(
    sandi: string | undefined,
    akun: { fullname: string; email: string },
    username: string,
    path: string,
  ): Promise<string> {
    if (!sandi) throw tolakIsian(path, 'akun.sandi_wajib');
    const lemah = sandiLemah(sandi, [akun.fullname, akun.email, username]);
    if (lemah) throw tolakIsian(path, `akun.sandi_${lemah}`, { n: lemah === 'pendek' ? MIN_SANDI : MAKS_SANDI });
    return this.akun.hashSandi(sandi);
  }

  /** The same is done for a name that nobody has. */
  async lupa(kata: string, alamat: string): Promise<void> {
    await this.limiter.hitung('surel', alamat);
    await this.prisma.tx((tx) => this.permintaan.minta(tx, 'SANDI', { isi: kata }));
  }

  /** By the mailed token; every session of the account ends. */
  async setel(token: string, sandi: string, alamat: string): Promise<void> {
    const { id_user } = await this.token.baca(token);
    const akun = await this.repo.akun(null, id_user);
    if (!akun || akun.dihapus) throw new TidakAda();
    const hash = await this.hash(sandi, akun, akun.username, 'password');
    await this.prisma.tx(async (tx) => {
      const row = await this.token.kunci(tx, token, ['SANDI']);
      await this.token.pakai(tx, row);
      await this.repo.sandi(tx, akun.id, hash, this.clock.now());
      const sesi = await this.cabut.semua(tx, akun.id);
      await this.aktivitas.catatSandi(tx, akun.id, alamat);
      await this.riwayat.catat(tx, this.diri(akun), {
        objek: 'akun',
        id_objek: akun.id,
        peristiwa: 'setel_sandi',
        sebelum: null,
        sesudah: { sesi_diakhiri: sesi },
      });
      await this.permintaan.minta(tx, 'SANDI_DIUBAH', { id_user: akun.id });
    });
  }

  /** By the old password, or the second factor of who has one; this session goes on, the others end. */
  async ubah(aktor: Pembukti, m: { user_id: string; baru: string } & BuktiDibawa, alamat: string): Promise<void> {
    if (m.user_id !== aktor.id_user) throw new TidakAda();
    const akun = await this.repo.akun(null, aktor.id_user);
    if (!akun) throw new TidakAda();
    if (!akun.password_hash) throw tolakIsian('old_password', 'akun.tanpa_sandi');
    const hash = await this.hash(m.baru, akun, akun.username, 'new_password');
    const pakai = await this.bukti.pastikan(aktor, 'sandi', m, 'old_password');
    if (m.sandi === m.baru) throw tolakIsian('new_password', 'akun.sandi_sama');
    await this.prisma.tx(async (tx) => {
      await pakai(tx);
      await this.repo.sandi(tx, akun.id, hash, this.clock.now());
      const sesi = await this.cabut.semua(tx, akun.id, aktor.id_sesi);
      await this.aktivitas.catatSandi(tx, akun.id, alamat);
      await this.riwayat.catat(tx, aktor, {
        objek: 'akun',
        id_objek: akun.id,
        peristiwa: 'ubah_sandi',
        sebelum: null,
        sesudah: { sesi_diakhiri: sesi },
      });
      await this.permintaan.minta(tx, 'SANDI_DIUBAH', { id_user: akun.id });
    });
  }

  private diri(akun: AkunAktivasi) {
    return { id_user: akun.id, nama: akun.fullname, peran: akun.kode_peran as Aktor['peran'] };
  }
}
