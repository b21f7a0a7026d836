import { Module } from '@nestjs/common';
import { DokumenPerusahaanController } from './dokumen-perusahaan.controller';
import { DokumenPerusahaanService } from './dokumen-perusahaan.service';
import { HakPerusahaanService } from './hak-perusahaan.service';
import { KementanService } from './kementan.service';
import { OssService } from './oss.service';
import { PajakService } from './pajak.service';
import { PerusahaanController } from './perusahaan.controller';
import { PerusahaanRepository } from './perusahaan.repository';
import { RegistriService } from './registri.service';
import { TanyaLuarService } from './tanya-luar.service';

@Module({
  controllers: [PerusahaanController, DokumenPerusahaanController],
  providers: [
    RegistriService,
    PerusahaanRepository,
    TanyaLuarService,
    HakPerusahaanService,
    OssService,
    PajakService,
    DokumenPerusahaanService,
    KementanService,
  ],
  exports: [RegistriService, TanyaLuarService],
})
export class PerusahaanModule {}
