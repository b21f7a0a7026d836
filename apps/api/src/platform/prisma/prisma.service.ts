import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Prisma, PrismaClient } from '@prisma/client';
import { Pool, type PoolClient } from 'pg';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { Gate } from './gate';
import type { Naskah } from './naskah';
import { planChanged, preparing } from './prepared-adapter';
import { PreparedNames } from './prepared-names';
import { rowTypes, withPrismaCode } from './row-types';

/** A transaction, or the client itself outside one. Repositories take it as first argument. */
export type Tx = Prisma.TransactionClient;
export type Db = Tx;
/** Hand-written SQL inside a transaction, of Prisma or of the driver; rows as `$queryRaw` answers them. */
export type RunSql = <T>(sql: Prisma.Sql) => Promise<T[]>;
const RUNS = new WeakMap<Tx, RunSql>();
/** The same for the same transaction. */
export function runIn(tx: Tx): RunSql {
  const ada = RUNS.get(tx);
  if (ada) return ada;
  const run: RunSql = (sql) => tx.$queryRaw(sql);
  RUNS.set(tx, run);
  return run;
}

const CONNECTIONS = 10;
/**
 * Left for reads beside a transaction (calendar, references, a token of our own provider). Were all connections held
 * by transactions that wait for such a read, each would wait for the others until its time is up.
 */
const KEPT_FOR_READS = 3;
/** Searches by keyword have connections of their own: however many people search, saves and submissions find theirs. */
const SEARCHES = 3;
/** Longer than anything that people wait for, or a workbook needs; a query beyond it is cut by the database. */
const MAX_QUERY_MS = 60_000;

function poolOf(connectionString: string, max: number): Pool {
  const pool = new Pool({
    connectionString,
    max,
    types: rowTypes,
    statement_timeout: MAX_QUERY_MS,
    idle_in_transaction_session_timeout: MAX_QUERY_MS,
  });
  pool.on('error', () => undefined); // an idle connection that breaks is replaced; the query that needs one fails by itself
  // A connection that is lost just as it is handed over: the query on it fails, the process goes on.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  private readonly pool: Pool;
  private readonly searches: Pool;
  private readonly gate = new Gate(CONNECTIONS - KEPT_FOR_READS);
  private readonly names: PreparedNames;
  private readonly followUps = new WeakMap<object, (() => void)[]>();
  private readonly closings = new WeakMap<RunSql, (() => Promise<void>)[]>();
  private readonly unattended = new Set<Promise<void>>();

  constructor(@Inject(CONFIG) config: Config) {
    const pool = poolOf(config.databaseUrl, CONNECTIONS);
    const names = new PreparedNames();
    super({ adapter: preparing(pool, names) });
    this.pool = pool;
    this.searches = poolOf(config.databaseUrl, SEARCHES);
    this.names = names;
  }

  /** One transaction of a use case. Long enough for a bulk write, never for a call to another system. */
  async tx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const followUps: (() => void)[] = [];
    const marked = (tx: Tx): Promise<T> => {
      this.followUps.set(tx, followUps);
      return this.closed(runIn(tx), () => work(tx));
    };
    const once = (): Promise<T> => {
      followUps.length = 0;
      return this.gate.pass(() => this.$transaction(marked, { timeout: 30_000, maxWait: 10_000 }));
    };
    const answer = await once().catch((error: unknown) => {
      if (!planChanged(error)) throw error;
      this.names.forget();
      return once(); // it was rolled back whole
    });
    for (const followUp of followUps) followUp();
    return answer;
  }

  /**
   * One transaction on the driver, for hot paths of few statements: each is prepared, none passes Prisma's engine. Like
   * `tx()` it is run again whole where a migration has changed a table under it.
   */
  async txSql<T>(work: (run: RunSql) => Promise<T>): Promise<T> {
    const once = (): Promise<T> => this.gate.pass(() => this.onConnection(work));
    return once().catch((error: unknown) => {
      if (!planChanged(error)) throw error;
      this.names.forget();
      return once();
    });
  }

  private async onConnection<T>(work: (run: RunSql) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken = false;
    try {
      await client.query('BEGIN');
      const run: RunSql = (sql) => this.send(client, sql, true);
      const answer = await this.closed(run, () => work(run));
      await client.query('COMMIT');
      return answer;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => (broken = true));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  private async closed<T>(run: RunSql, work: () => Promise<T>): Promise<T> {
    const closings: (() => Promise<void>)[] = [];
    this.closings.set(run, closings);
    const answer = await work();
    for (const closing of closings) await closing();
    return answer;
  }
  /** Runs as the last thing in the transaction, when all else in it has been done; what it throws rolls back all of it. */
  beforeCommit(run: RunSql, closing: () => Promise<void>): void {
    const closings = this.closings.get(run);
    if (!closings) throw new Error('beforeCommit() outside a transaction');
    closings.push(closing);
  }

  /** Runs in this process once the transaction of `tx()` has committed, before its answer is given; else never. */
  afterCommit(tx: Tx, followUp: () => void): void {
    this.followUps.get(tx)?.push(followUp);
  }

  /**
   * Hand-written SQL straight to the driver, as a prepared statement: what `$queryRaw` answers (bigint, Decimal, Date)
   * at a fraction of its cost. For reads and single statements on hot paths; nothing that needs a transaction.
   */
  rows<T>(parts: readonly string[], ...values: unknown[]): Promise<T[]> {
    return this.rowsOf<T>(Prisma.sql(parts, ...values), true);
  }

  /** The same, planned anew for its values: for conditions whose best plan depends on them (keywords). */
  rowsPlanned<T>(parts: readonly string[], ...values: unknown[]): Promise<T[]> {
    return this.rowsOf<T>(Prisma.sql(parts, ...values), false);
  }

  /** The same on the connections of searches. */
  rowsSearched<T>(parts: readonly string[], ...values: unknown[]): Promise<T[]> {
    return this.rowsOf<T>(Prisma.sql(parts, ...values), false, this.searches);
  }

  /** The same of a statement that is put together already. */
  rowsNaskah<T>(isi: Naskah): Promise<T[]> {
    return this.rowsOf<T>(isi, true);
  }

  private async rowsOf<T>(sql: Naskah, named: boolean, pool = this.pool): Promise<T[]> {
    try {
      return await this.send(pool, sql, named);
    } catch (error) {
      if (!planChanged(error)) throw error;
      this.names.forget();
      return this.rowsOf<T>(sql, false, pool);
    }
  }

  private async send<T>(on: Pool | PoolClient, { text, values }: Naskah, named: boolean): Promise<T[]> {
    const query = { text, values, ...(named ? { name: this.names.of(text) } : {}) };
    try {
      return (await on.query<T & object>(query)).rows;
    } catch (error) {
      throw withPrismaCode(error);
    }
  }

  /** Work that no answer waits for, and that handles its own failures: a process that stops finishes it first. */
  unawaited(work: Promise<void>): void {
    const done = work.finally(() => this.unattended.delete(done));
    this.unattended.add(done);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.unattended);
    await this.$disconnect();
    await Promise.all([this.pool.end(), this.searches.end()]);
  }
}
