import { Module } from '@nestjs/common';
import { UnggahanModule } from '../unggahan/unggahan.module';
import { BukuModule } from '../buku/buku.module';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { AmbilImporService } from './ambil-impor.service';
import { BacaBuku, BacaBukuXlsx } from './buku/baca-buku';
import { BacaTabelService } from './buku/baca-tabel.service';
import { ImporController } from './impor.controller';
import { ImporRepository } from './impor.repository';
import { ImporService } from './impor.service';
import { LihatBukuController } from './lihat/lihat-buku.controller';
import { LihatBukuService } from './lihat/lihat-buku.service';
import { BukuRealisasiService } from './realisasi/buku-realisasi.service';
import { BukuRencanaService } from './rencana/buku-rencana.service';
import { NppExcelController } from './rencana/npp-excel.controller';
import { MuatPembukaService } from './pembuka/muat-pembuka.service';
import { PembukaController } from './pembuka/pembuka.controller';
import { TemplatService } from './templat/templat.service';
import { TulisTabelService } from './tulis/tulis-tabel.service';
import { UnggahImporService } from './unggah-impor.service';

@Module({
  imports: [BukuModule, UnggahanModule, PengajuanModule, ReferensiModule],
  controllers: [ImporController, LihatBukuController, NppExcelController, PembukaController],
  providers: [
    ImporRepository,
    ImporService,
    TemplatService,
    UnggahImporService,
    AmbilImporService,
    TulisTabelService,
    BacaTabelService,
    LihatBukuService,
    BukuRealisasiService,
    BukuRencanaService,
    MuatPembukaService,
    { provide: BacaBuku, useClass: BacaBukuXlsx },
  ],
  exports: [ImporService, TemplatService, UnggahImporService, AmbilImporService, TulisTabelService, BacaTabelService],
})
export class ImporModule {}
