import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { NotifikasiModule } from '../notifikasi/notifikasi.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { DokumenPerusahaanController } from './dokumen-perusahaan.controller';
import { DokumenPerusahaanService } from './dokumen-perusahaan.service';
import { HakPerusahaanService } from './hak-perusahaan.service';
import { IsrmService } from './luar/isrm.service';
import { KelayakanService } from './kelayakan.service';
import { KementanService } from './luar/kementan.service';
import { OssService } from './luar/oss.service';
import { PajakService } from './luar/pajak.service';
import { PerusahaanController } from './perusahaan.controller';
import { PerusahaanNkController } from './perusahaan-nk.controller';
import { PerusahaanRepository } from './perusahaan.repository';
import { RegistriService } from './luar/registri.service';
import { SistemLuarController } from './keadaan/sistem-luar.controller';
import { SistemLuarService } from './keadaan/sistem-luar.service';
import { StatusPerusahaanRepository } from './status-perusahaan.repository';
import { StatusPerusahaanService } from './status-perusahaan.service';
import { TanyaLuarService } from './luar/tanya-luar.service';

@Module({
  imports: [AuditModule, NotifikasiModule, ReferensiModule],
  controllers: [PerusahaanController, DokumenPerusahaanController, PerusahaanNkController, SistemLuarController],
  providers: [
    IsrmService,
    RegistriService,
    PerusahaanRepository,
    TanyaLuarService,
    SistemLuarService,
    HakPerusahaanService,
    StatusPerusahaanRepository,
    StatusPerusahaanService,
    OssService,
    PajakService,
    KelayakanService,
    DokumenPerusahaanService,
    KementanService,
  ],
  exports: [KelayakanService, KementanService, OssService, RegistriService, TanyaLuarService],
})
export class PerusahaanModule {}
