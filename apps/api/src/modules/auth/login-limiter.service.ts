import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';

const JENDELA_MS = 15 * 60_000;
const BATAS_AKUN = 10;
const BATAS_ALAMAT = 60;
const MAKS_KUNCI = 50_000;

/** Failed sign-ins per account and per address within a quarter of an hour, in this process. */
@Injectable()
export class LoginLimiter {
  private readonly catatan = new Map<string, number[]>();

  constructor(private readonly clock: Clock) {}

  /** Seconds to wait; 0 = go on. */
  sisaTunggu(username: string, alamat: string): number {
    return Math.max(this.tunggu(`u:${username.toLowerCase()}`, BATAS_AKUN), this.tunggu(`a:${alamat}`, BATAS_ALAMAT));
  }
  gagal(username: string, alamat: string): void {
    const now = this.clock.now().getTime();
    if (this.catatan.size > MAKS_KUNCI) this.catatan.clear();
    for (const kunci of [`u:${username.toLowerCase()}`, `a:${alamat}`])
      this.catatan.set(kunci, [...this.baru(kunci, now), now]);
  }
  berhasil(username: string): void {
    this.catatan.delete(`u:${username.toLowerCase()}`);
  }

  private baru(kunci: string, now: number): number[] {
    return (this.catatan.get(kunci) ?? []).filter((t) => now - t < JENDELA_MS);
  }
  private tunggu(kunci: string, batas: number): number {
    const now = this.clock.now().getTime();
    const baru = this.baru(kunci, now);
    return baru.length < batas ? 0 : Math.ceil(((baru[0] ?? now) + JENDELA_MS - now) / 1000);
  }
}
