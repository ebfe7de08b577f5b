import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from './config.js';

/** The file store: a local folder by default, S3 or anything that speaks like it by configuration. Rows hold keys, never paths. */
export async function openStore(config: Pick<Config, 'dataDir' | 'storage'>): Promise<Disk> {
  const { storage } = config;
  if (storage.driver === 'local') {
    const location = join(config.dataDir, 'files');
    await mkdir(location, { recursive: true });
    await chmod(location, 0o700); // nobody else on the machine reads them, whatever the files' own modes (S-56)
    return new Disk(new FSDriver({ location, visibility: 'private' }));
  }
  // Loaded only where it is used: the client is larger than the rest of the server.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket: storage.bucket,
      region: storage.region,
      ...(storage.endpoint && { endpoint: storage.endpoint, forcePathStyle: true }),
      credentials: { accessKeyId: storage.accessKeyId, secretAccessKey: storage.secretAccessKey },
      supportsACL: false,
      visibility: 'private',
    }),
  );
}
