import { join, resolve } from 'node:path';
import { Client, type DatabaseError } from 'pg';
import { serverAccount } from './account.js';
import { findBinaries } from './binaries.js';
import { createCluster, prepareFolder } from './cluster.js';
import { release, takeOver } from './owner.js';
import { signalPostmaster, stopPostmaster } from './postmaster.js';
import { addressOf, bringUp, forget, type RunningServer, type ServerPlan } from './server.js';

/** A PostgreSQL that belongs to the portal alone. */
export interface EmbeddedPostgres {
  /** Connection address of the database `portal`, over a unix socket that only its own account can enter. */
  url: string;
  /** True when the server was there already: left behind by a killed process, or that of a running portal. */
  reused: boolean;
  /** Stops the server and waits; does nothing when another living process owns it. */
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder that may hold everything, made when missing. The cluster goes to its `postgres` folder. */
  dataDir: string;
  /** PostgreSQL settings beside the defaults, as `{ fsync: 'off' }`. */
  settings?: Record<string, string>;
}

const database = 'portal';

const defaults = {
  listen_addresses: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '100',
  // Queries here are short; compiling them costs more than it saves.
  jit: 'off',
};

/**
 * Starts a real PostgreSQL in `dataDir`, or joins the one that runs there, and starts it again should it
 * die while this process lives.
 * @throws StartFailure with one sentence that says what to do
 */
export async function startEmbeddedPostgres({ dataDir: folder, settings = {} }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(folder);
  const cluster = join(dataDir, 'postgres');
  const binaries = findBinaries();
  const account = serverAccount(cluster, [dataDir, binaries.postgres]);
  prepareFolder(dataDir, cluster, account);
  await createCluster(cluster, account, binaries, settings['fsync'] !== 'off');
  const plan: ServerPlan = { dataDir, cluster, program: binaries.postgres, account, settings: { ...defaults, ...settings } };

  const server = await bringUp(plan);
  await createDatabase(server.socketFolder);
  const owned = takeOver(dataDir);
  const keeper = keepAlive(plan, server);
  // A start that fails later on leaves by process.exit, and must not leave a server behind.
  const leave = (): void => void (owned && signalPostmaster(cluster, 'SIGINT'));
  process.once('exit', leave);
  return {
    url: addressOf(server.socketFolder, database),
    reused: server.child === null,
    stop: async () => {
      process.off('exit', leave);
      await keeper.end();
      if (!owned) return;
      await stopPostmaster(cluster);
      forget(server.socketFolder);
      release(dataDir);
    },
  };
}

async function createDatabase(socketFolder: string): Promise<void> {
  const client = new Client({ connectionString: addressOf(socketFolder, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } catch (error) {
    if ((error as DatabaseError).code !== '42P04') throw error; // another start has just made it
  } finally {
    await client.end();
  }
}

// A server that died (out of memory, kill -9) comes back under the same address, and the pools find it.
// One that dies within seconds of its start is left alone.
function keepAlive(plan: ServerPlan, first: RunningServer): { end: () => Promise<void> } {
  let ending = false;
  let restart: Promise<void> = Promise.resolve();
  const watch = ({ child }: RunningServer): void => {
    const since = Date.now();
    child?.once('exit', () => {
      if (ending || Date.now() - since < 2000) return;
      restart = bringUp({ ...plan, socketFolder: first.socketFolder }).then(watch, (error: Error) => {
        console.error(error.message);
      });
    });
  };
  watch(first);
  return {
    end: async () => {
      ending = true;
      await restart;
    },
  };
}
