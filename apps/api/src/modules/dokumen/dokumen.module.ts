import { Module } from '@nestjs/common';
import { UnggahanModule } from '../unggahan/unggahan.module';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { BangunDokumenService } from './bangun-dokumen.service';
import { DokumenRepository } from './dokumen.repository';

@Module({
  imports: [UnggahanModule, PengajuanModule, ReferensiModule],
  providers: [BangunDokumenService, DokumenRepository],
  exports: [BangunDokumenService],
})
export class DokumenModule {}
