import { Global, Module } from '@nestjs/common';
import { PutaranRepository } from './putaran.repository';
import { PutaranService } from './putaran.service';

@Global()
@Module({ providers: [PutaranRepository, PutaranService], exports: [PutaranService] })
export class PutaranModule {}
