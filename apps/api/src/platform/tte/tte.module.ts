import { Global, Module } from '@nestjs/common';
import { PenandaTangan } from './penanda-tangan';
import { PenandaTanganHttp } from './tte-http';

@Global()
@Module({ providers: [{ provide: PenandaTangan, useClass: PenandaTanganHttp }], exports: [PenandaTangan] })
export class TteModule {}
