import { Module } from '@nestjs/common';
import { BukuRepository } from './buku.repository';
import { PosisiController } from './posisi.controller';
import { PosisiRepository } from './posisi.repository';
import { PosisiService } from './posisi.service';
import { AuditModule } from '../audit/audit.module';
import { BatasController } from './batas/batas.controller';
import { BatasRepository } from './batas/batas.repository';
import { BatasService } from './batas/batas.service';
import { IkatBatasService } from './batas/ikat-batas.service';
import { ReferensiModule } from '../referensi/referensi.module';
import { PeriksaBukuRepository } from './periksa-buku.repository';
import { PeriksaBukuService } from './periksa-buku.service';
import { BukuService } from './buku.service';
import { TutupBukuRepository } from './tutup-buku.repository';
import { TutupBukuService } from './tutup-buku.service';

@Module({
  imports: [AuditModule, ReferensiModule],
  controllers: [PosisiController, BatasController],
  providers: [
    BatasRepository,
    BatasService,
    IkatBatasService,
    TutupBukuService,
    TutupBukuRepository,
    BukuRepository,
    BukuService,
    PeriksaBukuRepository,
    PeriksaBukuService,
    PosisiRepository,
    PosisiService,
  ],
  exports: [IkatBatasService, TutupBukuService, BukuService, PeriksaBukuService, PosisiService],
})
export class BukuModule {}
