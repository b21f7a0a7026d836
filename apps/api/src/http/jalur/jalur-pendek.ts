import type { PipeTransform } from '@nestjs/common';
import { ModulesContainer, type ApplicationConfig } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { TidakBerwenang } from '../../platform/errors';
import { ErrorFilter } from '../error.filter';
import { JawabanInterceptor } from '../jawaban.interceptor';
import { SessionGuard } from '../masuk/session.guard';
import { rutePendek, type Rute } from './rute';

/**
 * Leads what is asked most straight to its controller: the same guard, key, validation, envelope and filter of errors as Nest
 * leads it through, without a router that tries hundreds of paths and the observables of a chain that could be longer. What
 * it does not know to the letter (another spelling of the path, HEAD, a form) goes on to Nest.
 */
export function jalurPendek(app: NestExpressApplication, pipa: PipeTransform): RequestHandler {
  const semua = rutePendek(app.get(ModulesContainer), pipa);
  const penjaga = app.get(SessionGuard);
  const jawaban = app.get(JawabanInterceptor);
  const galat = app.get(ErrorFilter);
  const umum = (app as unknown as { config: ApplicationConfig }).config;
  pastikanSendiri({
    guard: [[...umum.getGlobalGuards(), ...umum.getGlobalRequestGuards()], penjaga],
    interceptor: [[...umum.getGlobalInterceptors(), ...umum.getGlobalRequestInterceptors()], jawaban],
    filter: [[...umum.getGlobalFilters(), ...umum.getGlobalRequestFilters()], galat],
    pipe: [[...umum.getGlobalPipes(), ...umum.getGlobalRequestPipes()], pipa],
  });

  return (req: Request, res: Response, next: NextFunction): void => {
    const rute = semua.get(`${req.method} ${req.path}`);
    if (!rute || (req.method !== 'GET' && req.headers['content-type'] !== 'application/json')) return next();
    req.route = { path: rute.jalur };
    layani(rute, req, res).catch(next);
  };

  async function layani(rute: Rute, req: Request, res: Response): Promise<void> {
    const konteks = new ExecutionContextHost([req, res], rute.kelas, rute.metode);
    try {
      if (!(await penjaga.canActivate(konteks))) throw new TidakBerwenang();
      res.statusCode = rute.status;
      const isi = await jawaban.jawab(konteks, async () => {
        const argumen: unknown[] = [];
        for (const ambil of rute.ambil) argumen.push(await ambil(req, konteks));
        return rute.panggil(...argumen);
      });
      kirim(res, typeof isi === 'string' ? isi : JSON.stringify(isi));
    } catch (error) {
      galat.catch(error, konteks);
    }
  }
}

/** What stands round all controllers is what the short way calls, and nothing else; throws where Nest was given more. */
export function pastikanSendiri(umum: Record<string, readonly [semua: readonly unknown[], milik: unknown]>): void {
  for (const [nama, [semua, milik]] of Object.entries(umum))
    if (semua.length !== 1 || semua[0] !== milik)
      throw new Error(`The short way knows one global ${nama}, and Nest has ${semua.length}`);
}

function kirim(res: Response, teks: string): void {
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(teks));
  res.end(teks);
}
