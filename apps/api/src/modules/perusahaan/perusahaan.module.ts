import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { NotifikasiModule } from '../notifikasi/notifikasi.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { DokumenPerusahaanController } from './dokumen-perusahaan.controller';
import { DokumenPerusahaanService } from './dokumen-perusahaan.service';
import { HakPerusahaanService } from './hak-perusahaan.service';
import { KeadaanLuarRepository } from './keadaan-luar.repository';
import { KeadaanLuarService } from './keadaan-luar.service';
import { IsrmService } from './isrm.service';
import { KelayakanService } from './kelayakan.service';
import { KementanService } from './kementan.service';
import { OssService } from './oss.service';
import { PajakService } from './pajak.service';
import { PerusahaanController } from './perusahaan.controller';
import { PerusahaanRepository } from './perusahaan.repository';
import { RegistriService } from './registri.service';
import { SistemLuarController } from './sistem-luar.controller';
import { SistemLuarService } from './sistem-luar.service';
import { StatusPerusahaanRepository } from './status-perusahaan.repository';
import { StatusPerusahaanService } from './status-perusahaan.service';
import { TanyaLuarService } from './tanya-luar.service';

@Module({
  imports: [AuditModule, NotifikasiModule, ReferensiModule],
  controllers: [PerusahaanController, DokumenPerusahaanController, SistemLuarController],
  providers: [
    IsrmService,
    RegistriService,
    PerusahaanRepository,
    TanyaLuarService,
    KeadaanLuarRepository,
    KeadaanLuarService,
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
  exports: [KelayakanService, KementanService, RegistriService, TanyaLuarService, KeadaanLuarService],
})
export class PerusahaanModule {}
