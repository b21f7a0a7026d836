import { Module } from '@nestjs/common';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { BerkasController } from './berkas.controller';
import { BerkasRepository } from './berkas.repository';
import { BerkasService } from './berkas.service';
import { KuotaRepository } from './kuota.repository';
import { KuotaService } from './kuota.service';

@Module({
  imports: [PengajuanModule],
  controllers: [BerkasController],
  providers: [BerkasRepository, BerkasService, KuotaRepository, KuotaService],
  exports: [BerkasService, KuotaService],
})
export class BerkasModule {}
