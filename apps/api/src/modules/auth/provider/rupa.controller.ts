import { readFileSync } from 'node:fs';
import { Controller, Get, Header, Inject, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Publik, Raw } from '../../../http/decorators';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { GAYA, KELUAR_JS, KUNCI_JS } from './gaya';

const HURUF = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
const JS = 'text/javascript; charset=utf-8';

/** Style, face and small scripts of the provider's pages (files of our own origin, nothing inline), and whose passkeys they take. */
@ApiExcludeController()
@Raw()
@Controller()
export class RupaController {
  private readonly huruf = readFileSync(require.resolve(HURUF));

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Passkeys belong to PUBLIC_URL's host; the console on a host of its own may make and use them, too (WebAuthn). */
  @Get('.well-known/webauthn')
  @Publik()
  asal(): { origins: string[] } {
    const { publicUrl, publicUrlPetugas } = this.config;
    return { origins: [...new Set([publicUrl, publicUrlPetugas].map((u) => new URL(u).origin))] };
  }

  @Get('oidc/masuk/gaya.css')
  @Publik()
  @Header('Content-Type', 'text/css; charset=utf-8')
  gaya(): string {
    return GAYA;
  }

  @Get('oidc/masuk/huruf.woff2')
  @Publik()
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  jenisHuruf(): StreamableFile {
    return new StreamableFile(this.huruf, { type: 'font/woff2' });
  }

  @Get('oidc/masuk/kunci.js')
  @Publik()
  @Header('Content-Type', JS)
  kunci(): string {
    return KUNCI_JS;
  }

  @Get('oidc/masuk/keluar.js')
  @Publik()
  @Header('Content-Type', JS)
  keluar(): string {
    return KELUAR_JS;
  }
}
