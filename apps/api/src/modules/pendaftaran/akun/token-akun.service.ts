import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JAM_TOKEN, type JenisToken } from '@sinas/domain/akses/akun';
import { Clock } from '../../../platform/clock/clock';
import { BelumMasuk } from '../../../platform/errors';
import { sha256 } from '../../../platform/hash/canonical';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { TokenAkunRepository, type TokenRow } from './token-akun.repository';

const JAM_MS = 3_600_000;
/** What stands in token_akun: tokens of an account. Those of registrations and new addresses stand with these. */
export type JenisTokenAkun = 'UNDANGAN' | 'SANDI' | 'TAUTAN';
const TINGGAL_MS = 30 * 24 * JAM_MS;

/** Mailed tokens: 32 random bytes, hashed at rest, single use, short-lived. */
@Injectable()
export class TokenAkunService {
  constructor(
    private readonly repo: TokenAkunRepository,
    private readonly clock: Clock,
  ) {}

  /** A token, its hash and its end; the token itself goes into a mail and nowhere else. */
  baru(jenis: JenisToken): { token: string; id_hash: string; sampai: Date } {
    const token = randomBytes(32).toString('base64url');
    const sampai = new Date(this.clock.now().getTime() + JAM_TOKEN[jenis] * JAM_MS);
    return { token, id_hash: sha256(token), sampai };
  }

  /** Gives the token itself, which stands nowhere afterwards. */
  async buat(tx: Tx, idUser: string, jenis: JenisTokenAkun): Promise<string> {
    const { token, id_hash, sampai } = this.baru(jenis);
    await this.repo.ganti(tx, { id_hash, jenis, id_user: idUser, dibuat: this.clock.now(), sampai });
    return token;
  }

  /** A token that still opens something; an unknown, a used and an expired one read the same (SESI-14). */
  async baca(token: string): Promise<TokenRow> {
    return this.hidup(await this.repo.cari(sha256(token)));
  }
  /** Within a transaction, locked until it is used. */
  async kunci(tx: Tx, token: string, jenis: readonly JenisTokenAkun[]): Promise<TokenRow> {
    return this.kunciHash(tx, sha256(token), jenis);
  }
  async kunciHash(tx: Tx, idHash: string, jenis: readonly JenisTokenAkun[]): Promise<TokenRow> {
    const row = this.hidup(await this.repo.kunci(tx, idHash));
    if (!jenis.some((j) => j === row.jenis)) throw new BelumMasuk('akun.token_kedaluwarsa');
    return row;
  }
  /** Mailed to an address that counts no more. */
  hapus(tx: Tx, idUser: string): Promise<void> {
    return this.repo.hapus(tx, idUser);
  }
  pakai(tx: Tx, token: TokenRow): Promise<void> {
    return this.repo.pakai(tx, token, this.clock.now());
  }
  /** Whose it was, even when it has expired: a new one goes to the same mailbox. */
  async pemilik(token: string): Promise<{ id_user: string; jenis: string } | null> {
    const row = await this.repo.cari(sha256(token));
    return row && !row.dipakai ? { id_user: row.id_user, jenis: row.jenis } : null;
  }
  banyakSejam(idUser: string, jenis: JenisTokenAkun): Promise<number> {
    return this.repo.banyakSejak(idUser, jenis, new Date(this.clock.now().getTime() - JAM_MS));
  }
  sapu(): Promise<number> {
    return this.repo.sapu(new Date(this.clock.now().getTime() - TINGGAL_MS));
  }

  private hidup(row: TokenRow | null): TokenRow {
    if (!row || row.dipakai || row.sampai <= this.clock.now()) throw new BelumMasuk('akun.token_kedaluwarsa');
    return row;
  }
}
