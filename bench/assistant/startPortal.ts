import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../scripts/postgres/postgres.js';
import { areArticlesEncoded, useCompany } from './company.js';

const script = (name: string): string => fileURLToPath(new URL(`../../gateway/${name}.js`, import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function isReady(child: ChildProcess): Promise<void> {
  for await (const chunk of child.stdout as AsyncIterable<Buffer>)
    if (chunk.toString().includes('ready')) return;
  throw new Error('The portal did not start.');
}

/** A portal of its own with the demo organisation and the articles of a set, without limits. */
export async function startPortal(set: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-assistant-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const port = await freePort();
  const env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LIMITS_ENABLED: 'false',
    SEED_DEMO: 'true',
    LOG_LEVEL: 'error',
  };
  const seed = spawn(process.execPath, [script('seed'), '--employees', '200', '--tickets', '1500'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(seed, 'exit')) as [number];
  if (code !== 0) throw new Error(`The demo data did not load: ${code}.`);
  await useCompany(set, postgres.url);
  const portal = spawn(process.execPath, [script('main')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await isReady(portal);
  await areArticlesEncoded(postgres.url);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      portal.kill('SIGTERM');
      if (portal.exitCode === null) await once(portal, 'exit');
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
