import { Module } from '@nestjs/common';
import { TampilanController } from './tampilan.controller';
import { TampilanRepository } from './tampilan.repository';
import { TampilanService } from './tampilan.service';

@Module({
  controllers: [TampilanController],
  providers: [TampilanRepository, TampilanService],
})
export class TampilanModule {}
