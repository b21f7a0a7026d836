import { Global, Logger, Module } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { DaftarKunciRepository } from './daftar-kunci.repository';
import { DaftarKunciService } from './daftar-kunci.service';
import { Rahasia } from './rahasia';
import { ZamanRepository } from './zaman.repository';
import { ZamanService } from './zaman.service';

/** Encryption at rest with the keys of this process, in the form that the database has come to. */
@Global()
@Module({
  providers: [
    ZamanRepository,
    ZamanService,
    DaftarKunciRepository,
    DaftarKunciService,
    {
      provide: Rahasia,
      useFactory: (config: Config, zaman: ZamanService) =>
        new Rahasia(config.kunci.data, zaman, ({ kolom, baris, sebab }) =>
          new Logger('rahasia').error({ kolom, baris, sebab }, 'value cannot be read'),
        ),
      inject: [CONFIG, ZamanService],
    },
  ],
  exports: [Rahasia, ZamanService, DaftarKunciService],
})
export class RahasiaModule {}
