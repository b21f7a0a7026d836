import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AkunModule } from '../auth/akun.module';
import { FaktorModule } from '../auth/faktor/faktor.module';
import { PerusahaanModule } from '../perusahaan/perusahaan.module';
import { AktivasiService } from './aktivasi.service';
import { PendaftarRepository } from './pendaftar.repository';
import { PendaftarService } from './pendaftar.service';
import { PendaftaranController, UbahSandiController } from './pendaftaran.controller';
import { PendaftaranRepository } from './pendaftaran.repository';
import { RegistrasiService } from './registrasi.service';
import { SambungService } from './sambung.service';
import { SandiService } from './sandi.service';
import { SapuAkunService } from './sapu-akun.service';
import { SuratDaftarService } from './surat-daftar.service';
import { SuratSurelService } from './surat-surel.service';
import { SurelAkunService } from './surel-akun.service';
import { SurelBaruService } from './surel-baru.service';
import { SurelTungguRepository } from './surel-tunggu.repository';
import { TokenAkunRepository } from './token-akun.repository';
import { TokenAkunService } from './token-akun.service';

/** Registration, activation, passwords, and the mails they need. */
@Module({
  imports: [AkunModule, AuditModule, FaktorModule, PerusahaanModule],
  controllers: [PendaftaranController, UbahSandiController],
  providers: [
    PendaftaranRepository,
    PendaftarRepository,
    PendaftarService,
    SambungService,
    SurelBaruService,
    SurelTungguRepository,
    SuratDaftarService,
    SuratSurelService,
    TokenAkunRepository,
    TokenAkunService,
    RegistrasiService,
    AktivasiService,
    SandiService,
    SurelAkunService,
    SapuAkunService,
  ],
  exports: [SurelAkunService, SapuAkunService, SambungService, SurelBaruService],
})
export class PendaftaranModule {}
