import { Module, type DynamicModule } from '@nestjs/common';
import { JobsModule } from './jobs/jobs.module';
import { ClockModule } from './platform/clock/clock';
import type { Config } from './platform/config/config';
import { ConfigModule } from './platform/config/config.module';
import { IdempotenModule } from './platform/idempoten/idempoten.module';
import { KeamananModule } from './platform/keamanan/keamanan';
import { KeadaanLuarModule } from './platform/outbound/keadaan/keadaan-luar.module';
import { PrismaModule } from './platform/prisma/prisma.module';
import { PutaranModule } from './platform/putaran/putaran.module';
import { MulaiKunciService } from './platform/rahasia/mulai-kunci.service';
import { RahasiaModule } from './platform/rahasia/rahasia.module';
import { StorageModule } from './platform/storage/storage.module';
import { SurelModule } from './platform/surel/surel.module';
import { TteModule } from './platform/tte/tte.module';
import { AuditModule } from './modules/audit/audit.module';
import { UnggahanModule } from './modules/unggahan/unggahan.module';
import { NotifikasiModule } from './modules/notifikasi/notifikasi.module';
import { DokumenModule } from './modules/dokumen/dokumen.module';
import { TampilanModule } from './modules/tampilan/tampilan.module';
import { EksporModule } from './modules/ekspor/ekspor.module';
import { RekeningModule } from './modules/rekening/rekening.module';
import { ImporModule } from './modules/impor/impor.module';
import { KunciModule } from './modules/kunci/kunci.module';
import { PendaftaranModule } from './modules/pendaftaran/pendaftaran.module';
import { PengajuanModule } from './modules/pengajuan/pengajuan.module';
import { PerusahaanModule } from './modules/perusahaan/perusahaan.module';
import { RakorModule } from './modules/rakor/rakor.module';
import { TagihanModule } from './modules/tagihan/tagihan.module';
import { SapuSsoModule } from './modules/sso/sapu-sso.service';

const MODULES = [
  AuditModule,
  KunciModule,
  SapuSsoModule,
  PengajuanModule,
  PerusahaanModule,
  NotifikasiModule,
  UnggahanModule,
  DokumenModule,
  ImporModule,
  EksporModule,
  TampilanModule,
  RekeningModule,
  PendaftaranModule,
  TagihanModule,
  RakorModule,
];

/** Services that both doors use: the API and the workers. */
@Module({})
export class CoreModule {
  static with(config: Config): DynamicModule {
    return {
      module: CoreModule,
      imports: [
        ConfigModule.with(config),
        ClockModule,
        KeamananModule,
        PrismaModule,
        KeadaanLuarModule,
        TteModule,
        PutaranModule,
        RahasiaModule,
        IdempotenModule,
        JobsModule,
        StorageModule.of(config),
        SurelModule,
        ...MODULES,
      ],
      providers: [MulaiKunciService],
      exports: MODULES,
    };
  }
}
