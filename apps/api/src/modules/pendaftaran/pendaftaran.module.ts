import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AkunModule } from '../auth/akun/akun.module';
import { FaktorModule } from '../auth/faktor/faktor.module';
import { PerusahaanModule } from '../perusahaan/perusahaan.module';
import { AktivasiService } from './akun/aktivasi.service';
import { PendaftarRepository } from './pendaftar.repository';
import { PendaftarService } from './pendaftar.service';
import { PendaftaranController, UbahSandiController } from './pendaftaran.controller';
import { PendaftaranRepository } from './pendaftaran.repository';
import { RegistrasiService } from './registrasi.service';
import { SambungService } from './akun/sambung.service';
import { SandiService } from './akun/sandi.service';
import { SapuAkunService } from './akun/sapu-akun.service';
import { SuratDaftarService } from './surat/surat-daftar.service';
import { SuratSurelService } from './surat/surat-surel.service';
import { SurelAkunService } from './surat/surel-akun.service';
import { SurelBaruService } from './surat/surel-baru.service';
import { SurelTungguRepository } from './surat/surel-tunggu.repository';
import { TokenAkunRepository } from './akun/token-akun.repository';
import { TokenAkunService } from './akun/token-akun.service';

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
