import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { MenuModule } from '../menu/menu.module';
import { AkunModule } from './akun.module';
import { AkunService } from './akun.service';
import { AuthController } from './auth.controller';
import { OIDC_ENDPOINTS } from './auth.types';
import { BearerService } from './bearer.service';
import { KlienMesinRepository } from './klien-mesin.repository';
import { KeluarService } from './keluar.service';
import { LoginLimiter } from './login-limiter.service';
import { resolveEndpoints } from './oidc.endpoints';
import { OidcStrategy } from './oidc.strategy';
import { PercobaanRepository } from './percobaan.repository';
import { ProfilService } from './profil.service';
import { ProviderController } from './provider/provider.controller';
import { createProvider } from './provider/provider.factory';
import { ProviderStateRepository } from './provider/provider-state.repository';
import { PROVIDER } from './provider/provider.token';
import { SegarkanService } from './segarkan.service';
import { SesiIngat } from './sesi-ingat';
import { SesiRepository } from './sesi.repository';
import { SesiService } from './sesi.service';
import { TokenClient } from './token.client';

@Module({
  imports: [PassportModule.register({ session: false }), MenuModule, AkunModule],
  controllers: [AuthController, ProviderController],
  providers: [
    SesiIngat,
    SesiRepository,
    SesiService,
    ProfilService,
    KeluarService,
    SegarkanService,
    BearerService,
    KlienMesinRepository,
    TokenClient,
    LoginLimiter,
    PercobaanRepository,
    OidcStrategy,
    ProviderStateRepository,
    { provide: OIDC_ENDPOINTS, inject: [CONFIG], useFactory: (config: Config) => resolveEndpoints(config) },
    {
      provide: PROVIDER,
      inject: [CONFIG, ProviderStateRepository, AkunService, KlienMesinRepository],
      useFactory: (config: Config, repo: ProviderStateRepository, akun: AkunService, klien: KlienMesinRepository) =>
        config.oidc.builtIn ? createProvider(config, repo, akun, klien) : null,
    },
  ],
  exports: [SesiService, SegarkanService, BearerService, PROVIDER],
})
export class AuthModule {}
