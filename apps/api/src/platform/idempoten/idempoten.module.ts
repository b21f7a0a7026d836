import { Global, Module } from '@nestjs/common';
import { IdempotenRepository } from './idempoten.repository';

@Global()
@Module({ providers: [IdempotenRepository], exports: [IdempotenRepository] })
export class IdempotenModule {}
