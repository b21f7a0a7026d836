import { Module } from '@nestjs/common';
import { RegistriService } from './registri.service';

@Module({ providers: [RegistriService], exports: [RegistriService] })
export class PerusahaanModule {}
