import { Module } from '@nestjs/common';
import { ReferensiModule } from '../referensi/referensi.module';
import { PublikController } from './publik.controller';
import { PublikRepository } from './publik.repository';
import { PublikService } from './publik.service';

@Module({ imports: [ReferensiModule], controllers: [PublikController], providers: [PublikRepository, PublikService] })
export class PublikModule {}
