import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { nilaiSalin, SalinMasuk } from '../../src/modules/pengajuan/baris/salin-masuk';

const server = process.env.TEST_DATABASE_URL ?? '';
const nama = `sinas_salin_${randomUUID().slice(0, 8)}`;
const url = Object.assign(new URL(server), { pathname: `/${nama}` }).href;
const MASUK = 'COPY salin FROM STDIN';

let db: Client;
const admin = async (sql: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
};
const isi = async (): Promise<unknown[]> => (await db.query('SELECT nomor, teks FROM salin ORDER BY nomor')).rows;
const sambungan = async (): Promise<number[]> => {
  const { rows } = await db.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  return rows.map((row) => row.pid);
};
/** Resolves when nobody but the test is connected; Jest's time limit is the other end. */
const sampaiSepi = async (): Promise<void> => {
  while ((await sambungan()).length > 0) await new Promise((lanjut) => setTimeout(lanjut, 20));
};

beforeAll(async () => {
  await admin(`CREATE DATABASE ${nama}`);
  db = new Client({ connectionString: url });
  await db.connect();
  await db.query('CREATE TABLE salin (nomor int PRIMARY KEY, teks text)');
});
beforeEach(() => db.query('TRUNCATE salin'));
afterAll(async () => {
  await db.end();
  await admin(`DROP DATABASE ${nama} WITH (FORCE)`);
});

describe('rows go in by COPY (ADR 17)', () => {
  it('as they were, whatever signs they hold, once it is closed', async () => {
    const salin = await SalinMasuk.buka(url, MASUK);
    await salin.tulis(`1\t${nilaiSalin('garis\\miring\tdan\nbaris')}\n`);
    await salin.tulis(`2\t${nilaiSalin(null)}\n`);
    expect(await isi()).toEqual([]);
    await salin.tutup();
    expect(await isi()).toEqual([
      { nomor: 1, teks: 'garis\\miring\tdan\nbaris' },
      { nomor: 2, teks: null },
    ]);
    await sampaiSepi();
  });

  it('a piece larger than any buffer goes in whole', async () => {
    const salin = await SalinMasuk.buka(url, MASUK);
    await salin.tulis(`1\t${'é'.repeat(500_000)}\n`);
    await salin.tutup();
    const { rows } = await db.query('SELECT length(teks) AS n FROM salin');
    expect(rows).toEqual([{ n: 500_000 }]);
  });

  it('nothing at all is nothing stored', async () => {
    const salin = await SalinMasuk.buka(url, MASUK);
    await salin.tutup();
    expect(await isi()).toEqual([]);
  });

  it('one row that the table refuses takes all of them back, and the connection goes', async () => {
    const salin = await SalinMasuk.buka(url, MASUK);
    await salin.tulis('1\tsatu\n1\tkembar\n');
    await expect(salin.tutup()).rejects.toThrow('duplicate key');
    expect(await isi()).toEqual([]);
    await sampaiSepi();
  });

  it('a table that is not there is told to whoever writes', async () => {
    const semua = async (): Promise<void> => {
      const salin = await SalinMasuk.buka(url, 'COPY tiada FROM STDIN');
      await salin.tulis('1\tsatu\n');
      await salin.tutup();
    };
    await expect(semua()).rejects.toThrow('relation "tiada" does not exist');
    await sampaiSepi();
  });

  it('given up, nothing is stored and the connection goes; once more is nothing', async () => {
    const salin = await SalinMasuk.buka(url, MASUK);
    await salin.tulis('1\tsatu\n');
    salin.batal();
    await sampaiSepi();
    salin.batal();
    expect(await isi()).toEqual([]);
  });

  it('a server that does not take rows makes the writer wait, and its end is told to the one who waits', async () => {
    await db.query(`SELECT pg_advisory_lock(1);
      CREATE FUNCTION tunggu() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END $$;
      CREATE TRIGGER tunggu BEFORE INSERT ON salin FOR EACH ROW EXECUTE FUNCTION tunggu()`);
    try {
      let potong = 0;
      const tulis = async (): Promise<void> => {
        const salin = await SalinMasuk.buka(url, MASUK);
        for (; potong < 1_000; potong++) await salin.tulis(`${potong}\t${'x'.repeat(100_000)}\n`);
        await salin.tutup();
      };
      const hasil = tulis().catch((error: Error) => error.message);
      while ((await sambungan()).length === 0) await new Promise((lanjut) => setTimeout(lanjut, 20));
      await new Promise((lanjut) => setTimeout(lanjut, 500));
      expect(potong).toBeLessThan(200);
      for (const pid of await sambungan()) await db.query('SELECT pg_terminate_backend($1)', [pid]);
      expect(await hasil).toMatch(/terminat/);
    } finally {
      await db.query('DROP FUNCTION tunggu CASCADE; SELECT pg_advisory_unlock(1)');
    }
    await sampaiSepi();
    expect(await isi()).toEqual([]);
  });
});
