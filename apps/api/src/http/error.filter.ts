import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { PESAN } from '@sinas/domain/pesan/pesan';
import type { Request, Response } from 'express';
import * as galat from '../platform/errors';
import { Keamanan } from '../platform/keamanan/keamanan';
import { jejakKini } from '../platform/jejak/jejak';
import { jalurLog } from '../platform/logger/logging';

interface Body {
  status: false;
  code: string;
  message: string;
  data: unknown;
  errors?: unknown;
  error?: string;
  trace_id?: string;
}
const body = (code: string, message: string, lain: Partial<Body> = {}): Body => ({
  status: false,
  code,
  message,
  data: null,
  ...lain,
});

/** SQLSTATE of characters that no text column takes (NUL, broken encoding). */
const UNSTORABLE = /22021|22P05/;

/** Domain errors and HTTP words meet here, and nowhere else. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  constructor(private readonly keamanan: Keamanan) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) {
      response.end();
      return;
    }
    this.catat(error, host.switchToHttp().getRequest<Request>());
    const [status, answer] = this.translate(error, host.switchToHttp().getRequest<Request>());
    if (error instanceof galat.TerlaluSering || error instanceof galat.Penuh)
      response.setHeader('Retry-After', error.detik);
    response.status(status).json(answer);
  }

  /** Refusals that say something about who asks; limits and wrong passwords are told where they are counted. */
  private catat(error: unknown, request: Request): void {
    const isi = { jalur: `${request.method} ${jalurLog(request.path)}` };
    if (error instanceof galat.TidakBerwenang)
      this.keamanan.catat(error.kunci === 'akses.csrf' ? 'malicious_cors' : 'authz_fail', {
        ...isi,
        sebab: error.kunci,
      });
    else if (error instanceof galat.BadanBerlebihan || (error as { type?: string }).type === 'entity.too.large')
      this.keamanan.catat('malicious_extraneous', isi);
    else if (error instanceof galat.BentukSalah) this.keamanan.catat('input_validation_fail', isi);
    else if (error instanceof galat.TokenDitolak && error.sebab === 'invalid_token')
      this.keamanan.catat('authn_login_fail', { ...isi, sebab: error.sebab });
    else if (error instanceof galat.BelumMasuk && error.kunci === 'akses.belum_masuk' && request.headers.cookie)
      this.keamanan.catat('session_use_after_expire', isi);
  }

  private translate(error: unknown, request: Request): [number, Body] {
    if (error instanceof galat.BentukSalah) return [400, body('02', error.message, { errors: error.errors })];
    if (error instanceof galat.BadanBerlebihan) return [400, body('02', error.message, { errors: [] })];
    if (error instanceof galat.TokenDitolak) return [400, body('04', error.message, { error: error.sebab })];
    if (error instanceof galat.BelumMasuk) return [401, body('04', error.message)];
    if (error instanceof galat.TidakBerwenang) return [403, body('04', error.message)];
    if (error instanceof galat.TidakAda) return [404, body('03', error.message)];
    if (error instanceof galat.Bentrok) return [409, body('05', error.message, { data: error.kini })];
    if (error instanceof galat.AturanDilanggar) return [422, body('06', error.message, { errors: error.masalah })];
    if (error instanceof galat.TerlaluSering) return [429, body('07', error.message)];
    if (error instanceof galat.Penuh) return [503, body('07', error.message)];
    if (error instanceof galat.SistemLainGagal) return [error.waktuHabis ? 504 : 502, body('08', error.message)];
    if (error instanceof galat.DomainError) return [422, body('06', error.message, { errors: [] })];
    if (error instanceof HttpException) return this.http(error);
    const known = this.database(error);
    if (known) return known;
    const trace_id = jejakKini() ?? 'tanpa-jejak';
    this.logger.error(
      { trace_id, route: `${request.method} ${jalurLog(request.path)}`, err: error },
      'unexpected failure',
    );
    return [500, body('99', PESAN['gagal.server'], { trace_id })];
  }

  private http(error: HttpException): [number, Body] {
    const status = error.getStatus();
    if (status === 404) return [404, body('03', PESAN['umum.tidak_ditemukan'])];
    if (status === 413) return [413, body('02', PESAN['umum.terlalu_besar'], { errors: [] })];
    if (status === 429) return [429, body('07', PESAN['umum.terlalu_sering'])];
    return [status, body(status === 401 || status === 403 ? '04' : '02', PESAN['umum.isian_salah'], { errors: [] })];
  }

  /** Broken JSON from the body parser, and serialization conflicts of the database. */
  private database(error: unknown): [number, Body] | null {
    const e = error as { type?: string; status?: number; code?: string; meta?: unknown };
    if (e.type === 'entity.too.large') return [413, body('02', PESAN['umum.terlalu_besar'], { errors: [] })];
    if (e.status === 400 && e.type) return [400, body('02', PESAN['umum.isian_salah'], { errors: [] })];
    if (UNSTORABLE.test(JSON.stringify(e.meta ?? '')))
      return [400, body('02', PESAN['umum.isian_salah'], { errors: [] })];
    if (e.code === 'P2034') return [409, body('05', PESAN['umum.versi_usang'])];
    return null;
  }
}
