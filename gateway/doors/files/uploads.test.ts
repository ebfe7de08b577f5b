import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { loadConfig } from '../../../subgraphs/kit/config/config.js';
import { checkReferenceSeal, linkPath, readLink } from '../../../subgraphs/kit/files/files.js';
import { openStore } from '../../../subgraphs/kit/files/fileStore.js';
import { cleanName, receiveFile } from './uploads.js';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-uploads-'));
const config = loadConfig({ ...process.env, DATA_DIR: dataDir });
const store = await openStore(config);
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));

test('a file arrives complete, with its size, hash and a seal that only the gateway can make', async () => {
  const file = await receiveFile(
    store,
    config,
    Readable.from([Buffer.from('hello '), Buffer.from('world')]),
    'note.txt',
  );
  expect(file).toMatchObject({
    name: 'note.txt',
    size: 11,
    sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
  });
  expect(await store.get(file.key)).toBe('hello world');
  expect(() => checkReferenceSeal(file, 'resume', config)).not.toThrow();
  expect(() => checkReferenceSeal({ ...file, key: 'provisional/other' }, 'resume', config)).toThrow(
    'The submitted data was not a file.',
  );
});

test('of a file over the limit only the size is kept, so that its feature can refuse it with its own message', async () => {
  const before = [...(await store.listAll('provisional')).objects].length;
  const file = await receiveFile(
    store,
    config,
    Readable.from([Buffer.alloc(600), Buffer.alloc(600)]),
    'big.bin',
    1000,
  );
  expect(file.size).toBe(1200);
  expect([...(await store.listAll('provisional')).objects]).toHaveLength(before);
});

test('an interrupted upload is refused and leaves nothing behind', async () => {
  const broken = new Readable({
    read() {
      this.push(Buffer.alloc(10));
      this.destroy(new Error('connection lost'));
    },
  });
  await expect(receiveFile(store, config, broken, 'half.bin')).rejects.toThrow('connection lost');
});

// A device on which every writing finds the disk full; only Linux has it.
(existsSync('/dev/full') ? test : test.skip)(
  'an upload that fills the disk on its way is refused: there is no space',
  async () => {
    const putStream = store.putStream.bind(store);
    mkdirSync(join(dataDir, 'files/provisional'), { recursive: true });
    symlinkSync('/dev/full', join(dataDir, 'files/provisional/full'));
    store.putStream = (_key, contents) => putStream('provisional/full', contents);
    try {
      const large = Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(65_536)));
      await expect(receiveFile(store, config, large, 'large.bin')).rejects.toMatchObject({
        extensions: { code: 'INSUFFICIENT_STORAGE' },
      });
    } finally {
      store.putStream = putStream;
    }
  },
);

test('any file name is stored as a plain name without a path', () => {
  expect(cleanName('../../etc/passwd')).toBe('passwd');
  expect(cleanName('C:\\secret\\plan.pdf')).toBe('plan.pdf');
  expect(cleanName('a\u0000b\u202Ecod.exe')).toBe('abcod.exe');
  expect(cleanName('')).toBe('file');
  // The name is cut, but never inside a surrogate pair, which PostgreSQL cannot store.
  expect(cleanName(`${'😀'.repeat(150)}.pdf`)).toBe(`${'😀'.repeat(125)}.pdf`);
  expect(cleanName(`a.${'😀'.repeat(150)}`)).toBe(`a.${'😀'.repeat(9)}`);
  expect(cleanName('a\uD83D.pdf')).toBe('a.pdf');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (name) => {
      const clean = cleanName(name);
      return (
        clean.length > 0 &&
        clean.length <= 255 &&
        !/[\\/\p{Cc}\p{Cs}]|(?![\u200C\u200D])\p{Cf}/u.test(clean) &&
        clean !== '.' &&
        clean !== '..'
      );
    }),
  );
});

test('a signed link opens one file for a limited time, and no other file', () => {
  const link = {
    key: 'identity/a',
    name: 'cv.pdf',
    contentType: 'application/pdf',
    inline: false,
    expires: Math.floor(Date.now() / 1000) + 300,
  };
  const token = linkPath('identity', link, config).split('/')[4]!;
  expect(readLink('identity', token, config)).toEqual(link);
  expect(readLink('tickets', token, config)).toBeNull();
  expect(readLink('identity', `${token.slice(0, -2)}xx`, config)).toBeNull();
  expect(readLink('identity', `${token}.x`, config)).toBeNull();
  expect(readLink('identity', token, config, Date.now() + 301_000)).toBeNull();
});
