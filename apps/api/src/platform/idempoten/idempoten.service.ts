import { Injectable } from '@nestjs/common';
import { AturanDilanggar } from '../errors';
import { IdempotenRepository, type Tercatat } from './idempoten.repository';
import type { Klaim } from './klaim';

/** A claim without an answer is given up after this: its process has died. */
const TERTINGGAL_MS = 60_000;

@Injectable()
export class IdempotenService {
  constructor(private readonly repo: IdempotenRepository) {}

  /** What the key stands for already; null where it is free. Throws where that is another route, query or body. */
  async tercatat({ pemilik, kunci, rute, hash_badan }: Klaim): Promise<Tercatat | null> {
    const ada = await this.repo.find(pemilik, kunci, TERTINGGAL_MS);
    if (ada && (ada.hash_badan !== hash_badan || ada.rute !== rute)) throw new AturanDilanggar('umum.kunci_dipakai');
    return ada;
  }
}
