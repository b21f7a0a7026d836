import { Module } from '@nestjs/common';
import { AkunModule } from '../auth/akun/akun.module';
import { BukuModule } from '../buku/buku.module';
import { ImporModule } from '../impor/impor.module';
import { RekeningController } from './rekening.controller';
import { RekeningService } from './rekening.service';

/** A company's statement of quota as papers that it takes with it. */
@Module({
  imports: [AkunModule, BukuModule, ImporModule],
  controllers: [RekeningController],
  providers: [RekeningService],
})
export class RekeningModule {}
