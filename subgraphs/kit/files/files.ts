import { createHmac } from 'node:crypto';
import type { Disk } from 'flydrive';
import type { Config } from '../config/config.js';
import type { Queryable, Transaction } from '../postgres/queryable.js';
import { badInput } from '../request/errors.js';
import { openStore, translateStoreError } from './fileStore.js';
import { sameSecret } from '../config/sameSecret.js';
import type { UploadReference } from '../graphql/scalars.js';

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

const sealText = (file: Omit<UploadReference, 'seal'>) =>
  [file.key, file.name, file.size, file.sha256].join('\n');

/** Only the gateway makes references; a caller who writes one by hand has no seal. */
export function sealReference(file: Omit<UploadReference, 'seal'>, config: Config): UploadReference {
  return { ...file, seal: hmac(config.secrets.files, `upload\n${sealText(file)}`) };
}

/** @throws BAD_USER_INPUT on the field when the reference is not the gateway's own */
export function checkReferenceSeal(file: UploadReference, field: string, config: Config): void {
  if (!sameSecret(file.seal, hmac(config.secrets.files, `upload\n${sealText(file)}`))) {
    throw badInput({ [field]: ['The submitted data was not a file. Check the encoding type on the form.'] });
  }
}

export interface StoredFile {
  key: string;
  name: string;
  contentType: string;
  size: number;
}

/**
 * Makes a checked file the record's own: content under the subgraph's prefix first, then the row in the
 * caller's transaction. A transaction that fails leaves only bytes, which the subgraph's sweep removes
 * (R-13). @throws INSUFFICIENT_STORAGE
 */
export async function claimFile(
  tx: Transaction,
  store: Disk,
  file: StoredFile & { content: Buffer | { from: string }; owner: string; sha256: string },
): Promise<void> {
  try {
    if (Buffer.isBuffer(file.content)) await store.put(file.key, file.content);
    else await store.copy(file.content.from, file.key);
  } catch (error) {
    // Half of it may be there, and a full disk needs the room.
    await store.delete(file.key).catch(() => undefined);
    throw translateStoreError(error);
  }
  await tx.query(
    'insert into file (key, owner, name, content_type, size, sha256) values ($1, $2, $3, $4, $5, $6)',
    [file.key, file.owner, file.name, file.contentType, file.size, file.sha256],
  );
}

/** Removals that a store is asked for at a time; one that lies elsewhere takes some of a second for each. */
const REMOVED_AT_ONCE = 20;

/**
 * Deletes files that no row names any more; it is awaited, because links to them end with them. Files that stay
 * because the store was down are found by the sweeps.
 */
export async function discardFiles(store: Disk, keys: readonly string[]): Promise<void> {
  const left = [...keys];
  const removeOthers = async () => {
    for (let key = left.pop(); key !== undefined; key = left.pop())
      await store.delete(key).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: Math.min(REMOVED_AT_ONCE, keys.length) }, removeOthers));
}

const FILE_SWEEP_MS = 3_600_000;

/**
 * The sweep of a subgraph that keeps files in its own folder of the store. It asks the database for every
 * file, so it runs once an hour, first an hour after it was first called with this configuration.
 */
export function createFileSweep(database: Queryable, folder: string): (config: Config) => Promise<void> {
  const latest = new WeakMap<Config, number>();
  return async (config) => {
    const now = Date.now();
    const last = latest.get(config);
    if (last !== undefined && now - last < FILE_SWEEP_MS) return;
    latest.set(config, now);
    if (last === undefined) return;
    await sweepFiles(database, await openStore(config), `${folder}/`);
  };
}

/** Removes stored bytes under the subgraph's prefix that no row names and that are older than an hour. */
export async function sweepFiles(database: Queryable, store: Disk, prefix: string): Promise<number> {
  let removed = 0;
  if (
    !(await store.exists(prefix).catch(() => false)) &&
    (await store.listAll(prefix).catch(() => null)) === null
  )
    return 0;
  const { objects } = await store.listAll(prefix, { recursive: true });
  for (const object of objects) {
    if (!object.isFile) continue;
    const row = await database.one('select key from file where key = $1', [object.key]);
    const { lastModified } = await store.getMetaData(object.key);
    if (row || Date.now() - lastModified.getTime() < 3_600_000) continue;
    await store.delete(object.key);
    removed += 1;
  }
  return removed;
}

/** The grant of a signed link: one file, one name, an expiry time. */
export interface FileLink {
  key: string;
  name: string;
  contentType: string;
  inline: boolean;
  /** Seconds since 1970. */
  expires: number;
}

const STEP_SECONDS = 86_400;

/** The grant of a signed link to several files in one ZIP archive, with an expiry time. */
export interface ArchiveLink {
  /** Of the archive. */
  name: string;
  /** Key in the store and name in the archive, in order. */
  files: readonly (readonly [key: string, name: string])[];
  /** Seconds since 1970. */
  expires: number;
}

/** `/api/files/<subgraph>/<what>.<seal>/`; anyone who has the link may read the file until it expires (S-57). */
export function linkPath(subgraph: string, link: FileLink | ArchiveLink, config: Config): string {
  const what = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `/api/files/${subgraph}/${what}.${hmac(config.secrets.files, `link\n${subgraph}\n${what}`)}/`;
}

/**
 * A link that stays the same for a day at a time, so that browsers can keep the picture; ends one to two days
 * from now.
 */
export function steadyExpiry(now = Date.now()): number {
  return (Math.floor(now / 1000 / STEP_SECONDS) + 2) * STEP_SECONDS;
}

/** The content of a link, to a file or to an archive, or null when it is forged or over. */
export function readAnyLink(
  subgraph: string,
  token: string,
  config: Config,
  now = Date.now(),
): FileLink | ArchiveLink | null {
  const [what, seal, more] = token.split('.');
  if (
    !what ||
    !seal ||
    more !== undefined ||
    !sameSecret(seal, hmac(config.secrets.files, `link\n${subgraph}\n${what}`))
  )
    return null;
  const link = JSON.parse(Buffer.from(what, 'base64url').toString('utf8')) as FileLink | ArchiveLink;
  return link.expires * 1000 > now ? link : null;
}

/** The content of a link to one file, or null when it is forged, over, or leads to an archive. */
export function readLink(subgraph: string, token: string, config: Config, now = Date.now()): FileLink | null {
  const link = readAnyLink(subgraph, token, config, now);
  return link && 'key' in link ? link : null;
}
