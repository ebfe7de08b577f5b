import { createHash, randomUUID } from 'node:crypto';
import { readLink, sealReference } from '../../../kit/files/files.js';
import { openStore } from '../../../kit/files/fileStore.js';
import type { UploadReference } from '../../../kit/graphql/scalars.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import type { MadePerson } from '../../user/user.factory.js';

export const UPDATE =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id firstName lastName email profilePicture resume } }';

interface Updated {
  updateProfile: { firstName: string; email: string; profilePicture: string | null; resume: string | null };
}

/** Uploads files and changes profiles with them. */
export function profileDesk(portal: () => TestSubgraph) {
  async function upload(
    name: string,
    content: Buffer | string,
    given: Partial<UploadReference> = {},
  ): Promise<UploadReference> {
    const bytes = Buffer.from(content as Buffer);
    const key = `provisional/${randomUUID()}`;
    await (await openStore(portal().config)).put(key, bytes);
    return sealReference(
      { key, name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), ...given },
      portal().config,
    );
  }

  const update = (person: MadePerson, input: object, more = {}) =>
    portal().run<Updated>(person.viewer, UPDATE, { input }, more);
  const linked = (link: string | null) =>
    readLink('identity', link?.split('/').at(-2) ?? '', portal().config);
  const stored = async (link: string | null) =>
    Buffer.from(await (await openStore(portal().config)).getBytes(linked(link)?.key ?? ''));
  return { upload, update, linked, stored };
}
