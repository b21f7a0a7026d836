import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock';
import type { KeadaanRahasia, Zaman } from './rahasia';
import { ZamanRepository } from './zaman.repository';

const TANYA_MS = 5_000;
/** After this every process has noticed a step. */
export const JEDA_ZAMAN_MS = 3 * TANYA_MS;

/** In what form values stand in this database; every process asks until nothing of the old form is left. */
@Injectable()
export class ZamanService implements KeadaanRahasia, OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('rahasia');
  /** Before the database has answered: written for those who will read it, and nothing is refused yet. */
  private kini: Zaman = 'peralihan';
  private jam: NodeJS.Timeout | undefined;
  private berhenti = false;

  constructor(
    private readonly repo: ZamanRepository,
    private readonly clock: Clock,
  ) {}

  get zaman(): Zaman {
    return this.kini;
  }

  async onModuleInit(): Promise<void> {
    await this.muat();
    if (this.kini !== 'v2' && !this.berhenti) this.jam = setInterval(() => void this.muat(), TANYA_MS).unref();
  }
  onModuleDestroy(): void {
    this.berhenti = true;
    clearInterval(this.jam);
  }

  /** Since when this form holds; null while the database does not answer. */
  async muat(): Promise<Date | null> {
    try {
      const ada = await this.repo.baca();
      if (!ada) return null;
      this.kini = ada.zaman;
      if (ada.zaman === 'v2') clearInterval(this.jam);
      return ada.sejak;
    } catch (error) {
      this.logger.warn(`form of encrypted values not known yet: ${(error as Error).message.split('\n').at(-1)}`);
      return null;
    }
  }

  async maju(dari: Zaman, ke: Zaman): Promise<void> {
    await this.repo.maju(dari, ke, this.clock.now());
    await this.muat();
    this.logger.log({ dari, ke: this.kini }, 'form of encrypted values');
  }
}
