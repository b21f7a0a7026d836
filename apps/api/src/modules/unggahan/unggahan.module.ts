import { Module } from '@nestjs/common';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { PerusahaanModule } from '../perusahaan/perusahaan.module';
import { NibOssService } from './nib-oss.service';
import { SalinDokumenService } from './salin-dokumen.service';
import { SurelDokumenService } from './surel-dokumen.service';
import { UnggahanController } from './unggahan.controller';
import { UnggahanRepository } from './unggahan.repository';
import { UnggahanService } from './unggahan.service';
import { KuotaRepository } from './kuota.repository';
import { KuotaService } from './kuota.service';

@Module({
  imports: [PengajuanModule, PerusahaanModule],
  controllers: [UnggahanController],
  providers: [
    SalinDokumenService,
    SurelDokumenService,
    UnggahanRepository,
    UnggahanService,
    NibOssService,
    KuotaRepository,
    KuotaService,
  ],
  exports: [SalinDokumenService, SurelDokumenService, UnggahanService, KuotaService],
})
export class UnggahanModule {}
