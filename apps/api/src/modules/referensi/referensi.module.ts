import { Module } from '@nestjs/common';
import { KomoditasController } from './komoditas.controller';
import { KomoditasService } from './komoditas.service';
import { ReferensiController } from './referensi.controller';
import { ReferensiRepository } from './referensi.repository';
import { ReferensiService } from './referensi.service';

@Module({
  controllers: [ReferensiController, KomoditasController],
  providers: [ReferensiRepository, ReferensiService, KomoditasService],
  exports: [ReferensiService, KomoditasService],
})
export class ReferensiModule {}
