import type { NextFunction, Request, Response } from 'express';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { httpShed } from '../platform/metrik/metrik';

/** Requests that must get through when everything comes at once: typing, sending, deciding, signing in. */
const MASUK = /^\/(auth|oidc|sso|sehat)\/|^\/api-prod\/(login|token|authorize)\b/;
const KERJA = /\/(kirimPermohonan|keputusanInHouse|modal|nestedModal|upload|data-nk)$/;
/** Share of the places that lists, look-ups and downloads may take. */
const BAGIAN_BIASA = 0.7;

type Tempat = Response & { locals: { lepasTempat?: () => void } };
/** An answer that stays open (a stream) is not work: it gives its place back before it has ended. */
export const lepasTempat = (res: Response): void => (res as Tempat).locals.lepasTempat?.();

const kelas = (req: Request): 'critical' | 'ordinary' =>
  MASUK.test(req.path) || (req.method !== 'GET' && KERJA.test(req.path)) ? 'critical' : 'ordinary';

/**
 * Admission control of one process: at most `tempat` requests at a time, of which ordinary ones leave room for drafts
 * and submits. Who finds no place gets 503 with Retry-After at once, before any work is done, so that nothing that was
 * accepted has to wait behind what cannot be done anyway.
 */
export function jagaBeban(tempat: number): (req: Request, res: Response, next: NextFunction) => void {
  const biasa = Math.max(1, Math.floor(tempat * BAGIAN_BIASA));
  let dipakai = 0;
  return (req, res, next) => {
    const k = kelas(req);
    if (dipakai >= (k === 'critical' ? tempat : biasa)) {
      httpShed.inc({ class: k });
      // Spread over some seconds, or all of them would come back together.
      res.setHeader('Retry-After', String(1 + Math.floor(Math.random() * 4)));
      res.status(503).json({ status: false, code: '07', message: PESAN['umum.sibuk'], data: null });
      return;
    }
    dipakai += 1;
    let memegang = true;
    const lepas = (): void => {
      if (memegang) dipakai -= 1;
      memegang = false;
    };
    (res as Tempat).locals.lepasTempat = lepas;
    res.once('close', lepas);
    next();
  };
}
