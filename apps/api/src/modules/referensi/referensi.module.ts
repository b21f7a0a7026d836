import { Module } from '@nestjs/common';
import { DaftarReferensiController } from './cari/daftar.controller';
import { DaftarService } from './cari/daftar.service';
import { ElemenRepository } from './komoditas/elemen.repository';
import { ElemenService } from './komoditas/elemen.service';
import { KomoditasController } from './komoditas/komoditas.controller';
import { KomoditasService } from './komoditas/komoditas.service';
import { KorelasiRepository } from './komoditas/korelasi.repository';
import { KorelasiService } from './komoditas/korelasi.service';
import { PerizinanController } from './tempat/perizinan.controller';
import { PerizinanService } from './tempat/perizinan.service';
import { PohonHsRepository } from './komoditas/pohon-hs.repository';
import { PohonHsService } from './komoditas/pohon-hs.service';
import { ReferensiController } from './cari/referensi.controller';
import { PilihanElemenService } from './komoditas/pilihan-elemen.service';
import { ReferensiRepository } from './cari/referensi.repository';
import { ReferensiService } from './cari/referensi.service';
import { VersiService } from './cari/versi.service';
import { WilayahController } from './tempat/wilayah.controller';
import { WilayahService } from './tempat/wilayah.service';

@Module({
  controllers: [
    ReferensiController,
    KomoditasController,
    DaftarReferensiController,
    WilayahController,
    PerizinanController,
  ],
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
