import { Module } from '@nestjs/common';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { BerkasController } from './berkas.controller';
import { BerkasRepository } from './berkas.repository';
import { BerkasService } from './berkas.service';

@Module({
  imports: [PengajuanModule],
  controllers: [BerkasController],
  providers: [BerkasRepository, BerkasService],
  exports: [BerkasService],
})
export class BerkasModule {}
