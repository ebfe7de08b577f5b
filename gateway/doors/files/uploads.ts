import { createHash, randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import type { Disk } from 'flydrive';
import type { Config } from '../../../subgraphs/kit/config/config.js';
import { PortalError } from '../../../subgraphs/kit/request/errors.js';
import { sealReference } from '../../../subgraphs/kit/files/files.js';
import { translateStoreError } from '../../../subgraphs/kit/files/fileStore.js';
import type { UploadReference } from '../../../subgraphs/kit/graphql/scalars.js';
import { can } from '../../../subgraphs/kit/request/viewer.js';
import type { Viewer } from '../../../subgraphs/kit/request/viewer.js';
import { normalForm, withoutControls } from '../../../subgraphs/kit/request/input/text.js';

const MEGABYTE = 1024 * 1024;

/** How much a person may send. */
export interface UploadLimits {
  /** Of a larger file only the size is kept: each feature refuses it in its own words. */
  file: number;
  /** A longer request with files is refused by the transport. */
  request: number;
}

/** Ten files of ten megabytes (an article's attachments), and the fields around them. */
const USUAL: UploadLimits = { file: 51 * MEGABYTE, request: 105 * MEGABYTE };
/** A course's video, PDF and captions. */
const LARGE: UploadLimits = { file: 501 * MEGABYTE, request: 560 * MEGABYTE };

/** Only a person who writes courses may send a video; other people cannot fill the disk with files of that size. */
export const uploadLimits = (viewer: Viewer | null): UploadLimits =>
  viewer && can(viewer, 'learning.manage') ? LARGE : USUAL;

const STALL_MS = 30_000;
const PROVISIONAL = 'provisional';
const KEPT_MS = 24 * 3_600_000;

/** A name that is only a name: no path, no control or direction characters, at most 255 characters (S-56). */
export function cleanName(name: string): string {
  const last = normalForm(name, 'NFC').split(/[\\/]/).at(-1) ?? '';
  const printable = withoutControls(last).trim();
  const extension = extname(printable).slice(0, 20);
  const stem = printable.slice(0, printable.length - extname(printable).length).replace(/^\.+/, '');
  // A cut through a character that takes two units leaves half of it, which no database stores.
  return `${(stem || 'file').slice(0, 255 - extension.length)}${extension}`.replace(/\p{Cs}/gu, '');
}

/**
 * Counts and hashes a stream while it passes, and lets no more than `limit` bytes through; tells when nothing
 * arrived for 30 seconds (decisions 5j).
 */
class Meter extends Transform {
  size = 0;
  readonly hash = createHash('sha256');
  private readonly stall: NodeJS.Timeout;

  constructor(
    private readonly limit: number,
    onStall: (error: PortalError) => void,
  ) {
    super();
    this.stall = setTimeout(
      () => onStall(new PortalError('The upload stopped arriving.', 'BAD_USER_INPUT')),
      STALL_MS,
    ).unref();
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error?: Error | null, data?: Buffer) => void,
  ): void {
    this.stall.refresh();
    this.size += chunk.length;
    if (this.size > this.limit) return done();
    this.hash.update(chunk);
    done(null, chunk);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.stall);
    done(error);
  }
}

/**
 * Streams one file into the store as provisional and answers the sealed reference that a subgraph takes for
 * an `Upload`. Nothing is kept in memory, and of a file over `limit` bytes nothing is kept but its size.
 * @throws BAD_USER_INPUT when it stops arriving, INSUFFICIENT_STORAGE
 */
export async function receiveFile(
  store: Disk,
  config: Config,
  stream: Readable,
  name: string,
  limit = USUAL.file,
): Promise<UploadReference> {
  const key = `${PROVISIONAL}/${randomUUID()}`;
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const meter = new Meter(limit, fail);
  for (const part of [stream, meter]) part.on('error', fail);
  const storing = store.putStream(key, stream.pipe(meter));
  try {
    await Promise.race([storing, failed]);
  } catch (error) {
    stream.unpipe(meter).resume();
    // Ended, not broken off: a store that is stopped while it opens the object would make it after it was
    // removed.
    meter.end();
    void storing
      .catch(() => undefined)
      .then(() => store.delete(key))
      .catch(() => undefined);
    throw translateStoreError(error);
  }
  if (meter.size > limit) await store.delete(key);
  return sealReference(
    { key, name: cleanName(name), size: meter.size, sha256: meter.hash.digest('hex') },
    config,
  );
}

/**
 * Removes what the end of a request could not: files a day old, left by a process that was stopped or a store
 * that was away.
 */
export async function sweepProvisional(store: Disk): Promise<void> {
  const { objects } = await store.listAll(PROVISIONAL).catch(() => ({ objects: [] }));
  for (const object of objects) {
    if (!object.isFile) continue;
    const { lastModified } = await store.getMetaData(object.key);
    if (Date.now() - lastModified.getTime() > KEPT_MS) await store.delete(object.key);
  }
}
