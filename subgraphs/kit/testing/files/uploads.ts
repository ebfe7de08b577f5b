import { createHash, randomUUID } from 'node:crypto';
import { sealReference } from '../../files/files.js';
import { openStore } from '../../files/fileStore.js';
import type { UploadReference } from '../../graphql/scalars.js';
import type { TestSubgraph } from '../subgraph.js';

/** Puts a file into the store as the gateway does, for a mutation to claim. */
export async function uploadTo(
  { config }: Pick<TestSubgraph, 'config'>,
  name: string,
  content: string | Buffer,
): Promise<UploadReference> {
  const key = `provisional/${randomUUID()}`;
  await (await openStore(config)).put(key, content);
  return sealReference(
    {
      key,
      name,
      size: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex'),
    },
    config,
  );
}
