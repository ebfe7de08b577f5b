import type { Readable } from 'node:stream';
import type { RequestContext } from '../../kit/request/context.js';
import { readLink } from '../../kit/files/files.js';
import type { StoredFile } from '../../kit/files/files.js';
import { openStore } from '../../kit/files/fileStore.js';
import { PROFILE_RESUME } from './profileResume.calls.js';

/** A resume that lies in the file store, in whatever folder of it. */
export type HeldResume = Pick<StoredFile, 'key' | 'name' | 'contentType'>;

interface Profile {
  user: { resume: string | null; resumeName: string | null } | null;
}

/**
 * The resume in someone's profile as far as the viewer may read it, found through the graph as the viewer:
 * identity's link names the file in the store. Null without a resume, and when its bytes are gone. @throws
 * what identity refuses with
 */
export async function profileResume(context: RequestContext, userId: number): Promise<HeldResume | null> {
  const { user } = await context.graph<Profile>(PROFILE_RESUME, { id: userId });
  if (!user?.resume) return null;
  const link = readLink('identity', user.resume.split('/').filter(Boolean).at(-1) ?? '', context.config);
  if (!link)
    throw new Error(
      "The link of a profile's resume cannot be opened here: do all subgraphs have the same secrets?",
    );
  const { key, name, contentType } = link;
  return (await (await openStore(context.config)).exists(key)) ? { key, name, contentType } : null;
}

/** The bytes of a stored file, piece by piece. */
export async function readStored(
  context: RequestContext,
  { key }: Pick<HeldResume, 'key'>,
): Promise<Readable> {
  return (await openStore(context.config)).getStream(key);
}
