import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import pg from 'pg';
import { loadConfig } from '../subgraphs/kit/config/config.js';
import { openDatabase } from './run/database.js';
import { sentenceFor } from './run/startSentences.js';
import { SUBGRAPH_NAMES } from './graph/subgraphs.js';

// `npm run reset`: throws away everything in the database and every stored file. Asks first; `-- --yes` does
// not ask.
async function isMeant(where: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) return false;
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(
    `This deletes every record and file in ${where}. Type "delete" to go on: `,
  );
  prompt.close();
  return answer.trim() === 'delete';
}

try {
  const config = loadConfig();
  const where = config.databaseUrl ? new URL(config.databaseUrl).pathname.slice(1) : config.dataDir;
  if (config.production || !(await isMeant(where))) {
    process.stderr.write(config.production ? 'In production nothing is reset.\n' : 'Nothing was deleted.\n');
    process.exit(1);
  }
  const postgres = await openDatabase(config);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const name of SUBGRAPH_NAMES) await client.query(`drop schema if exists "${name}" cascade`);
  await client.end();
  await postgres.stop();
  await Promise.all(
    ['files', 'mail'].map((folder) => rm(join(config.dataDir, folder), { recursive: true, force: true })),
  );
  process.stdout.write('Everything is gone. npm start begins again.\n');
  process.exit(0);
} catch (error) {
  process.stderr.write(`The reset failed: ${sentenceFor(error)}\n`);
  process.exit(1);
}
