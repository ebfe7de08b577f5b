import { readFileSync } from 'node:fs';
import semver from 'semver';
import { missingBuilds } from './lockfile.mjs';

const builds = (version) => ({
  '@x/core-linux-x64-musl': version,
  '@x/core-darwin-arm64': version,
  '@x/core-wasm32-wasi': version,
});

test('a developer on another platform finds its builds in the lockfile, although the registry lacked them', () => {
  const packages = {
    '': {},
    'node_modules/@x/core': { version: '1.0.0', dev: true, optionalDependencies: builds('1.0.0') },
    'node_modules/@x/core-darwin-arm64': { version: '1.0.0' },
  };
  expect(missingBuilds(packages)).toEqual([
    [
      'node_modules/@x/core-linux-x64-musl',
      { version: '1.0.0', cpu: ['x64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] },
    ],
    ['node_modules/@x/core-wasm32-wasi', { version: '1.0.0', cpu: ['wasm32'], dev: true, optional: true }],
  ]);
});

test('two versions of a package keep their builds apart', () => {
  const packages = {
    '': {},
    'node_modules/@x/core': { version: '2.0.0', optionalDependencies: { '@x/core-darwin-arm64': '2.0.0' } },
    'node_modules/y/node_modules/@x/core': {
      version: '1.0.0',
      optionalDependencies: { '@x/core-darwin-arm64': '1.0.0' },
    },
  };
  expect(missingBuilds(packages).map(([path, { version }]) => [path, version])).toEqual([
    ['node_modules/@x/core-darwin-arm64', '2.0.0'],
    ['node_modules/y/node_modules/@x/core-darwin-arm64', '1.0.0'],
  ]);
});

test.each(['20.19.0', '24.11.0'])('every package that the portal runs with takes Node %s', (version) => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const needed = Object.entries(packages).filter(
    ([path, { dev, optional }]) => path !== '' && !dev && !optional,
  );
  expect(needed.length).toBeGreaterThan(100);
  expect(
    needed.flatMap(([path, { engines }]) =>
      semver.satisfies(version, engines?.node ?? '*') ? [] : [`${path} wants ${engines.node}`],
    ),
  ).toEqual([]);
});
