import { Module } from '@nestjs/common';
import { AuditRepository } from './audit.repository';
import { JangkarService } from './jangkar.service';
import { PeriksaRantaiService } from './periksa-rantai.service';

@Module({
  providers: [AuditRepository, JangkarService, PeriksaRantaiService],
  exports: [JangkarService, PeriksaRantaiService],
})
export class AuditModule {}
