import { Module } from '@nestjs/common';
import { UnggahanModule } from '../unggahan/unggahan.module';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { BangunDokumenService } from './bangun-dokumen.service';
import { DokumenRepository } from './dokumen.repository';
import { KonsepController } from './konsep.controller';
import { KonsepService } from './konsep.service';

@Module({
  imports: [UnggahanModule, PengajuanModule, ReferensiModule],
  controllers: [KonsepController],
  providers: [BangunDokumenService, DokumenRepository, KonsepService],
  exports: [BangunDokumenService],
})
export class DokumenModule {}
