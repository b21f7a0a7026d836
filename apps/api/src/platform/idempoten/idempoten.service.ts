import { Injectable } from '@nestjs/common';
import { AturanDilanggar } from '../errors';
import { IdempotenRepository, type Tercatat } from './idempoten.repository';
import type { Klaim } from './klaim';

/** A claim without an answer is given up after this: its process has died. */
const TERTINGGAL_MS = 60_000;

type Tanda = Pick<Klaim, 'rute' | 'hash_badan'>;

@Injectable()
export class IdempotenService {
  constructor(private readonly repo: IdempotenRepository) {}

  /** What the key stands for already; null where it is free. Throws where that is another route, query or body. */
  async tercatat(klaim: Klaim): Promise<Tercatat | null> {
    const ada = await this.repo.find(klaim.pemilik, klaim.kunci, TERTINGGAL_MS);
    this.pastikanSama(klaim, ada);
    return ada;
  }

  /** The same of a key that was looked up elsewhere. True where it was this very request. */
  pastikanSama(klaim: Klaim, ada: Tanda | null): boolean {
    if (ada && (ada.hash_badan !== klaim.hash_badan || ada.rute !== klaim.rute))
      throw new AturanDilanggar('umum.kunci_dipakai');
    return ada !== null;
  }
}
