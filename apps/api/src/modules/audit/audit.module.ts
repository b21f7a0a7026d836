import { Module } from '@nestjs/common';
import { AuditRepository } from './audit.repository';
import { JangkarService } from './jangkar.service';
import { PeriksaRantaiService } from './periksa-rantai.service';
import { RiwayatAkunRepository } from './riwayat-akun.repository';
import { RiwayatAkunService } from './riwayat-akun.service';

@Module({
  providers: [AuditRepository, JangkarService, PeriksaRantaiService, RiwayatAkunRepository, RiwayatAkunService],
  exports: [JangkarService, PeriksaRantaiService, RiwayatAkunService],
})
export class AuditModule {}
