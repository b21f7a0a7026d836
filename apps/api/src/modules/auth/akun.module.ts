import { Module } from '@nestjs/common';
import { PerusahaanModule } from '../perusahaan/perusahaan.module';
import { AktivitasRepository } from './aktivitas.repository';
import { AktivitasService } from './aktivitas.service';
import { AkunRepository } from './akun.repository';
import { AkunService } from './akun.service';
import { InaportService } from './inaport.service';
import { LoginLimiter } from './login-limiter.service';
import { PencabutanRepository } from './pencabutan.repository';
import { PencabutanService } from './pencabutan.service';
import { JatahCobaRepository } from './jatah-coba.repository';
import { PerangkatDikenalRepository } from './perangkat-dikenal.repository';
import { PerangkatDikenalService } from './perangkat-dikenal.service';
import { PermintaanAkunRepository } from './permintaan-akun.repository';
import { PermintaanAkunService } from './permintaan-akun.service';
import { TautanRepository } from './tautan.repository';
import { TautanService } from './tautan.service';
import { SesiBerakhirRepository } from './sesi-berakhir.repository';
import { SesiBerakhirService } from './sesi-berakhir.service';

/** Accounts alone: what the workers need of this folder, without the identity provider and its sign-in. */
@Module({
  imports: [PerusahaanModule],
  providers: [
    AkunRepository,
    AkunService,
    AktivitasRepository,
    AktivitasService,
    InaportService,
    LoginLimiter,
    JatahCobaRepository,
    PerangkatDikenalRepository,
    PerangkatDikenalService,
    PencabutanRepository,
    PencabutanService,
    PermintaanAkunRepository,
    PermintaanAkunService,
    TautanRepository,
    TautanService,
    SesiBerakhirRepository,
    SesiBerakhirService,
  ],
  exports: [
    AkunService,
    AktivitasRepository,
    AktivitasService,
    InaportService,
    LoginLimiter,
    PencabutanService,
    PerangkatDikenalService,
    PermintaanAkunService,
    TautanService,
    SesiBerakhirService,
  ],
})
export class AkunModule {}
