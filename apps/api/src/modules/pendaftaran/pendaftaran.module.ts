import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AkunModule } from '../auth/akun.module';
import { FaktorModule } from '../auth/faktor/faktor.module';
import { PerusahaanModule } from '../perusahaan/perusahaan.module';
import { AktivasiService } from './aktivasi.service';
import { PendaftaranController, UbahSandiController } from './pendaftaran.controller';
import { PendaftaranRepository } from './pendaftaran.repository';
import { RegistrasiService } from './registrasi.service';
import { SandiService } from './sandi.service';
import { SapuAkunService } from './sapu-akun.service';
import { SurelAkunService } from './surel-akun.service';
import { TokenAkunRepository } from './token-akun.repository';
import { TokenAkunService } from './token-akun.service';

/** Registration, activation, passwords, and the mails they need. */
@Module({
  imports: [AkunModule, AuditModule, FaktorModule, PerusahaanModule],
  controllers: [PendaftaranController, UbahSandiController],
  providers: [
    PendaftaranRepository,
    TokenAkunRepository,
    TokenAkunService,
    RegistrasiService,
    AktivasiService,
    SandiService,
    SurelAkunService,
    SapuAkunService,
  ],
  exports: [SurelAkunService, SapuAkunService],
})
export class PendaftaranModule {}
