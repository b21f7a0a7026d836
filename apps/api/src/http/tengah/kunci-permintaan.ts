import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { Bentrok } from '../../platform/errors';
import { canonical, sha256 } from '../../platform/hash/canonical';
import { IdempotenRepository, type Tercatat } from '../../platform/idempoten/idempoten.repository';
import { IdempotenService } from '../../platform/idempoten/idempoten.service';
import type { Klaim } from '../../platform/idempoten/klaim';
import { KUNCI_SENDIRI, type RequestWithActor } from '../decorators';

const TANYA_MS = 100;
const MAKS_TANYA = 50;

/** Idempotency-Key: the same key, query and body give the same answer, others are refused. Stands outside the envelope. */
@Injectable()
export class KunciPermintaan {
  constructor(
    private readonly repo: IdempotenRepository,
    private readonly idempoten: IdempotenService,
    private readonly reflector: Reflector,
  ) {}

  /** What `kerja` answers, or what it answered the first time. */
  async sekitar(context: ExecutionContext, kerja: () => Promise<unknown>): Promise<unknown> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const klaim = this.klaim(request);
    if (!klaim) return kerja();
    if (this.reflector.get<boolean | undefined>(KUNCI_SENDIRI, context.getHandler())) {
      request.klaim = klaim;
      return kerja();
    }
    const { pemilik, kunci } = klaim;
    const response = context.switchToHttp().getResponse<Response>();
    if (!(await this.repo.claim(klaim))) {
      const ada = await this.tunggu(klaim);
      if (ada?.status && ada.jawaban) {
        response.status(ada.status);
        return ada.jawaban;
      }
      if (!ada?.tua) throw new Bentrok('umum.sedang_dikerjakan');
    }
    try {
      const isi = await kerja();
      await this.repo.store(pemilik, kunci, response.statusCode, isi as object);
      return isi;
    } catch (error) {
      await this.repo.drop(pemilik, kunci);
      throw error;
    }
  }

  /** The first call with the key may be at work just now: its answer is this one's, too. */
  private async tunggu(klaim: Klaim): Promise<Tercatat | null> {
    for (let ke = 0; ; ke += 1) {
      const ada = await this.idempoten.tercatat(klaim);
      if (!ada || ada.status || ke === MAKS_TANYA || ada.tua) return ada;
      await sleep(TANYA_MS);
    }
  }

  private klaim(request: RequestWithActor): Klaim | null {
    const kunci = this.kunci(request);
    if (!kunci || !request.aktor) return null;
    const rute = `${request.method} ${request.path}`.slice(0, 200);
    const badan = request.hashBadan ?? sha256(canonical(request.body ?? null));
    const kueri = request.query as object;
    const hash_badan = Object.keys(kueri).length > 0 ? sha256(badan + canonical(kueri)) : badan;
    return { pemilik: request.aktor.id_user, kunci, rute, hash_badan };
  }

  /** Every POST that creates or acts takes one; a file upload is not compared byte by byte, so it takes none. */
  private kunci({ method, headers }: RequestWithActor): string | null {
    const kunci = headers['idempotency-key'];
    if (method !== 'POST' || typeof kunci !== 'string' || kunci.length > 120) return null;
    return headers['content-type']?.startsWith('multipart/') ? null : kunci;
  }
}
