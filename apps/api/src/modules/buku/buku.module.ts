import { Module } from '@nestjs/common';
import { BukuRepository } from './buku.repository';
import { PeriksaBukuRepository } from './periksa-buku.repository';
import { PeriksaBukuService } from './periksa-buku.service';
import { BukuService } from './buku.service';

@Module({
  providers: [BukuRepository, BukuService, PeriksaBukuRepository, PeriksaBukuService],
  exports: [BukuService, PeriksaBukuService],
})
export class BukuModule {}
