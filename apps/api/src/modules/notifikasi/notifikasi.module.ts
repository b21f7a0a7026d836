import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AkunModule } from '../auth/akun/akun.module';
import { PembatasModule } from '../auth/masuk/pembatas.module';
import { AliranRepository } from './aliran.repository';
import { AliranService } from './aliran.service';
import { KotakRepository } from './kotak.repository';
import { NotifikasiController } from './notifikasi.controller';
import { NotifikasiRepository } from './notifikasi.repository';
import { NotifikasiService } from './notifikasi.service';
import { PenyajiKabarService } from './penyaji-kabar.service';
import { PilihanService } from './pilihan.service';
import { SiaranController } from './siaran/siaran.controller';
import { SiaranRepository } from './siaran/siaran.repository';
import { SiaranService } from './siaran/siaran.service';
import { SurelNotifRepository } from './surel-notif.repository';
import { SurelNotifService } from './surel-notif.service';

@Module({
  imports: [AkunModule, AuditModule, PembatasModule],
  controllers: [NotifikasiController, SiaranController],
  providers: [
    KotakRepository,
    NotifikasiRepository,
    NotifikasiService,
    PenyajiKabarService,
    AliranRepository,
    AliranService,
    PilihanService,
    SiaranRepository,
    SiaranService,
    SurelNotifRepository,
    SurelNotifService,
  ],
  exports: [NotifikasiService, PenyajiKabarService, SiaranService, SurelNotifService],
})
export class NotifikasiModule {}
