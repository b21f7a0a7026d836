import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { AuditModule } from '../audit/audit.module';
import { MenuModule } from '../menu/menu.module';
import { PendaftaranModule } from '../pendaftaran/pendaftaran.module';
import { AkunModule } from './akun.module';
import { AktivitasController } from './aktivitas.controller';
import { AkunService } from './akun.service';
import { AlurMasukService } from './alur-masuk.service';
import { AuthController } from './auth.controller';
import { OIDC_ENDPOINTS } from './auth.types';
import { BuktiController } from './faktor/bukti.controller';
import { FaktorService } from './faktor/faktor.service';
import { FaktorController } from './faktor/faktor.controller';
import { FaktorModule } from './faktor/faktor.module';
import { SetelUlangController } from './faktor/setel-ulang.controller';
import { BuktiPenyediaService } from './bukti-penyedia.service';
import { BearerService } from './bearer.service';
import { KlienMesinRepository } from './klien-mesin.repository';
import { KeluarService } from './keluar.service';
import { resolveEndpoints } from './oidc.endpoints';
import { MasukController } from './masuk.controller';
import { MasukNeracaController } from './masuk-neraca.controller';
import { MasukNeracaService } from './masuk-neraca.service';
import { MasukService } from './masuk.service';
import { PintuMasukService } from './pintu-masuk.service';
import { OidcStrategy } from './oidc.strategy';
import { PerangkatService } from './perangkat.service';
import { ProfilService } from './profil.service';
import { KlienSsoRepository } from './provider/klien-sso.repository';
import { KlienSsoService } from './provider/klien-sso.service';
import { signingKeys } from './provider/kunci-penyedia';
import { PenyediaService } from './provider/penyedia.service';
import { ProviderController } from './provider/provider.controller';
import { RupaController } from './provider/rupa.controller';
import { createProvider } from './provider/provider.factory';
import { ProviderStateRepository } from './provider/provider-state.repository';
import { KUNCI_PENYEDIA, PROVIDER } from './provider/provider.token';
import { SegarkanService } from './segarkan.service';
import { SesiRepository } from './sesi.repository';
import { SesiService } from './sesi.service';
import { TautanController } from './tautan.controller';
import { TautanMasukService } from './tautan-masuk.service';
import { TokenClient } from './token.client';
import { TokenLokalService } from './token-lokal.service';
import { TukarTokenService } from './tukar-token.service';

@Module({
  imports: [
    PassportModule.register({ session: false }),
    MenuModule,
    AkunModule,
    AuditModule,
    FaktorModule,
    PendaftaranModule,
  ],
  controllers: [
    AuthController,
    MasukController,
    MasukNeracaController,
    AktivitasController,
    RupaController,
    ProviderController,
    TautanController,
    BuktiController,
    FaktorController,
    SetelUlangController,
  ],
  providers: [
    SesiRepository,
    SesiService,
    ProfilService,
    KeluarService,
    SegarkanService,
    BearerService,
    KlienMesinRepository,
    TokenClient,
    TokenLokalService,
    TukarTokenService,
    MasukService,
    PintuMasukService,
    PerangkatService,
    AlurMasukService,
    TautanMasukService,
    BuktiPenyediaService,
    MasukNeracaService,
    OidcStrategy,
    KlienSsoRepository,
    KlienSsoService,
    PenyediaService,
    ProviderStateRepository,
    { provide: OIDC_ENDPOINTS, inject: [CONFIG], useFactory: (config: Config) => resolveEndpoints(config) },
    {
      provide: KUNCI_PENYEDIA,
      inject: [CONFIG],
      useFactory: (config: Config) => (config.oidc.builtIn ? signingKeys(config) : null),
    },
    {
      provide: PROVIDER,
      inject: [
        CONFIG,
        ProviderStateRepository,
        AkunService,
        KlienMesinRepository,
        KlienSsoService,
        FaktorService,
        KUNCI_PENYEDIA,
      ],
      useFactory: (...perlu: Parameters<typeof createProvider>) =>
        perlu[0].oidc.builtIn ? createProvider(...perlu) : null,
    },
  ],
  exports: [SesiService, SegarkanService, BearerService, ProfilService, KlienSsoService, PenyediaService, PROVIDER],
})
export class AuthModule {}
