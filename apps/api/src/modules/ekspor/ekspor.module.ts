import { Module } from '@nestjs/common';
import { AktorModule } from '../auth/aktor/aktor.module';
import { AkunModule } from '../auth/akun/akun.module';
import { ImporModule } from '../impor/impor.module';
import { NotifikasiModule } from '../notifikasi/notifikasi.module';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { RakorModule } from '../rakor/rakor.module';
import { BuatEksporService } from './buat-ekspor.service';
import { EksporController } from './ekspor.controller';
import { EksporRepository } from './ekspor.repository';
import { EksporService } from './ekspor.service';
import { IsiEksporService } from './isi-ekspor.service';

@Module({
  imports: [PengajuanModule, ImporModule, NotifikasiModule, AktorModule, AkunModule, RakorModule],
  controllers: [EksporController],
  providers: [EksporRepository, EksporService, IsiEksporService, BuatEksporService],
  exports: [EksporService, BuatEksporService],
})
export class EksporModule {}
