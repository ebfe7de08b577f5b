import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { loadConfig } from '../config/config.js';
import { claimFile } from './files.js';
import { openStore, translateStoreError } from './fileStore.js';
import type { Transaction } from '../postgres/queryable.js';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-store-'));
const store = await openStore(loadConfig({ ...process.env, DATA_DIR: dataDir }));
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));

test('no other account of the machine can read a stored file, however it was stored', async () => {
  await store.put('identity/photos/put.jpg', 'content');
  await store.putStream('provisional/streamed', Readable.from([Buffer.from('content')]));
  await store.copy('provisional/streamed', 'tickets/copied.pdf');
  const root = join(dataDir, 'files');
  const stored = readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => {
    const { mode } = statSync(join(entry.parentPath, entry.name));
    return [entry.name, (mode & 0o777).toString(8)];
  });
  expect(Object.fromEntries(stored)).toEqual({
    identity: '700',
    photos: '700',
    provisional: '700',
    tickets: '700',
    'put.jpg': '600',
    streamed: '600',
    'copied.pdf': '600',
  });
  expect((statSync(root).mode & 0o777).toString(8)).toBe('700');
  expect(await store.get('tickets/copied.pdf')).toBe('content');
});

/** A disk on which every writing ends like this. */
function failingStore(code: string, removed: string[] = []): Disk {
  const fail = () => Promise.reject(Object.assign(new Error(`${code}: write`), { code }));
  const driver = new FSDriver({ location: dataDir, visibility: 'private' });
  return new Disk(
    Object.assign(driver, {
      put: fail,
      putStream: fail,
      copy: fail,
      delete: async (key: string) => void removed.push(key),
    }),
  );
}

const file = {
  key: 'tickets/a.pdf',
  name: 'a.pdf',
  contentType: 'application/pdf',
  size: 3,
  owner: 'x',
  sha256: '',
};
const transaction = { query: async () => [] } as unknown as Transaction;

test.each(['ENOSPC', 'EDQUOT'])(
  'on a disk that says %s the write fails, and the partial file is removed',
  async (code) => {
    const removed: string[] = [];
    for (const content of [Buffer.from('abc'), { from: 'provisional/a' }]) {
      const claim = claimFile(transaction, failingStore(code, removed), { ...file, content });
      await expect(claim).rejects.toMatchObject({ extensions: { code: 'INSUFFICIENT_STORAGE' } });
    }
    expect(removed).toEqual([file.key, file.key]);
  },
);

test('the errors of an S3 store for missing space are recognised, and any other error is passed on', async () => {
  const full = Object.assign(new Error('Storage backend has reached its minimum free drive threshold.'), {
    name: 'XMinioStorageFull',
  });
  const wrapped = new Error('Cannot write file', { cause: full });
  expect(translateStoreError(wrapped)).toMatchObject({ extensions: { code: 'INSUFFICIENT_STORAGE' } });
  const claim = claimFile(transaction, failingStore('EIO'), { ...file, content: Buffer.from('abc') });
  await expect(claim).rejects.toMatchObject({ cause: { code: 'EIO' } });
});
