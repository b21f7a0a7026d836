import { Module } from '@nestjs/common';
import { AkunModule } from '../auth/akun.module';
import { AuthModule } from '../auth/auth.module';
import { CekTokenService } from './cek-token.service';
import { KunciKlienRepository } from './kunci-klien.repository';
import { KunciKlienService } from './kunci-klien.service';
import { OtorisasiService } from './otorisasi.service';
import { PerizinanController } from './perizinan.controller';
import { SesiSendiriController } from './sesi-sendiri.controller';
import { SesiSendiriRepository } from './sesi-sendiri.repository';
import { SesiSendiriService } from './sesi-sendiri.service';
import { TokenKlienController } from './token-klien.controller';
import { TokenSitusService } from './token-situs.service';

@Module({
  imports: [AuthModule, AkunModule],
  controllers: [SesiSendiriController, PerizinanController, TokenKlienController],
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
