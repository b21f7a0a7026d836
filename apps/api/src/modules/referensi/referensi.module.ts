import { Module } from '@nestjs/common';
import { DaftarController } from './daftar.controller';
import { DaftarService } from './daftar.service';
import { ElemenRepository } from './elemen.repository';
import { ElemenService } from './elemen.service';
import { KomoditasController } from './komoditas.controller';
import { KomoditasService } from './komoditas.service';
import { KorelasiRepository } from './korelasi.repository';
import { KorelasiService } from './korelasi.service';
import { PerizinanController } from './perizinan.controller';
import { PerizinanService } from './perizinan.service';
import { PohonHsRepository } from './pohon-hs.repository';
import { PohonHsService } from './pohon-hs.service';
import { ReferensiController } from './referensi.controller';
import { PilihanElemenService } from './pilihan-elemen.service';
import { ReferensiRepository } from './referensi.repository';
import { ReferensiService } from './referensi.service';
import { VersiService } from './versi.service';
import { WilayahController } from './wilayah.controller';
import { WilayahService } from './wilayah.service';

@Module({
  controllers: [ReferensiController, KomoditasController, DaftarController, WilayahController, PerizinanController],
  providers: [
    PilihanElemenService,
    ReferensiRepository,
    ReferensiService,
    KomoditasService,
    DaftarService,
    WilayahService,
    PerizinanService,
    VersiService,
    ElemenRepository,
    ElemenService,
    KorelasiRepository,
    KorelasiService,
    PohonHsRepository,
    PohonHsService,
  ],
  exports: [PilihanElemenService, ReferensiService, KomoditasService, KorelasiService, ElemenService],
})
export class ReferensiModule {}
