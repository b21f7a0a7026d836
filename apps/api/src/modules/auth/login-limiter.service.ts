import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { TerlaluSering } from '../../platform/errors';
import { sha256 } from '../../platform/hash/canonical';
import { PercobaanRepository } from './percobaan.repository';

const JENDELA_MS = 15 * 60_000;
const BATAS_AKUN = 10;
const BATAS_ALAMAT = 60;

/** Mails and registrations that one address may ask for within the window, and registrations of one company. */
const BATAS_MINTA = { daftar: 20, surel: 20, perusahaan: 3 } as const;

const kunciAkun = (username: string): string => sha256(`u:${username.trim().toLowerCase()}`);
const kunciAlamat = (alamat: string): string => sha256(`a:${alamat}`);

/** Failed sign-ins per account and per address within a quarter of an hour, counted over all processes. */
@Injectable()
export class LoginLimiter {
  constructor(
    private readonly repo: PercobaanRepository,
    private readonly clock: Clock,
  ) {}

  /** Seconds to wait; 0 = go on. */
  async sisaTunggu(username: string, alamat: string): Promise<number> {
    const [akun, dari] = await Promise.all([
      this.tunggu(kunciAkun(username), BATAS_AKUN),
      this.tunggu(kunciAlamat(alamat), BATAS_ALAMAT),
    ]);
    return Math.max(akun, dari);
  }
  gagal(username: string, alamat: string): Promise<void> {
    return this.repo.catat([kunciAkun(username), kunciAlamat(alamat)], this.clock.now());
  }
  berhasil(username: string): Promise<void> {
    return this.repo.hapus(kunciAkun(username));
  }

  /** Counts one request of a kind, from an address or about a thing; throws when there were too many. */
  async hitung(jenis: keyof typeof BATAS_MINTA, tentang: string): Promise<void> {
    const kunci = sha256(`${jenis}:${tentang}`);
    const detik = await this.tunggu(kunci, BATAS_MINTA[jenis]);
    if (detik > 0) throw new TerlaluSering(detik);
    await this.repo.catat([kunci], this.clock.now());
  }

  private async tunggu(kunci: string, batas: number): Promise<number> {
    const now = this.clock.now().getTime();
    const baru = await this.repo.sejak(kunci, new Date(now - JENDELA_MS), batas);
    return baru.length < batas ? 0 : Math.ceil(((baru[0]?.getTime() ?? now) + JENDELA_MS - now) / 1000);
  }
}
