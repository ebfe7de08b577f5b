import { join, resolve } from 'node:path';
import { Client, type DatabaseError } from 'pg';
import { serverAccount } from './account.js';
import { findBinaries } from './binaries.js';
import { createCluster, prepareFolder } from './cluster.js';
import { keepAlive, type Patience } from './keeper.js';
import { release, takeOver } from './owner.js';
import { signalPostmaster, stopPostmaster } from './postmaster.js';
import { addressOf, bringUp, forget, outlivesServer, type ServerPlan } from './server.js';

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
  /** Folder for everything, made when missing. The cluster goes to its `postgres` folder. */
  dataDir: string;
  /** PostgreSQL settings beside the defaults, as `{ fsync: 'off' }`. */
  settings?: Record<string, string>;
  /** When the process gives up on a server that does not stay up, and how. */
  patience?: Patience;
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
 * end while this process lives.
 * @throws StartFailure with one sentence that says what to do
 */
export async function startEmbeddedPostgres({
  dataDir: folder,
  settings = {},
  patience,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(folder);
  const cluster = join(dataDir, 'postgres');
  const binaries = findBinaries();
  const account = serverAccount(cluster, [dataDir, binaries.postgres]);
  prepareFolder(dataDir, cluster, account);
  await createCluster(cluster, account, binaries, settings['fsync'] !== 'off');
  const plan: ServerPlan = {
    dataDir,
    cluster,
    program: binaries.postgres,
    account,
    settings: { ...defaults, ...settings },
  };

  const server = await bringUp(plan);
  await createDatabase(server.socketFolder);
  takeOver(dataDir);
  const keeper = keepAlive(plan, server, patience);
  // A start that fails later on leaves by process.exit, and must not leave a server behind.
  const leave = (): void => void (takeOver(dataDir) && signalPostmaster(cluster, 'SIGINT'));
  process.once('exit', leave);
  return {
    url: addressOf(server.socketFolder, database),
    reused: server.joined,
    stop: async () => {
      process.off('exit', leave);
      await keeper.end();
      // The owner may have ended meanwhile; then it is for anyone who used the server with it to stop it.
      if (!takeOver(dataDir)) return;
      await stopPostmaster(cluster);
      forget(server.socketFolder);
      release(dataDir);
    },
  };
}

async function createDatabase(socketFolder: string): Promise<void> {
  const client = new Client({ connectionString: addressOf(socketFolder, 'postgres') });
  outlivesServer(client);
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
