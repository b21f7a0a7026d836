import { Module } from '@nestjs/common';
import { BukuRepository } from './buku.repository';
import { PosisiController } from './posisi.controller';
import { PosisiRepository } from './posisi.repository';
import { PosisiService } from './posisi.service';
import { ReferensiModule } from '../referensi/referensi.module';
import { PeriksaBukuRepository } from './periksa-buku.repository';
import { PeriksaBukuService } from './periksa-buku.service';
import { BukuService } from './buku.service';
import { TutupBukuRepository } from './tutup-buku.repository';
import { TutupBukuService } from './tutup-buku.service';

@Module({
  imports: [ReferensiModule],
  controllers: [PosisiController],
  providers: [
    TutupBukuService,
    TutupBukuRepository,
    BukuRepository,
    BukuService,
    PeriksaBukuRepository,
    PeriksaBukuService,
    PosisiRepository,
    PosisiService,
  ],
  exports: [TutupBukuService, BukuService, PeriksaBukuService, PosisiService],
})
export class BukuModule {}
