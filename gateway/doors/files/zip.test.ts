import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { loadConfig } from '../../../subgraphs/kit/config/config.js';
import { linkPath } from '../../../subgraphs/kit/files/files.js';
import type { ArchiveLink } from '../../../subgraphs/kit/files/files.js';
import { openStore } from '../../../subgraphs/kit/files/fileStore.js';
import { openLinked } from './linkedFile.js';
import { zipOf } from './zip.js';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-zip-'));
const config = loadConfig({ ...process.env, DATA_DIR: dataDir });
const store = await openStore(config);
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));

const expires = Math.floor(Date.now() / 1000) + 300;
const open = (link: ArchiveLink, subgraph = 'it') =>
  openLinked({ store, config }, subgraph, linkPath('it', link, config).split('/').at(-2) ?? '');
const files = [
  ['it/a.pdf', 'Anfänge.pdf'],
  ['it/b.pdf', 'empty.pdf'],
] as const;

beforeEach(async () => {
  await store.put('it/a.pdf', 'a'.repeat(300_000));
  await store.put('it/b.pdf', '');
});

test('an archive whose link has expired, of another subgraph, or with a missing file is not sent', async () => {
  expect(await open({ name: 'all.zip', files, expires: 1 })).toBe('invalid');
  expect(await open({ name: 'all.zip', files, expires }, 'people')).toBe('invalid');
  await store.delete('it/b.pdf');
  expect(await open({ name: 'all.zip', files, expires })).toBe('gone');
});

test('a link to an archive downloads all its files unchanged, under their names, as an attachment [C2.45]', async () => {
  const linked = await open({ name: 'Über VPN.zip', files, expires });
  if (typeof linked === 'string') throw new Error(linked);
  expect(linked.headers).toEqual({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="_ber VPN.zip"; filename*=UTF-8''%C3%9Cber%20VPN.zip`,
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
  });
  const archive = unzipSync(await buffer(linked.content));
  expect(Object.entries(archive).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['Anfänge.pdf', 'a'.repeat(300_000)],
    ['empty.pdf', ''],
  ]);
});

test('a file is read only when it is its turn, and not faster than the client reads the archive', async () => {
  const read: string[] = [];
  const entry = (name: string) => ({
    name,
    open: async () =>
      Readable.from(
        (function* pieces() {
          for (let piece = 0; piece < 50; piece += 1) {
            read.push(name);
            yield Buffer.alloc(100_000);
          }
        })(),
      ),
  });
  const pieces = zipOf([entry('a'), entry('b')])[Symbol.asyncIterator]();
  await pieces.next();
  await pieces.next();
  await new Promise(setImmediate);
  expect(read.length).toBeLessThan(50);
  expect(read).not.toContain('b');
  await pieces.return?.();
});

test('a file that cannot be read ends the archive with its error', async () => {
  const broken = Readable.from(
    (function* pieces() {
      yield Buffer.from('a');
      throw new Error('store away');
    })(),
  );
  await expect(buffer(zipOf([{ name: 'a', open: async () => broken }]))).rejects.toThrow('store away');
});
