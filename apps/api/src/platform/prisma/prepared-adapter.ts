import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import type { PreparedNames } from './prepared-names';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Query = Parameters<Adapter['queryRaw']>[0];

/** SQLSTATE: a prepared statement whose columns a migration has changed. */
const CACHED_PLAN_CHANGED = '0A000';

/** As the driver says it, or wrapped by Prisma. */
export function planChanged(error: unknown): boolean {
  for (
    let e = error as Partial<Record<'code' | 'originalCode' | 'cause' | 'meta' | 'driverAdapterError', unknown>>;
    e;
  ) {
    if (e.code === CACHED_PLAN_CHANGED || e.originalCode === CACHED_PLAN_CHANGED) return true;
    e = (e.cause ?? e.driverAdapterError ?? e.meta) as typeof e;
  }
  return false;
}

/**
 * Prisma's adapter with prepared statements: what it writes is parsed and planned once per connection. Outside a transaction
 * a statement whose table a migration has changed is prepared anew; a transaction is run again by whoever began it.
 */
export function preparing(pool: Pool, names: PreparedNames): Pick<PrismaPg, 'provider' | 'adapterName' | 'connect'> {
  const factory = new PrismaPg(pool, {
    statementNameGenerator: ({ sql, args }) => names.ofGenerated(sql, args.length) as string,
  });
  const again =
    <T>(run: (query: Query) => Promise<T>) =>
    (query: Query): Promise<T> =>
      run(query).catch((error: unknown) => {
        if (!planChanged(error)) throw error;
        names.forget();
        return run(query);
      });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const adapter = await factory.connect();
      const prepared = Object.create(adapter) as Adapter;
      prepared.queryRaw = again((query) => adapter.queryRaw(query));
      prepared.executeRaw = again((query) => adapter.executeRaw(query));
      return prepared;
    },
  };
}
