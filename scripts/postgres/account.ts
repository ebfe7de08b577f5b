import { chownSync, existsSync, lstatSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fail } from '../../subgraphs/kit/service/startFailure.js';

/**
 * The operating-system account PostgreSQL runs as. PostgreSQL refuses to run as root, so root hands it
 * to the owner of the data, or to `nobody`; no account is ever created.
 */
export interface Account {
  /** Null: the account that runs this process. */
  ids: { uid: number; gid: number } | null;
  /** Program and arguments as they have to be spawned for that account. */
  command: (
    program: string,
    args: string[],
  ) => { program: string; args: string[]; uid?: number; gid?: number };
}

/** Chooses the account for a cluster in `cluster`, which must reach everything in `reaches`. */
export function serverAccount(cluster: string, reaches: string[]): Account {
  if (process.getuid?.() !== 0) {
    return { ids: null, command: (program, args) => ({ program, args }) };
  }
  const ids = ownerOf(cluster) ?? nobody();
  const closed = reaches.flatMap((path) => closedFolders(path, ids)).at(0);
  if (!closed) return { ids, command: (program, args) => ({ program, args, ...ids }) };
  return { ids, command: throughClosedFolders(ids, closed) };
}

/** Gives a folder and all in it to the account, when root works for another. */
export function handOver(path: string, account: Account): void {
  if (!account.ids) return;
  const { uid, gid } = account.ids;
  if (lstatSync(path).uid === uid) return;
  chownSync(path, uid, gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) handOver(join(path, name), account);
}

function ownerOf(cluster: string): { uid: number; gid: number } | null {
  if (!existsSync(cluster)) return null;
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? null : { uid, gid };
}

function nobody(): { uid: number; gid: number } {
  const accounts = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  const [, , uid, gid] = accounts.find((line) => line.startsWith('nobody:'))?.split(':') ?? [];
  const wrap = (id: number): number => (id < 0 ? id + 2 ** 32 : id); // macOS writes the id of `nobody` as -2
  return { uid: wrap(Number(uid ?? 65534)), gid: wrap(Number(gid ?? 65534)) };
}

function closedFolders(path: string, ids: { uid: number; gid: number }): string[] {
  const folders: string[] = [];
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid, gid } = statSync(folder);
      const bit = uid === ids.uid ? 0o100 : gid === ids.gid ? 0o010 : 0o001;
      if (!(mode & bit)) folders.push(folder);
    }
    if (folder === dirname(folder)) return folders;
  }
}

// A checkout under /root is closed to `nobody`. One capability (passing through folders) opens the way
// for the server alone and leaves the folders as they are. Containers often lack the narrower one.
function throughClosedFolders(ids: { uid: number; gid: number }, closed: string): Account['command'] {
  const program = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  const capability = ownCapability();
  if (!program || !capability) {
    fail(
      `The embedded PostgreSQL runs as another account than root, and ${closed} is closed to it; ` +
        'move the project out of that folder (for example to /srv), run it as an ordinary user, or set DATABASE_URL.',
    );
  }
  const flags = [
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ];
  return (server, args) => ({ program, args: [...flags, server, ...args] });
}

function ownCapability(): 'dac_read_search' | 'dac_override' | null {
  if (!existsSync('/proc/self/status')) return null;
  const effective = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  const has = (bit: bigint): boolean => ((BigInt(`0x${effective}`) >> bit) & 1n) === 1n;
  if (has(2n)) return 'dac_read_search';
  return has(1n) ? 'dac_override' : null;
}
