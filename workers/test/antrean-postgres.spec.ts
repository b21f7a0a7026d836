import { Client } from 'pg';
import { Panggung } from './panggung';

describe('the queue carries, the database is the truth: PostgreSQL', () => {
  it('queue flushed and its connections cut in the middle of submits, every accepted submission is delivered exactly once', async () => {
    const panggung = await Panggung.buka();
    try {
      await panggung.ujiBencana(async () => {
        const pg = new Client({ connectionString: panggung.dunia.config.databaseUrl });
        await pg.connect();
        const tabel = await pg.query<{ t: string }>(
          "SELECT format('%I.%I', schemaname, tablename) AS t FROM pg_tables WHERE schemaname = 'bullmq' AND tablename <> 'migration'",
        );
        expect(tabel.rowCount).toBeGreaterThan(0);
        await pg.query(`TRUNCATE ${tabel.rows.map((r) => r.t).join(', ')} CASCADE`);
        await pg.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ILIKE '%bullmq%'",
        );
        await pg.end();
      });
    } finally {
      await panggung.tutup();
    }
  }, 120_000);
});
