import { Module } from '@nestjs/common';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { PenggunaModule } from '../pengguna/pengguna.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { UnggahanModule } from '../unggahan/unggahan.module';
import { NppAcuanController } from './npp-acuan.controller';
import { NppAcuanService } from './npp-acuan.service';
import { NppDokumenController } from './npp-dokumen.controller';
import { NppDokumenService } from './npp-dokumen.service';

@Module({
  imports: [PengajuanModule, PenggunaModule, ReferensiModule, UnggahanModule],
  controllers: [NppAcuanController, NppDokumenController],
  providers: [NppAcuanService, NppDokumenService],
})
export class NppModule {}
