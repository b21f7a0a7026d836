import { Module } from '@nestjs/common';
import { AkunModule } from '../auth/akun/akun.module';
import { AuthModule } from '../auth/auth.module';
import { CekTokenService } from './klien/cek-token.service';
import { KunciKlienRepository } from './klien/kunci-klien.repository';
import { KunciKlienService } from './klien/kunci-klien.service';
import { OtorisasiService } from './otorisasi.service';
import { PerizinanSsoController } from './perizinan.controller';
import { SesiSendiriController } from './sesi-sendiri/sesi-sendiri.controller';
import { SesiSendiriRepository } from './sesi-sendiri/sesi-sendiri.repository';
import { SesiSendiriService } from './sesi-sendiri/sesi-sendiri.service';
import { TokenKlienController } from './klien/token-klien.controller';
import { TokenSitusService } from './klien/token-situs.service';

@Module({
  imports: [AuthModule, AkunModule],
  controllers: [SesiSendiriController, PerizinanSsoController, TokenKlienController],
  providers: [
    SesiSendiriRepository,
    SesiSendiriService,
    OtorisasiService,
    TokenSitusService,
    CekTokenService,
    KunciKlienRepository,
    KunciKlienService,
  ],
})
export class SsoModule {}
