import { Module } from '@nestjs/common';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { SalinDokumenService } from './salin-dokumen.service';
import { SurelDokumenService } from './surel-dokumen.service';
import { UnggahanController } from './unggahan.controller';
import { UnggahanRepository } from './unggahan.repository';
import { UnggahanService } from './unggahan.service';
import { KuotaRepository } from './kuota.repository';
import { KuotaService } from './kuota.service';

@Module({
  imports: [PengajuanModule],
  controllers: [UnggahanController],
  providers: [
    SalinDokumenService,
    SurelDokumenService,
    UnggahanRepository,
    UnggahanService,
    KuotaRepository,
    KuotaService,
  ],
  exports: [SalinDokumenService, SurelDokumenService, UnggahanService, KuotaService],
})
export class UnggahanModule {}
