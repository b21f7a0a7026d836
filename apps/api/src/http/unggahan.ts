import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createParamDecorator,
  Inject,
  Injectable,
  mixin,
  PayloadTooLargeException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { AturanTeks } from '../platform/errors';
import type { Config } from '../platform/config/config';
import { CONFIG } from '../platform/config/config.module';
import { Keamanan } from '../platform/keamanan/keamanan';
import { BerkasMasuk } from '../platform/storage/berkas-masuk';

/** What multer tells of a file that it has put on disk. */
interface TelahDitulis {
  /** name as the browser sent it, read as latin1 by multer */
  originalname: string;
  size: number;
  /** Not there of a file that was refused on the way: it is gone already. */
  path?: string;
}
type PermintaanUnggah = Request & { file?: TelahDitulis };

/** One folder of this process alone, gone with it. */
const FOLDER = mkdtempSync(path.join(tmpdir(), 'sinas-unggah-'));
process.once('exit', () => rmSync(FOLDER, { recursive: true, force: true }));

/** Limits of everything in a form but the file: a form has a handful of short fields. */
const LAIN = { files: 1, fields: 10, fieldSize: 2 * 1024, fieldNameSize: 100, parts: 11, headerPairs: 20 } as const;

/**
 * Takes one file (`file`) of a form onto disk while it comes, up to `maksKb` and not a byte further, and removes it when
 * the request has ended. Memory does not grow with its size.
 */
export function Unggahan(langkah: string, maksKb: (config: Config) => number): Type<NestInterceptor> {
  @Injectable()
  class UnggahanInterceptor implements NestInterceptor {
    private readonly dalam: NestInterceptor;
    private readonly kb: number;

    constructor(
      @Inject(CONFIG) config: Config,
      @Inject(Keamanan) private readonly keamanan: Keamanan,
    ) {
      this.kb = maksKb(config);
      this.dalam = new (FileInterceptor('file', { dest: FOLDER, limits: { ...LAIN, fileSize: this.kb * 1024 } }))();
    }

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<PermintaanUnggah>();
      http.getResponse<Response>().once('close', () => {
        if (request.file?.path) void rm(request.file.path, { force: true });
      });
      try {
        return await this.dalam.intercept(context, next);
      } catch (error) {
        this.keamanan.catat('upload_validation', { sebab: (error as Error).name });
        if (!(error instanceof PayloadTooLargeException)) throw error;
        const message = pesan('berkas.terlalu_besar', { n: Number((this.kb / 1024).toFixed(2)) });
        throw new AturanTeks(message, [{ langkah, path: 'file', message }]);
      }
    }
  }
  return mixin(UnggahanInterceptor);
}

/** The file that `Unggahan` has taken; null when the form had none. */
export const BerkasForm = createParamDecorator((_: unknown, context: ExecutionContext): BerkasMasuk | null => {
  const { file } = context.switchToHttp().getRequest<PermintaanUnggah>();
  return file?.path
    ? new BerkasMasuk(Buffer.from(file.originalname, 'latin1').toString('utf8'), file.size, file.path)
    : null;
});
