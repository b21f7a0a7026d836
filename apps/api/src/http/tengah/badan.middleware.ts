import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { json, text, urlencoded } from 'express';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { BadanBerlebihan, BentukSalah } from '../../platform/errors';
import { sha256 } from '../../platform/hash/canonical';
import { httpShed } from '../../platform/metrik/metrik';
import type { RequestWithActor } from '../decorators';
import { adaSeparuh } from './separuh';
import { melebihi } from './ukuran-json';

const KB = 1024;
/** Bytes that are read of a body: from anybody, from somebody who is signed in, and on the routes that take many rows. */
export const BATAS_BADAN = { umum: 64 * KB, masuk: 256 * KB, massal: 8 * KB * KB } as const;
/** Members of all objects and arrays of a body together, by route. */
export const MAKS_ANGGOTA = { biasa: 5_000, massal: 700_000 } as const;
/** Members of one object: more than any form has fields. */
const MAKS_MEDAN = 500;
const MAKS_KEDALAMAN = 16;
/** Large bodies in work at the same time: each may hold the event loop for a part of a second. */
const MAKS_MASSAL = 2;

/** The routes that take many rows at once: drafts, pasted rows, sheets of officers. */
const RUTE_MASSAL = /^\/nk\/(v2\/)?data-nk(\/(dataBulk|nestedModalBulk|keputusanInHouse|inhouse\/keputusan))?\/?$/;
/** The identity provider reads forms itself. */
const MILIK_PENYEDIA = /^\/oidc\/(?!masuk\/)/;

type Kelas = keyof typeof BATAS_BADAN;
const pembaca: Record<Kelas, RequestHandler> = { umum: baca('umum'), masuk: baca('masuk'), massal: baca('massal') };
function baca(kelas: Kelas): RequestHandler {
  return json({ limit: BATAS_BADAN[kelas], verify: periksa });
}
/** Looked at before it is parsed; and hashed, where it is large, for those who send it again (idempotency). */
function periksa(req: IncomingMessage, _res: ServerResponse, isi: Buffer, sandi: string): void {
  const anggota = ruteMassal(req as Request) ? MAKS_ANGGOTA.massal : MAKS_ANGGOTA.biasa;
  if (sandi !== 'utf-8' || melebihi(isi, { anggota, medan: MAKS_MEDAN, kedalaman: MAKS_KEDALAMAN }))
    throw new BadanBerlebihan();
  if (adaSeparuh(isi)) throw new BentukSalah([]);
  if (isi.length > BATAS_BADAN.masuk && req.headers['idempotency-key'])
    (req as RequestWithActor).hashBadan = sha256(isi);
}
const formulir = urlencoded({ limit: BATAS_BADAN.umum, extended: false });
const formulirPenyedia = text({ type: 'application/x-www-form-urlencoded', limit: BATAS_BADAN.umum });

export const ruteMassal = (req: Pick<Request, 'method' | 'path'>): boolean =>
  (req.method === 'POST' || req.method === 'PUT') && RUTE_MASSAL.test(req.path);

/** Whether what was read is wider or deeper than any form, found in time linear in its size and stopped at the limit. */
export function berlebihan(badan: unknown, maks: number): boolean {
  let anggota = 0;
  let lapis: object[] = badan !== null && typeof badan === 'object' ? [badan] : [];
  for (let dalam = 0; lapis.length > 0; dalam += 1) {
    if (dalam === MAKS_KEDALAMAN) return true;
    const berikut: object[] = [];
    for (const isi of lapis) {
      const nilai: unknown[] = Array.isArray(isi) ? isi : Object.values(isi);
      anggota += nilai.length;
      if (anggota > maks || (!Array.isArray(isi) && nilai.length > MAKS_MEDAN)) return true;
      for (const anak of nilai) if (anak !== null && typeof anak === 'object') berikut.push(anak);
    }
    lapis = berikut;
  }
  return false;
}

/** What `periksa` threw, without what the parser adds to it. */
function asal(error: unknown): unknown {
  if ((error as { type?: string } | undefined)?.type !== 'entity.verify.failed') return error;
  return error instanceof BentukSalah ? new BentukSalah([]) : new BadanBerlebihan();
}

/** Announced length of the body as it will be read; unknown (chunked, compressed) counts as endless. */
function panjang({ headers }: Request): number {
  if (headers['transfer-encoding'] || (headers['content-encoding'] ?? 'identity') !== 'identity') return Infinity;
  return Number(headers['content-length'] ?? 0);
}

/**
 * Reads the body of a request whole, before the request takes a place among those at work. How much is read is decided
 * by who sends it (`masuk`: is there a valid session or token?) and where to, before anything is parsed; uploads are
 * left to the routes that take them.
 */
export function bacaBadan(masuk: (req: Request) => Promise<boolean>): RequestHandler {
  let massal = 0;
  return (req: Request, res: Response, next: NextFunction): void => {
    const bytes = panjang(req);
    if (bytes === 0) return next();
    if (MILIK_PENYEDIA.test(req.path)) return formulirPenyedia(req, res, next);
    const jenis = req.headers['content-type'] ?? '';
    if (jenis.startsWith('multipart/')) return next();
    if (jenis.startsWith('application/x-www-form-urlencoded')) return formulir(req, res, next);
    void kelas(req, bytes, masuk).then((k) => {
      if (k === 'massal' && !ambil(res)) return;
      pembaca[k](req, res, (error?: unknown) => next(asal(error)));
    }, next);
  };

  function ambil(res: Response): boolean {
    if (massal >= MAKS_MASSAL) {
      httpShed.inc({ class: 'bulk' });
      res.setHeader('Retry-After', '2');
      res.status(503).json({ status: false, code: '07', message: PESAN['umum.sibuk'], data: null });
      return false;
    }
    massal += 1;
    res.once('close', () => (massal -= 1));
    return true;
  }
}

async function kelas(req: Request, bytes: number, masuk: (req: Request) => Promise<boolean>): Promise<Kelas> {
  if (bytes <= BATAS_BADAN.umum || !(await masuk(req))) return 'umum';
  return bytes > BATAS_BADAN.masuk && ruteMassal(req) ? 'massal' : 'masuk';
}
