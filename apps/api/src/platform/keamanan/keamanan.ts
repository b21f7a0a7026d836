import { Global, Inject, Injectable, Module, type OnModuleDestroy } from '@nestjs/common';
import { destination, pino, type Logger } from 'pino';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { jejakKini, pemanggilKini } from '../jejak/jejak';
import { securityEvents } from '../metrik/metrik';
import type { PeristiwaKeamanan } from './peristiwa';

export interface IsiKeamanan {
  /** Whom it is about, where that is not (only) who asks. */
  tentang?: string;
  /** A short reason of ours; never what somebody typed. */
  sebab?: string;
  jalur?: string;
}

/**
 * The stream of security events: who (account), from where (keyed hash of the address), what, one line each, apart from
 * the other logs by `aliran: "keamanan"`, in a file of its own where KEAMANAN_LOG names one. No personal data.
 */
@Injectable()
export class Keamanan implements OnModuleDestroy {
  private readonly log: Logger;
  private readonly aliran: ReturnType<typeof destination>;

  constructor(@Inject(CONFIG) config: Config) {
    this.aliran = destination({ dest: config.keamananLog ?? 1, sync: true, mkdir: true, append: true });
    const diam = process.env.LOG_LEVEL === 'silent' && !config.keamananLog;
    this.log = pino({ level: diam ? 'silent' : 'info', base: { aliran: 'keamanan' } }, this.aliran);
  }

  catat(peristiwa: PeristiwaKeamanan, isi: IsiKeamanan = {}): void {
    securityEvents.inc({ event: peristiwa });
    const { id_user, alamat } = pemanggilKini();
    this.log.info({ peristiwa, id_user, alamat, jejak: jejakKini(), ...isi });
  }

  onModuleDestroy(): void {
    this.aliran.flushSync();
  }
}

@Global()
@Module({ providers: [Keamanan], exports: [Keamanan] })
export class KeamananModule {}
