import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { sha256 } from '../../../platform/hash/canonical';
import { PerangkatDikenalRepository } from './perangkat-dikenal.repository';

/** How long a browser stays known after the last sign-in from it. */
export const DIKENAL_DETIK = 180 * 86_400;
const BENTUK = /^[A-Za-z0-9_-]{43}$/;

/**
 * Browsers from which an account has signed in. The token lies in a cookie of its own and opens nothing: it only spares
 * its owner the limits that strangers use up. Its hash alone is stored.
 */
@Injectable()
export class PerangkatDikenalService {
  constructor(
    private readonly repo: PerangkatDikenalRepository,
    private readonly clock: Clock,
  ) {}

  /** What to count the tries of this browser under; null when it is none of the account's. */
  async kenal(username: string, token: string): Promise<string | null> {
    if (!BENTUK.test(token)) return null;
    const hash = sha256(token);
    return (await this.repo.ada(username, hash, this.sejak())) ? hash : null;
  }

  /** After a sign-in; gives the token for the cookie, the same one where the browser has one already. */
  async catat(idUser: string, token: string | null): Promise<string> {
    const t = token && BENTUK.test(token) ? token : randomBytes(32).toString('base64url');
    await this.repo.catat(idUser, sha256(t), this.clock.now());
    return t;
  }

  sapu(): Promise<number> {
    return this.repo.sapu(this.sejak());
  }
  private sejak(): Date {
    return new Date(this.clock.now().getTime() - DIKENAL_DETIK * 1000);
  }
}
