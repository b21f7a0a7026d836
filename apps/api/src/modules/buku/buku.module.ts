import { Module } from '@nestjs/common';
import { BukuRepository } from './buku.repository';
import { PosisiController } from './posisi.controller';
import { PosisiRepository } from './posisi.repository';
import { PosisiService } from './posisi.service';
import { AuditModule } from '../audit/audit.module';
import { BatasController } from './batas/batas.controller';
import { BatasRepository } from './batas/batas.repository';
import { BatasService } from './batas/batas.service';
import { IkatBatasService } from './batas/ikat-batas.service';
import { CapaianController } from './capaian/capaian.controller';
import { CapaianRepository } from './capaian/capaian.repository';
import { CapaianService } from './capaian/capaian.service';
import { FaktorModule } from '../auth/faktor/faktor.module';
import { BukaPembukaService } from './pembuka/buka-pembuka.service';
import { DaftarPembukaService } from './pembuka/daftar-pembuka.service';
import { GarisPembukaService } from './pembuka/garis-pembuka.service';
import { KejadianPembukaService } from './pembuka/kejadian-pembuka.service';
import { NilaiPembukaService } from './pembuka/nilai-pembuka.service';
import { PembukaRepository } from './pembuka/pembuka.repository';
import { PembukaService } from './pembuka/pembuka.service';
import { ReferensiModule } from '../referensi/referensi.module';
import { PeriksaBukuRepository } from './periksa-buku.repository';
import { PeriksaBukuService } from './periksa-buku.service';
import { BukuService } from './buku.service';
import { KurangBukuService } from './kurang-buku.service';
import { TutupBukuRepository } from './tutup-buku.repository';
import { TutupBukuService } from './tutup-buku.service';

@Module({
  imports: [AuditModule, FaktorModule, ReferensiModule],
  controllers: [PosisiController, CapaianController, BatasController],
  providers: [
    BatasRepository,
    BatasService,
    IkatBatasService,
    TutupBukuService,
    TutupBukuRepository,
    BukuRepository,
    BukuService,
    KurangBukuService,
    PeriksaBukuRepository,
    PeriksaBukuService,
    PosisiRepository,
    PosisiService,
    CapaianRepository,
    CapaianService,
    BukaPembukaService,
    DaftarPembukaService,
    GarisPembukaService,
    KejadianPembukaService,
    NilaiPembukaService,
    PembukaRepository,
    PembukaService,
  ],
  exports: [
    BukaPembukaService,
    DaftarPembukaService,
    KejadianPembukaService,
    PembukaService,
    IkatBatasService,
    TutupBukuService,
    BukuService,
    KurangBukuService,
    PeriksaBukuService,
    PosisiService,
  ],
})
export class BukuModule {}
