import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { AuditModule } from '../audit/audit.module';
import { MenuModule } from '../menu/menu.module';
import { NotifikasiModule } from '../notifikasi/notifikasi.module';
import { PendaftaranModule } from '../pendaftaran/pendaftaran.module';
import { AkunModule } from './akun/akun.module';
import { AktivitasController } from './aktivitas/aktivitas.controller';
import { AkunService } from './akun/akun.service';
import { AlurMasukService } from './masuk/alur-masuk.service';
import { AuthController } from './auth.controller';
import { OIDC_ENDPOINTS } from './auth.types';
import { BuktiController } from './faktor/bukti/bukti.controller';
import { FaktorService } from './faktor/faktor.service';
import { FaktorController } from './faktor/faktor.controller';
import { FaktorModule } from './faktor/faktor.module';
import { SetelUlangController } from './faktor/setel-ulang/setel-ulang.controller';
import { PelaksanaController } from './pelaksana/pelaksana.controller';
import { PelaksanaRepository } from './pelaksana/pelaksana.repository';
import { PelaksanaService } from './pelaksana/pelaksana.service';
import { BuktiPenyediaService } from './oidc/bukti-penyedia.service';
import { BearerService } from './oidc/bearer.service';
import { KlienMesinRepository } from './oidc/klien-mesin.repository';
import { KeluarService } from './masuk/keluar.service';
import { resolveEndpoints } from './oidc/oidc.endpoints';
import { MasukController } from './masuk/masuk.controller';
import { MasukNeracaController } from './masuk/masuk-neraca.controller';
import { MasukNeracaService } from './masuk/masuk-neraca.service';
import { MasukService } from './masuk/masuk.service';
import { PintuMasukService } from './masuk/pintu-masuk.service';
import { OidcStrategy } from './oidc/oidc.strategy';
import { PerangkatService } from './sesi/perangkat.service';
import { ProfilService } from './akun/profil.service';
import { KlienSsoRepository } from './provider/klien-sso.repository';
import { KlienSsoService } from './provider/klien-sso.service';
import { signingKeys } from './provider/kunci-penyedia';
import { PenyediaService } from './provider/penyedia.service';
import { ProviderController } from './provider/provider.controller';
import { RupaController } from './provider/rupa.controller';
import { createProvider } from './provider/provider.factory';
import { ProviderStateRepository } from './provider/provider-state.repository';
import { KUNCI_PENYEDIA, PROVIDER } from './provider/provider.token';
import { SegarkanService } from './oidc/segarkan.service';
import { SesiRepository } from './sesi/sesi.repository';
import { SesiService } from './sesi/sesi.service';
import { TautanController } from './akun/tautan.controller';
import { TautanMasukService } from './akun/tautan-masuk.service';
import { TokenClient } from './oidc/token.client';
import { TokenLokalService } from './oidc/token-lokal.service';
import { TukarTokenService } from './oidc/tukar-token.service';

@Module({
  imports: [
    PassportModule.register({ session: false }),
    MenuModule,
    AkunModule,
    AuditModule,
    FaktorModule,
    NotifikasiModule,
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
    PelaksanaController,
  ],
  providers: [
    SesiRepository,
    SesiService,
    ProfilService,
    PelaksanaRepository,
    PelaksanaService,
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
