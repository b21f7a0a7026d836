import { Module } from '@nestjs/common';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { UnggahanController } from './unggahan.controller';
import { UnggahanRepository } from './unggahan.repository';
import { UnggahanService } from './unggahan.service';
import { KuotaRepository } from './kuota.repository';
import { KuotaService } from './kuota.service';

@Module({
  imports: [PengajuanModule],
  controllers: [UnggahanController],
  providers: [UnggahanRepository, UnggahanService, KuotaRepository, KuotaService],
  exports: [UnggahanService, KuotaService],
})
export class UnggahanModule {}
