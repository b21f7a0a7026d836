import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { jaringan } from '../../platform/alamat/alamat';
import { httpShed } from '../../platform/metrik/metrik';

/** Requests that must get through when everything comes at once: typing, sending, deciding, signing in. */
const MASUK = /^\/(auth|oidc|sso)\/|^\/api-prod\/(login|token|authorize)\b/;
const KERJA = /\/(kirimPermohonan|keputusanInHouse|modal|nestedModal|upload|data-nk)$/;
/** Whether the process lives is asked just then when it has no place left. */
const KESEHATAN = /^\/sehat\//;
/** Share of the places that lists, look-ups and downloads may take, that uploads may, and that one address may. */
const BAGIAN = { biasa: 0.7, unggahan: 0.1, alamat: 0.25 } as const;

type Tempat = Response & { locals: { lepasTempat?: () => void } };
/** An answer that stays open (a stream) is not work: it gives its place back before it has ended. */
export const lepasTempat = (res: Response): void => (res as Tempat).locals.lepasTempat?.();

type Kelas = 'critical' | 'ordinary' | 'upload';
function kelas(req: Request): Kelas {
  if (req.headers['content-type']?.startsWith('multipart/')) return 'upload';
  return MASUK.test(req.path) || (req.method !== 'GET' && KERJA.test(req.path)) ? 'critical' : 'ordinary';
}

/**
 * Admission control of one process: at most `tempat` requests at a time, of which ordinary ones leave room for drafts
 * and submits, and one address for others. It stands behind the reading of bodies, so that who sends slowly holds a
 * socket and no place; an upload, which is read later, counts among uploads only until it has come whole. Who finds no
 * place gets 503 with Retry-After at once, before any work is done, so that nothing that was accepted has to wait behind
 * what cannot be done anyway.
 */
export function jagaBeban(tempat: number): RequestHandler {
  const bagian = (share: number): number => Math.max(1, Math.floor(tempat * share));
  const batas = { critical: tempat, ordinary: bagian(BAGIAN.biasa), upload: bagian(BAGIAN.unggahan) };
  const perAlamat = bagian(BAGIAN.alamat);
  const dipakai = { kerja: 0, unggahan: 0 };
  const alamat = new Map<string, number>();

  return (req: Request, res: Response, next: NextFunction): void => {
    if (KESEHATAN.test(req.path)) return next();
    const k = kelas(req);
    const kolam = k === 'upload' ? 'unggahan' : 'kerja';
    const dari = jaringan(req.ip ?? '');
    if (dipakai[kolam] >= batas[k] || (alamat.get(dari) ?? 0) >= perAlamat) return penuh(res, k);
    dipakai[kolam] += 1;
    alamat.set(dari, (alamat.get(dari) ?? 0) + 1);
    let memegang = true;
    const lepas = (): void => {
      if (!memegang) return;
      memegang = false;
      dipakai[kolam] -= 1;
      const sisa = (alamat.get(dari) ?? 1) - 1;
      if (sisa > 0) alamat.set(dari, sisa);
      else alamat.delete(dari);
    };
    (res as Tempat).locals.lepasTempat = lepas;
    res.once('close', lepas);
    next();
  };
}

function penuh(res: Response, k: Kelas): void {
  httpShed.inc({ class: k });
  // Spread over some seconds, or all of them would come back together.
  res.setHeader('Retry-After', String(1 + Math.floor(Math.random() * 4)));
  res.status(503).json({ status: false, code: '07', message: PESAN['umum.sibuk'], data: null });
}
