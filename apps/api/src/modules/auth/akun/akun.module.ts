import { Module } from '@nestjs/common';
import { AktivitasRepository } from '../aktivitas/aktivitas.repository';
import { AktivitasService } from '../aktivitas/aktivitas.service';
import { AkunRepository } from './akun.repository';
import { AkunService } from './akun.service';
import { InaportService } from '../masuk/inaport.service';
import { PembatasModule } from '../masuk/pembatas.module';
import { SapuMasukRepository } from '../sapu/sapu-masuk.repository';
import { SapuMasukService } from '../sapu/sapu-masuk.service';
import { PencabutanRepository } from '../sesi/pencabutan.repository';
import { PencabutanService } from '../sesi/pencabutan.service';
import { SesiIngat } from '../sesi/sesi-ingat';
import { PermintaanAkunRepository } from './permintaan-akun.repository';
import { PermintaanAkunService } from './permintaan-akun.service';
import { TautanRepository } from './tautan.repository';
import { TautanService } from './tautan.service';
import { SesiBerakhirRepository } from '../sesi/sesi-berakhir.repository';
import { SesiBerakhirService } from '../sesi/sesi-berakhir.service';

/** Accounts alone: what the workers need of this folder, without the identity provider and its sign-in. */
@Module({
  imports: [PembatasModule],
  providers: [
    AkunRepository,
    AkunService,
    AktivitasRepository,
    AktivitasService,
    InaportService,
    PencabutanRepository,
    PencabutanService,
    SesiIngat,
    PermintaanAkunRepository,
    PermintaanAkunService,
    TautanRepository,
    TautanService,
    SesiBerakhirRepository,
    SesiBerakhirService,
    SapuMasukRepository,
    SapuMasukService,
  ],
  exports: [
    AkunService,
    AktivitasRepository,
    AktivitasService,
    InaportService,
    PembatasModule,
    PencabutanService,
    SesiIngat,
    PermintaanAkunService,
    TautanService,
    SesiBerakhirService,
    SapuMasukService,
  ],
})
export class AkunModule {}
