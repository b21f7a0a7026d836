import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BANYAK_PEMULIHAN } from '@sinas/domain/akses/faktor';
import { Clock } from '../../../../platform/clock/clock';
import { sha256 } from '../../../../platform/hash/canonical';
import type { Tx } from '../../../../platform/prisma/prisma.service';
import { FaktorRepository } from '../faktor.repository';

/** 32 letters that nobody mixes up; 16 of them are 80 bits. */
const HURUF = 'abcdefghijkmnpqrstuvwxyz23456789';
const PANJANG = 16;

const satu = (): string => Array.from({ length: PANJANG }, () => HURUF[randomInt(HURUF.length)]).join('');
const sidik = (idUser: string, kode: string): string =>
  sha256(`pemulihan:${idUser}:${kode.replace(/[\s-]/g, '').toLowerCase()}`);

/** Ten codes for the day the phone is gone: shown once, kept as hashes, each used once. */
@Injectable()
export class PemulihanService {
  constructor(
    private readonly repo: FaktorRepository,
    private readonly clock: Clock,
  ) {}

  /** The codes themselves, which stand nowhere afterwards; the old ones are gone. */
  async buat(tx: Tx, idUser: string): Promise<string[]> {
    const kode = Array.from({ length: BANYAK_PEMULIHAN }, satu);
    await this.repo.gantiPemulihan(
      tx,
      idUser,
      kode.map((k) => sidik(idUser, k)),
      this.clock.now(),
    );
    return kode.map((k) => (k.match(/.{4}/g) ?? []).join('-'));
  }

  pakai(idUser: string, kode: string): Promise<boolean> {
    return this.repo.pakaiPemulihan(idUser, sidik(idUser, kode), this.clock.now());
  }
}
