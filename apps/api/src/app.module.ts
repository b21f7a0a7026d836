import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { EnvelopeInterceptor } from './http/envelope.interceptor';
import { ErrorFilter } from './http/error.filter';
import { JawabanInterceptor } from './http/jawaban.interceptor';
import { IdempotencyInterceptor } from './http/tengah/idempotency.interceptor';
import { SessionGuard } from './http/masuk/session.guard';
import { CoreModule } from './core.module';
import type { Config } from './platform/config/config';
import { logging } from './platform/logger/logging';
import { AuthModule } from './modules/auth/auth.module';
import { KesehatanModule } from './modules/kesehatan/kesehatan.module';
import { KelolaKalenderModule } from './modules/kelola-kalender/kelola-kalender.module';
import { KelolaReferensiModule } from './modules/kelola-referensi/kelola-referensi.module';
import { NeracaModule } from './modules/neraca/neraca.module';
import { NppModule } from './modules/npp/npp.module';
import { PenggunaModule } from './modules/pengguna/pengguna.module';
import { PublikModule } from './modules/publik/publik.module';
import { SsoModule } from './modules/sso/sso.module';

/** The API: the shared core, its doors, and the doorframe every request passes. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        LoggerModule.forRoot(logging(config)),
        CoreModule.with(config),
        AuthModule,
        SsoModule,
        PenggunaModule,
        KelolaKalenderModule,
        KelolaReferensiModule,
        NeracaModule,
        NppModule,
        PublikModule,
        KesehatanModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: SessionGuard },
        IdempotencyInterceptor,
        EnvelopeInterceptor,
        { provide: APP_INTERCEPTOR, useClass: JawabanInterceptor },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
