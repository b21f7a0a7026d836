import { Module } from '@nestjs/common';
import { BukuModule } from '../buku/buku.module';
import { AuditModule } from '../audit/audit.module';
import { FaktorModule } from '../auth/faktor/faktor.module';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { BukaGarisService } from './buka-garis.service';
import { GarisService } from './garis.service';
import { NeracaController } from './neraca.controller';
import { NeracaRepository } from './neraca.repository';
import { PapanService } from './papan.service';
import { PasokanController } from './pasokan.controller';
import { PasokanService } from './pasokan.service';
import { PenetapanController } from './penetapan.controller';
import { PenetapanRepository } from './penetapan.repository';
import { PenetapanService } from './penetapan.service';

@Module({
  imports: [BukuModule, AuditModule, FaktorModule, PengajuanModule, ReferensiModule],
  controllers: [NeracaController, PenetapanController, PasokanController],
  providers: [
    BukaGarisService,
    GarisService,
    NeracaRepository,
    PapanService,
    PasokanService,
    PenetapanRepository,
    PenetapanService,
  ],
  exports: [GarisService, PenetapanService],
})
export class NeracaModule {}
