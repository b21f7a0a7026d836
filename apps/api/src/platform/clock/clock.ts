import { Global, Injectable, Module } from '@nestjs/common';

/** The only source of time; tests replace it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
