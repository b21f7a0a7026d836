import { Module } from '@nestjs/common';
import { ImporModule } from '../impor/impor.module';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { PkController } from './pk.controller';

@Module({ imports: [PengajuanModule, ImporModule], controllers: [PkController] })
export class PkModule {}
