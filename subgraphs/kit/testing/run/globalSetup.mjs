import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importServerModule } from '../../../../scripts/lib/importServerModule.mjs';
import { learnRoutes } from '../../../../scripts/lib/routes.mjs';

// One PostgreSQL for the whole run, in its own folder, so that tests and a running portal never meet.
const prefix = 'portal-postgres-test-';

/**
 * Learns the assistant's routes if they are stale, starts the tests' PostgreSQL and puts its address into
 * TEST_DATABASE_URL.
 */
export default async function globalSetup() {
  await learnRoutes();
  const { startEmbeddedPostgres } = await importServerModule('scripts/postgres/postgres.ts');
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  writeFileSync(join(dataDir, 'pid'), String(process.pid));
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  };
  const { url, stop } = await startEmbeddedPostgres({ dataDir, settings });
  process.env.TEST_DATABASE_URL = url;
  globalThis.stopTestPostgres = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  };
  await removeLeftOvers();
}

// A run that was killed had no time to tidy up.
async function removeLeftOvers() {
  const { stopPostmaster } = await importServerModule('scripts/postgres/postmaster.ts');
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    try {
      const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
      if (!(pid > 0) || existsSync(`/proc/${pid}`)) continue;
      await stopPostmaster(join(folder, 'postgres'));
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    } catch {
      // Another run is at it, or it belongs to another account.
    }
  }
}
