import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { DampakService } from './dampak.service';
import { KelolaKalenderController } from './kelola-kalender.controller';
import { KelolaKalenderRepository } from './kelola-kalender.repository';
import { KelolaKalenderService } from './kelola-kalender.service';

@Module({
  imports: [AuditModule, PengajuanModule],
  controllers: [KelolaKalenderController],
  providers: [DampakService, KelolaKalenderRepository, KelolaKalenderService],
})
export class KelolaKalenderModule {}
