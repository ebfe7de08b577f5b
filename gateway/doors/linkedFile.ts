import type { Readable } from 'node:stream';
import { readAnyLink } from '../../subgraphs/kit/files/files.js';
import type { ArchiveLink } from '../../subgraphs/kit/files/files.js';
import type { Portal } from '../run/portal.js';
import { zipOf } from './zip.js';

/** A stored file, ready to be sent. */
export interface LinkedFile {
  headers: Record<string, string>;
  content: Readable;
}

/** RFC 6266: a plain fallback, and the real name in UTF-8. */
function disposition(inline: boolean, name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const SANDBOX = { 'content-security-policy': "sandbox; default-src 'none'" };

/** Several files as one archive; none of it is sent when one of them is not there any more. */
async function openArchive(
  { store }: Pick<Portal, 'store'>,
  link: ArchiveLink,
): Promise<LinkedFile | 'gone'> {
  const exist = await Promise.all(link.files.map(([key]) => store.exists(key)));
  if (exist.includes(false)) return 'gone';
  return {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': disposition(false, link.name),
      'cache-control': 'no-store',
      ...SANDBOX,
    },
    content: zipOf(link.files.map(([key, name]) => ({ name, open: () => store.getStream(key) }))),
  };
}

/**
 * What a signed link leads to: `invalid` when it is forged or over, `gone` when the store has no such file
 * (S-56, S-57).
 */
export async function openLinked(
  { store, config }: Pick<Portal, 'store' | 'config'>,
  subgraph: string,
  token: string,
): Promise<LinkedFile | 'invalid' | 'gone'> {
  const link = readAnyLink(subgraph, token, config);
  if (!link) return 'invalid';
  if ('files' in link) return openArchive({ store }, link);
  if (!(await store.exists(link.key))) return 'gone';
  const seconds = Math.max(0, Math.floor(link.expires - Date.now() / 1000));
  return {
    headers: {
      'content-type': link.contentType,
      'content-disposition': disposition(link.inline, link.name),
      ...SANDBOX,
      'cache-control': link.inline ? `private, max-age=${seconds}, immutable` : 'no-store',
    },
    content: await store.getStream(link.key),
  };
}
