import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const admin = async (sql: string): Promise<void> => {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A clone of the template, for one test file. Files are copied, not logged: nothing here is to outlive a crash. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await admin(`CREATE DATABASE ${name} TEMPLATE ${process.env.TEST_TEMPLATE} STRATEGY FILE_COPY`);
  const url = new URL(String(process.env.TEST_DATABASE_URL));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}
