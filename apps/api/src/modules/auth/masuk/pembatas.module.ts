import { Module } from '@nestjs/common';
import { JatahCobaRepository } from './jatah-coba.repository';
import { LoginLimiter } from './login-limiter.service';
import { PerangkatDikenalRepository } from '../sesi/perangkat-dikenal.repository';
import { PerangkatDikenalService } from '../sesi/perangkat-dikenal.service';

/** Limits alone, which parts that accounts build on need, too. */
@Module({
  providers: [JatahCobaRepository, LoginLimiter, PerangkatDikenalRepository, PerangkatDikenalService],
  exports: [LoginLimiter, PerangkatDikenalRepository, PerangkatDikenalService],
})
export class PembatasModule {}
