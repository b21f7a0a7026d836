import { Module } from '@nestjs/common';
import { AktorRepository } from './aktor.repository';
import { AktorService } from './aktor.service';

@Module({ providers: [AktorRepository, AktorService], exports: [AktorService] })
export class AktorModule {}
