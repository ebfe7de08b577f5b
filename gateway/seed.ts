import { loadConfig } from '../subgraphs/kit/config/config.js';
import { createLog } from '../subgraphs/kit/service/log.js';
import { loadDemo } from './run/demo.js';
import { openDatabase } from './run/database.js';
import { openPortal } from './run/portal.js';
import { readArguments } from './run/arguments.js';
import { sentenceFor } from './run/startSentences.js';

// `npm run seed -- --employees N --tickets N`: the demo organisation in any size, into an empty database.
const { values } = readArguments({
  employees: { type: 'string', default: '240' },
  tickets: { type: 'string', default: '900' },
});

/** Milliseconds; hundreds of thousands of rows are written and counted by one. */
const LONGEST_STATEMENT = 600_000;

function whole(name: 'employees' | 'tickets', least: number): number {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count >= least) return count;
  process.stderr.write(`--${name} takes a whole number of at least ${least}, not "${values[name]}".\n`);
  process.exit(1);
}

function bar(done: number, total: number, what: string): void {
  const filled = Math.round((30 * done) / Math.max(1, total));
  const line = `  [${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${what}`;
  process.stdout.write(
    process.stdout.isTTY ? `\r${line.padEnd(70)}${done === total ? '\n' : ''}` : `${line}\n`,
  );
}

try {
  const size = { employees: whole('employees', 20), tickets: whole('tickets', 0) };
  const config = { ...loadConfig(), subgraphUrls: {}, longestStatement: LONGEST_STATEMENT };
  const postgres = await openDatabase(config);
  const portal = await openPortal({
    config,
    databaseUrl: postgres.url,
    log: createLog({ logLevel: 'error' }),
  });
  const isNew = await loadDemo(portal, size, bar);
  process.stdout.write(
    isNew
      ? `${size.employees} people and ${size.tickets} tickets are in the database.\n`
      : 'The database has people already; nothing was changed. Start from nothing with npm run reset.\n',
  );
  await portal.close();
  await postgres.stop();
  process.exit(0);
} catch (error) {
  process.stderr.write(`Seeding failed: ${sentenceFor(error)}\n`);
  process.exit(1);
}
