import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config/config.js';
import { noSpace } from '../request/errors.js';

const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const;

/** First and last byte, counted from zero. */
export interface Part {
  first: number;
  last: number;
}

/** A store that reads a part of a file without the rest of it, which flydrive does not know. */
interface ReadsParts {
  readPart(key: string, part: Part): Promise<Readable>;
}

/** A local folder that no other account of the machine can read (S-56). */
class PrivateFolder extends FSDriver implements ReadsParts {
  constructor(private readonly location: string) {
    super({ location, visibility: 'private' });
  }

  override put(...args: Parameters<FSDriver['put']>): Promise<void> {
    return this.writing(args[0], () => super.put(...args));
  }

  /** The driver's own says only that it was broken off when the disk fills on the way. */
  override putStream(...[key, contents]: Parameters<FSDriver['putStream']>): Promise<void> {
    return this.writing(key, () =>
      pipeline(contents, createWriteStream(join(this.location, key), { mode: OWNER_ONLY.file })),
    );
  }

  override copy(...args: Parameters<FSDriver['copy']>): Promise<void> {
    return this.writing(args[1], () => super.copy(...args));
  }

  async readPart(key: string, { first, last }: Part): Promise<Readable> {
    return createReadStream(join(this.location, key), { start: first, end: last });
  }

  private async writing(key: string, write: () => Promise<void>): Promise<void> {
    const path = join(this.location, key);
    await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY.folder });
    await write();
    await chmod(path, OWNER_ONLY.file);
  }
}

/**
 * The file store: a local folder by default, S3 or anything that speaks like it by configuration. Rows have
 * keys, never paths.
 */
export async function openStore(config: Pick<Config, 'dataDir' | 'storage'>): Promise<Disk> {
  const { storage } = config;
  if (storage.driver === 'local') {
    const location = join(config.dataDir, 'files');
    await mkdir(location, { recursive: true });
    await chmod(location, OWNER_ONLY.folder);
    return new Disk(new PrivateFolder(location));
  }
  // Loaded only where it is used: the client is larger than the rest of the server.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region: storage.region,
    ...(storage.endpoint && { endpoint: storage.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: storage.accessKeyId, secretAccessKey: storage.secretAccessKey },
  });
  const driver = new S3Driver({ client, bucket: storage.bucket, supportsACL: false, visibility: 'private' });
  const readPart: ReadsParts['readPart'] = async (key, { first, last }) => {
    const { Body } = await client.send(
      new GetObjectCommand({ Bucket: storage.bucket, Key: key, Range: `bytes=${first}-${last}` }),
    );
    return Body as Readable;
  };
  return new Disk(Object.assign(driver, { readPart }));
}

/** A part of a stored file, as a stream. @throws when the store does not answer */
export const readPart = (store: Disk, key: string, part: Part): Promise<Readable> =>
  (store.driver as unknown as ReadsParts).readPart(key, part);

/** The errors of a file system for a full disk or a used-up quota, and those of S3 stores. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull']);

/**
 * What the caller may know of an error while something was stored: INSUFFICIENT_STORAGE when there was no
 * room for it, else the error itself. The store wraps what the disk said.
 */
export function translateStoreError(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, name } = cause as NodeJS.ErrnoException;
    if (FULL.has(code ?? name)) return noSpace();
  }
  return error;
}
