import { Module } from '@nestjs/common';
import { NotifikasiController } from './notifikasi.controller';
import { NotifikasiRepository } from './notifikasi.repository';
import { NotifikasiService } from './notifikasi.service';

@Module({
  controllers: [NotifikasiController],
  providers: [NotifikasiRepository, NotifikasiService],
  exports: [NotifikasiService],
})
export class NotifikasiModule {}
