import { Module } from '@nestjs/common';
import { ImporModule } from '../../../src/modules/impor/impor.module';
import { PengajuanModule } from '../../../src/modules/pengajuan/pengajuan.module';
import { PenugasanController } from './penugasan.controller';

@Module({ imports: [PengajuanModule, ImporModule], controllers: [PenugasanController] })
export class PenugasanModule {}
