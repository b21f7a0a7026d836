import { Global, Module } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { Keamanan } from '../keamanan/keamanan';
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
      useFactory: (config: Config, zaman: ZamanService, keamanan: Keamanan) =>
        new Rahasia(config.kunci.data, zaman, ({ kolom, baris, sebab }) =>
          keamanan.catat('crypt_decrypt_fail', {
            sebab: `${kolom}: ${sebab}`,
            // Rows of other tables are named by companies' numbers, too.
            ...(kolom.startsWith('pengguna.') ? { tentang: baris } : {}),
          }),
        ),
      inject: [CONFIG, ZamanService, Keamanan],
    },
  ],
  exports: [Rahasia, ZamanService, DaftarKunciService],
})
export class RahasiaModule {}
