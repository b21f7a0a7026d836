import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from '@prisma/client';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';

/** A transaction, or the client itself outside one. Repositories take it as first argument. */
export type Tx = Prisma.TransactionClient;
export type Db = Tx;

@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) config: Config) {
    super({ adapter: new PrismaPg({ connectionString: config.databaseUrl, max: 10 }) });
  }

  /** One transaction of a use case. Long enough for a bulk write, never for a call to another system. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.$transaction(work, { timeout: 30_000, maxWait: 10_000 });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}
