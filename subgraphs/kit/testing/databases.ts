import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The server that jest's global setup started. */
function testServer(): string {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL is not set: run the tests through jest, whose global setup starts PostgreSQL.',
    );
  return server;
}

/**
 * Address of another database on the same server; the server may be reached through a socket, so only the
 * path changes.
 */
export function databaseUrl(name: string): string {
  return testServer().replace(/\/[^/?]*(?=\?|$)/, `/${name}`);
}

async function onTestServer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: testServer() });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** A separate database, empty or a copy of `template`, dropped by `drop`. */
export async function createTestDatabase(
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onTestServer(
    async (client) =>
      void (await client.query(`create database ${name} template ${template} strategy file_copy`)),
  );
  return {
    url: databaseUrl(name),
    drop: () =>
      onTestServer(
        async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
      ),
  };
}

const ready = new Set<string>();

/**
 * A template database, filled once for a whole test run, whichever worker comes first; test files copy it.
 * @param fill opens the empty database at the address, fills it and closes its connections
 * @returns the name
 */
export async function ensureTemplate(name: string, fill: (url: string) => Promise<void>): Promise<string> {
  if (ready.has(name)) return name;
  await onTestServer(async (client) => {
    await client.query(`select pg_advisory_lock(hashtext($1))`, [name]);
    const known = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [
      name,
    ]);
    if (known.rowCount) return;
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
    await fill(databaseUrl(name));
    await client.query(`alter database ${name} is_template true`);
  });
  ready.add(name);
  return name;
}
