import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './config.js';
import { variables } from './configVariables.js';
import { newViewerKeys } from '../testing/viewerKeys.js';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-config-'));
afterAll(() => rmSync(dataDir, { recursive: true, maxRetries: 10 }));

const random = (): string => randomBytes(32).toString('hex');
const secretNames = Object.keys(variables.shape).filter((name) => /^(SECRET_|SUBGRAPH_SECRET_)/.test(name));
const production = (): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://portal@db/portal',
  DATA_DIR: dataDir,
  ...Object.fromEntries(secretNames.map((name) => [name, random()])),
});

test('an operator finds every setting in .env.example, and the portal knows every setting there', () => {
  const documented = readFileSync('.env.example', 'utf8').match(/^#?[A-Z][A-Z0-9_]*(?==)/gm) ?? [];
  expect(documented.map((line) => line.replace('#', '')).sort()).toEqual(Object.keys(variables.shape).sort());
});

test('the portal reads only documented variables', () => {
  const read: string[] = [];
  const env = new Proxy<NodeJS.ProcessEnv>(
    { DATA_DIR: dataDir },
    {
      get: (target, name) => (read.push(String(name)), Reflect.get(target, name) as unknown),
    },
  );
  loadConfig(env);
  expect(read.filter((name) => !(name in variables.shape))).toEqual([]);
});

test('the documented defaults equal those of the code', () => {
  const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^#(\w+)=(.+)$/gm)].map(
    ([, name, value]) => [name, value],
  );
  // an example of a form, with no default or one that depends
  const examples = /_URL$|WEB_API_HOST|SUBGRAPH_PORT|SEED_DEMO/;
  const spelled = Object.fromEntries(documented.filter(([name]) => !examples.test(name ?? '')));
  expect(loadConfig({ ...spelled, DATA_DIR: dataDir })).toEqual(loadConfig({ DATA_DIR: dataDir }));
});

test('the portal starts without any setting, with the demo organisation on an embedded database', () => {
  const config = loadConfig({ DATA_DIR: dataDir });
  expect(config).toMatchObject({
    production: false,
    debug: false,
    port: 4000,
    databaseUrl: null,
    seedDemo: true,
    publicUrl: 'http://localhost:4000',
  });
  expect(config.organisation).toMatchObject({ name: 'Northwind', timeZone: 'America/Los_Angeles' });
});

test('error details are shown only where that is configured [A2.21]', () => {
  expect(loadConfig({ DATA_DIR: dataDir, DEBUG_MODE: '1' }).debug).toBe(true);
  expect(loadConfig({ DATA_DIR: dataDir, NODE_ENV: 'development' }).debug).toBe(false);
});

test('links follow the Host header only if no address is configured, and never in production', () => {
  const follows = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env }).linksFollowHost;
  expect([follows({}), follows({ PUBLIC_URL: 'https://portal.example' })]).toEqual([true, false]);
});

test('a configured database gets demo people only on request', () => {
  const DATABASE_URL = 'postgres://a@b/c';
  expect(loadConfig({ DATA_DIR: dataDir, DATABASE_URL }).seedDemo).toBe(false);
  expect(loadConfig({ DATA_DIR: dataDir, DATABASE_URL, SEED_DEMO: '1' }).seedDemo).toBe(true);
});

test('each invalid variable is named in one sentence, and passwords are not repeated', () => {
  const load = (): unknown =>
    loadConfig({
      DATA_DIR: dataDir,
      PORT: 'abc',
      DATABASE_URL: 'mysql://a:hunter2@b/c',
      GRAPHQL_SAFELIST: 'on',
    });
  expect(load).toThrow(
    [
      'PORT must be a whole number from 0 to 65535, not "abc".',
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
      'GRAPHQL_SAFELIST must be off, log or enforce, not "on".',
    ].join('\n'),
  );
});

test('secrets are generated once on a machine, are random and unreadable for other accounts', () => {
  const first = loadConfig({ DATA_DIR: dataDir }).secrets;
  expect(loadConfig({ DATA_DIR: dataDir }).secrets).toEqual(first);
  expect(first.files).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set([first.files, first.anonymity, ...Object.values(first.subgraphs).flat()]).size).toBe(7);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('two secrets of a subgraph are accepted while one replaces the other', () => {
  const { secrets } = loadConfig({ DATA_DIR: dataDir, SUBGRAPH_SECRET_IT: 'new,old' });
  expect(secrets.subgraphs.it).toEqual(['new', 'old']);
});

test('production starts with configured secrets and without demo people', () => {
  const config = loadConfig(production());
  expect(config).toMatchObject({ production: true, seedDemo: false, logLevel: 'info' });
});

test.each([
  ['a missing', { SECRET_FILES: '' }, 'SECRET_FILES is missing;'],
  ['a short', { SECRET_FILES: 'f00dfeed' }, 'SECRET_FILES is too short;'],
  [
    'a placeholder',
    { SECRET_ANONYMITY: 'change-me-change-me-change-me-change-me' },
    'SECRET_ANONYMITY is a placeholder;',
  ],
  ['a missing subgraph', { SUBGRAPH_SECRET_IT: '' }, 'SUBGRAPH_SECRET_IT is missing;'],
])('production refuses %s secret', (_, change, sentence) => {
  expect(() => loadConfig({ ...production(), ...change })).toThrow(sentence);
});

test('production refuses one secret for two purposes', () => {
  const same = random();
  expect(() =>
    loadConfig({ ...production(), SUBGRAPH_SECRET_IT: same, SUBGRAPH_SECRET_PEOPLE: same }),
  ).toThrow('SUBGRAPH_SECRET_IT equals SUBGRAPH_SECRET_PEOPLE;');
});

test('production refuses the demo organisation', () => {
  expect(() => loadConfig({ ...production(), SEED_DEMO: '1' })).toThrow(
    'SEED_DEMO is set; production never loads',
  );
});

test('a subgraph in another process needs only its own secret, and the common database', () => {
  const others = Object.fromEntries(
    secretNames.filter((name) => name.startsWith('SUBGRAPH_')).map((name) => [name, '']),
  );
  const { VIEWER_PUBLIC_KEY } = newViewerKeys().environment;
  const apart = { ...production(), ...others, SUBGRAPH_PORT: '4003', VIEWER_PUBLIC_KEY };
  expect(() => loadConfig(apart)).toThrow('This subgraph has no SUBGRAPH_SECRET_<NAME>;');
  expect(loadConfig({ ...apart, SUBGRAPH_SECRET_TICKETS: random() })).toMatchObject({ subgraphPort: 4003 });
  expect(() => loadConfig({ ...apart, DATABASE_URL: '' })).toThrow('DATABASE_URL is missing;');
});

test('only the gateway can sign the viewer: a subgraph verifies the signature, and does not start with the signing key', () => {
  const { VIEWER_PRIVATE_KEY, VIEWER_PUBLIC_KEY } = newViewerKeys().environment;
  const DATABASE_URL = 'postgresql://portal@db/portal';
  const subgraph = { DATA_DIR: dataDir, DATABASE_URL, SUBGRAPH_PORT: '4003' };
  const gateway = { DATA_DIR: dataDir, SUBGRAPH_IT_URL: 'http://it:4000' };
  expect(() => loadConfig(subgraph)).toThrow('VIEWER_PUBLIC_KEY is missing;');
  expect(() => loadConfig({ ...subgraph, VIEWER_PUBLIC_KEY, VIEWER_PRIVATE_KEY })).toThrow(
    'VIEWER_PRIVATE_KEY is set; it belongs to the gateway alone',
  );
  expect(() => loadConfig({ ...gateway, VIEWER_PUBLIC_KEY })).toThrow('VIEWER_PRIVATE_KEY is missing;');
  expect(loadConfig({ ...gateway, VIEWER_PRIVATE_KEY }).secrets.viewer).toMatchObject({
    sign: { type: 'private' },
    verify: [],
  });
  const two = `${VIEWER_PUBLIC_KEY}, ${newViewerKeys().environment.VIEWER_PUBLIC_KEY}`;
  expect(loadConfig({ ...subgraph, VIEWER_PUBLIC_KEY: two }).secrets.viewer).toMatchObject({
    sign: null,
    verify: [{ type: 'public' }, { type: 'public' }],
  });
});

test('a key of the wrong type is refused without being repeated', () => {
  const { VIEWER_PRIVATE_KEY } = newViewerKeys().environment;
  expect(() => loadConfig({ DATA_DIR: dataDir, VIEWER_PRIVATE_KEY: 'hunter2' })).toThrow(
    /^VIEWER_PRIVATE_KEY must be a private Ed25519 key in base64; deploy\/README\.md makes them\.$/,
  );
  expect(() => loadConfig({ DATA_DIR: dataDir, VIEWER_PUBLIC_KEY: VIEWER_PRIVATE_KEY })).toThrow(
    /^VIEWER_PUBLIC_KEY must be public Ed25519 keys in base64/,
  );
});

test('a test changes single settings and keeps the others', () => {
  const config = loadConfig(
    { DATA_DIR: dataDir },
    { limits: { enabled: false }, corsOrigins: ['https://a.example'] },
  );
  expect(config.limits).toEqual({
    enabled: false,
    requestsPerMinute: 1200,
    addressRequestsPerMinute: 1200,
    writesPerMinute: 300,
    chatMessagesPerMinute: 20,
  });
  expect(config.corsOrigins).toEqual(['https://a.example']);
});

test('only the configuration reads the environment', () => {
  const files = ['gateway', 'subgraphs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const users = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !/\.test\.ts$|\/testing\//.test(file) &&
      readFileSync(file, 'utf8').includes('process.env'),
  );
  // One file sets an environment variable for a library; it reads none.
  expect(users).toEqual(['gateway/run/silenceLibraries.ts', 'subgraphs/kit/config/config.ts']);
  expect(readFileSync('gateway/run/silenceLibraries.ts', 'utf8').match(/process\.env.*/g)).toEqual([
    `process.env['APOLLO_TELEMETRY_DISABLED'] = 'true';`,
  ]);
});
