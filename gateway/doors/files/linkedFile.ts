import { Readable } from 'node:stream';
import { readAnyLink } from '../../../subgraphs/kit/files/files.js';
import type { ArchiveLink } from '../../../subgraphs/kit/files/files.js';
import { readPart } from '../../../subgraphs/kit/files/fileStore.js';
import type { Portal } from '../../run/portal.js';
import { readRange } from './byteRange.js';
import { zipOf } from './zip.js';

/** A stored file, ready to be sent. */
export interface LinkedFile {
  /** 206 for a part of it, 416 for one that lies behind its end. */
  status: 200 | 206 | 416;
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

/** Several files as one archive; if one of them is missing nothing is sent. */
async function openArchive(
  { store }: Pick<Portal, 'store'>,
  link: ArchiveLink,
): Promise<LinkedFile | 'gone'> {
  const exist = await Promise.all(link.files.map(([key]) => store.exists(key)));
  if (exist.includes(false)) return 'gone';
  return {
    status: 200,
    headers: {
      'content-type': 'application/zip',
      'content-disposition': disposition(false, link.name),
      'cache-control': 'no-store',
      ...SANDBOX,
    },
    content: zipOf(link.files.map(([key, name]) => ({ name, open: () => store.getStream(key) }))),
  };
}

/** Headers of a request that may ask for a part of a file. */
type Asked = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The file of a signed link, or the requested range of it, as video players need: `invalid` for a forged or expired
 * link, `gone` if the store has no such file (S-56, S-57).
 */
export async function openLinked(
  { store, config }: Pick<Portal, 'store' | 'config'>,
  subgraph: string,
  token: string,
  asked: Asked = {},
): Promise<LinkedFile | 'invalid' | 'gone'> {
  const link = readAnyLink(subgraph, token, config);
  if (!link) return 'invalid';
  if ('files' in link) return openArchive({ store }, link);
  if (!(await store.exists(link.key))) return 'gone';
  const size = (await store.getMetaData(link.key)).contentLength;
  // An If-Range header needs an ETag of the file, and we send none.
  const range = asked['if-range'] === undefined ? readRange(String(asked['range'] ?? ''), size) : null;
  if (range === 'none')
    return { status: 416, headers: { 'content-range': `bytes */${size}` }, content: Readable.from([]) };
  const part = range ?? { first: 0, last: size - 1 };
  const seconds = Math.max(0, Math.floor(link.expires - Date.now() / 1000));
  return {
    status: range ? 206 : 200,
    headers: {
      'accept-ranges': 'bytes',
      'content-length': String(part.last - part.first + 1),
      ...(range && { 'content-range': `bytes ${part.first}-${part.last}/${size}` }),
      'content-type': link.contentType,
      'content-disposition': disposition(link.inline, link.name),
      ...SANDBOX,
      'cache-control': link.inline ? `private, max-age=${seconds}, immutable` : 'no-store',
    },
    content: range ? await readPart(store, link.key, part) : await store.getStream(link.key),
  };
}
