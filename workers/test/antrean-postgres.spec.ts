import { Client } from 'pg';
import { Panggung } from './panggung';

const BUNTU = '40P01';

/** TRUNCATE locks table after table and may meet a transaction of the queue coming the other way: the loser goes again. */
async function kosongkan(pg: Client, tabel: string[]): Promise<void> {
  for (;;) {
    try {
      await pg.query(`TRUNCATE ${tabel.join(', ')} CASCADE`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== BUNTU) throw error;
    }
  }
}

describe('the queue carries, the database is the truth: PostgreSQL', () => {
  it('queue flushed and its connections cut in the middle of submits, every accepted submission is delivered exactly once', async () => {
    const panggung = await Panggung.buka();
    try {
      await panggung.ujiBencana(async () => {
        const pg = new Client({ connectionString: panggung.dunia.config.databaseUrl });
        await pg.connect();
        try {
          const { rows } = await pg.query<{ t: string }>(
            "SELECT format('%I.%I', schemaname, tablename) AS t FROM pg_tables WHERE schemaname = 'bullmq' AND tablename <> 'migration'",
          );
          expect(rows.length).toBeGreaterThan(0);
          await kosongkan(
            pg,
            rows.map((r) => r.t),
          );
          await pg.query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ILIKE '%bullmq%'",
          );
        } finally {
          await pg.end();
        }
      });
    } finally {
      await panggung.tutup();
    }
  }, 120_000);
});
