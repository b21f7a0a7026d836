import { Module } from '@nestjs/common';
import { AkunModule } from '../auth/akun/akun.module';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { BeritaPublikService } from './berita-publik.service';
import { PeriksaBerkasService } from './periksa-berkas.service';
import { PublikController } from './publik.controller';
import { PublikRepository } from './publik.repository';
import { PengembalianPublikService } from './pengembalian.service';
import { PublikService } from './publik.service';

@Module({
  imports: [AkunModule, PengajuanModule, ReferensiModule],
  controllers: [PublikController],
  providers: [PublikRepository, PublikService, PengembalianPublikService, PeriksaBerkasService, BeritaPublikService],
})
export class PublikModule {}
