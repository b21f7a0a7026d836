import { Global, Module } from '@nestjs/common';
import { IdempotenRepository } from './idempoten.repository';
import { IdempotenService } from './idempoten.service';

@Global()
@Module({ providers: [IdempotenRepository, IdempotenService], exports: [IdempotenRepository, IdempotenService] })
export class IdempotenModule {}
