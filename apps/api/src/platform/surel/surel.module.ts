import { Global, Module } from '@nestjs/common';
import { Surel } from './surel';

@Global()
@Module({ providers: [Surel], exports: [Surel] })
export class SurelModule {}
