import { readFileSync } from 'node:fs';
import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Publik, Raw } from '../../../http/decorators';
import { GAYA, KELUAR_JS, KUNCI_JS } from './gaya';

const HURUF = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
const JS = 'text/javascript; charset=utf-8';

/** Style, face and small scripts of the provider's pages: files of our own origin, nothing inline. */
@ApiExcludeController()
@Raw()
@Controller('oidc/masuk')
export class RupaController {
  private readonly huruf = readFileSync(require.resolve(HURUF));

  @Get('gaya.css')
  @Publik()
  @Header('Content-Type', 'text/css; charset=utf-8')
  gaya(): string {
    return GAYA;
  }

  @Get('huruf.woff2')
  @Publik()
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  jenisHuruf(): StreamableFile {
    return new StreamableFile(this.huruf, { type: 'font/woff2' });
  }

  @Get('kunci.js')
  @Publik()
  @Header('Content-Type', JS)
  kunci(): string {
    return KUNCI_JS;
  }

  @Get('keluar.js')
  @Publik()
  @Header('Content-Type', JS)
  keluar(): string {
    return KELUAR_JS;
  }
}
