import { Module } from '@nestjs/common';
import { KesehatanController } from './kesehatan.controller';
import { KesehatanRepository } from './kesehatan.repository';
import { KesehatanService } from './kesehatan.service';

@Module({ controllers: [KesehatanController], providers: [KesehatanRepository, KesehatanService] })
export class KesehatanModule {}
