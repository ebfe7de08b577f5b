import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, isInstalled } from './install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-install-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['20.19.0', '20.20.2', '22.12.0', '24.11.1', '26.0.0'])(
  'a person with Node %s can start the portal',
  (version) => {
    expect(() => checkNode(version)).not.toThrow();
  },
);

test.each(['18.20.8', '20.18.3', '21.7.0', '22.11.0'])(
  'a person with Node %s reads which one to install',
  (version) => {
    expect(() => checkNode(version)).toThrow(`this is Node ${version}; install Node 24`);
  },
);

test('packages are installed again when the lockfile names another version, and only then', () => {
  const write = (file, packages) => writeFileSync(join(folder, file), JSON.stringify({ packages }));
  mkdirSync(join(folder, 'node_modules'));
  write('package-lock.json', {
    '': {},
    'node_modules/a': { version: '2.0.0' },
    'node_modules/a-windows': { version: '2.0.0', optional: true },
  });
  expect(isInstalled(folder)).toBe(false);
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  expect(isInstalled(folder)).toBe(false);
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '2.0.0' } });
  expect(isInstalled(folder)).toBe(true);
});
