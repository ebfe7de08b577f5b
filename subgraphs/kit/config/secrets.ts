import { randomBytes, type KeyObject } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { subgraphNames, type SubgraphName, type Variables } from './configVariables.js';
import { fail } from '../service/startFailure.js';

/**
 * Keys that sign and seal. Subgraph secrets are lists, so that a new one is accepted before the old one goes.
 */
export interface Secrets {
  /**
   * The key with which the gateway signs the viewer; subgraphs in other processes only verify it. There are two
   * keys while one replaces the other.
   */
  viewer: { sign: KeyObject | null; verify: KeyObject[] };
  /** Signs file links and upload references. */
  files: string;
  /** The key that links anonymous feedback to its author; without it the author cannot be found. */
  anonymity: string;
  /** The secrets that a caller must send to each subgraph; the first one is sent. */
  subgraphs: Record<SubgraphName, string[]>;
}

const secretNames = [
  'SECRET_FILES',
  'SECRET_ANONYMITY',
  ...subgraphNames.map((name) => `SUBGRAPH_SECRET_${name.toUpperCase() as Uppercase<SubgraphName>}` as const),
] as const;
type SecretName = (typeof secretNames)[number];

const leastLength = 32;
const placeholder = /change.?me|secret|password|default|example|^(.)\1+$|^0123|^1234/i;

/** One sentence per secret that production must not start with. */
export function secretProblems(given: Variables): string[] {
  const apart = given.SUBGRAPH_PORT !== undefined;
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const name of secretNames) {
    const values = partsOf(given[name]);
    if (values.length === 0 && !(apart && name.startsWith('SUBGRAPH_'))) {
      problems.push(
        `${name} is missing; in production set it to a random text of at least ${leastLength} characters (openssl rand -hex 32).`,
      );
    }
    for (const value of values) {
      if (value.length < leastLength)
        problems.push(
          `${name} is too short; in production it needs at least ${leastLength} characters (openssl rand -hex 32).`,
        );
      else if (placeholder.test(value))
        problems.push(
          `${name} is a placeholder; in production set it to a random text (openssl rand -hex 32).`,
        );
      const other = seen.get(value);
      if (other && other !== name)
        problems.push(`${name} equals ${other}; give each its own random text (openssl rand -hex 32).`);
      seen.set(value, name);
    }
  }
  if (apart && subgraphNames.every((name) => secretOf(given, name).length === 0)) {
    problems.push(
      'This subgraph has no SUBGRAPH_SECRET_<NAME>; set it to the text that the gateway has for it.',
    );
  }
  return problems;
}

/**
 * One sentence for each key that is missing, or given to a process that must not have it: only the gateway may sign
 * the viewer.
 */
export function viewerKeyProblems(given: Variables): string[] {
  const isApart = given.SUBGRAPH_PORT !== undefined;
  const calls = subgraphNames.some(
    (name) => given[`SUBGRAPH_${name.toUpperCase() as Uppercase<SubgraphName>}_URL`],
  );
  const problems: string[] = [];
  if (isApart && given.VIEWER_PUBLIC_KEY.length === 0) {
    problems.push(
      'VIEWER_PUBLIC_KEY is missing; a subgraph that runs apart (SUBGRAPH_PORT) verifies with it who is calling.',
    );
  }
  if (isApart && given.VIEWER_PRIVATE_KEY) {
    problems.push('VIEWER_PRIVATE_KEY is set; it belongs to the gateway alone: remove it from the subgraph.');
  }
  if (!isApart && calls && !given.VIEWER_PRIVATE_KEY) {
    problems.push(
      'VIEWER_PRIVATE_KEY is missing; a gateway with SUBGRAPH_<NAME>_URL signs with it who is calling.',
    );
  }
  return problems;
}

/** The secrets given by the environment; outside production the missing ones come from `secrets.json`. */
export function readSecrets(given: Variables, dataDir: string, production: boolean): Secrets {
  const kept =
    !production && secretNames.some((name) => partsOf(given[name]).length === 0) ? keptSecrets(dataDir) : {};
  const one = (name: SecretName): string => partsOf(given[name])[0] ?? kept[name] ?? '';
  const all = (name: SubgraphName): string[] => {
    const values = secretOf(given, name);
    const own = kept[secretNameOf(name)];
    return values.length > 0 || !own ? values : [own];
  };
  return {
    viewer: { sign: given.VIEWER_PRIVATE_KEY ?? null, verify: given.VIEWER_PUBLIC_KEY },
    files: one('SECRET_FILES'),
    anonymity: one('SECRET_ANONYMITY'),
    subgraphs: {
      identity: all('identity'),
      people: all('people'),
      tickets: all('tickets'),
      it: all('it'),
      learning: all('learning'),
    },
  };
}

const secretNameOf = (name: SubgraphName) =>
  `SUBGRAPH_SECRET_${name.toUpperCase() as Uppercase<SubgraphName>}` as const;
const secretOf = (given: Variables, name: SubgraphName): string[] => partsOf(given[secretNameOf(name)]);
const partsOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

// Made once on each machine: a literal in the code would be the same everywhere and known to everyone.
function keptSecrets(dataDir: string): Partial<Record<SecretName, string>> {
  const file = join(dataDir, 'secrets.json');
  try {
    return readKept(file) ?? makeKept(dataDir, file);
  } catch (error) {
    return fail(
      `The secrets in ${file} cannot be kept (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}); make DATA_DIR writable, or set it to another folder.`,
    );
  }
}

function readKept(file: string): Record<SecretName, string> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<SecretName, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function makeKept(dataDir: string, file: string): Record<SecretName, string> {
  const made = Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('hex')]));
  const draft = `${file}.${process.pid}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(draft, JSON.stringify(made, null, 2), { mode: 0o600 });
  try {
    linkSync(draft, file); // fails when another process of this start was first: then its secrets count
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readKept(file) ?? makeKept(dataDir, file);
}
