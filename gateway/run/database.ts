import type { Config } from '../../subgraphs/kit/config/config.js';

/** Where the tables are, and how to let go of it. */
interface OpenDatabase {
  url: string;
  stop: () => Promise<void>;
}

/** The configured database; without one an embedded PostgreSQL, which is started. @throws StartFailure */
export async function openDatabase({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined };
  const { startEmbeddedPostgres } = await import('../../scripts/postgres/postgres.js');
  return startEmbeddedPostgres({ dataDir });
}
