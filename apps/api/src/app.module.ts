import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { ErrorFilter } from './http/error.filter';
import { JawabanInterceptor } from './http/jawaban.interceptor';
import { KunciPermintaan } from './http/tengah/kunci-permintaan';
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
      // By their own names too: the short way (http/jalur) asks the same ones.
      providers: [
        KunciPermintaan,
        ...[SessionGuard, JawabanInterceptor, ErrorFilter],
        { provide: APP_GUARD, useExisting: SessionGuard },
        { provide: APP_INTERCEPTOR, useExisting: JawabanInterceptor },
        { provide: APP_FILTER, useExisting: ErrorFilter },
      ],
    };
  }
}
