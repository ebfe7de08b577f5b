import { createContext } from '../../kit/request/context.js';
import type { GraphClient, RequestContext } from '../../kit/request/context.js';
import { forbidden } from '../../kit/request/errors.js';
import { linkPath } from '../../kit/files/files.js';
import { openStore } from '../../kit/files/fileStore.js';
import { loadConfig } from '../../kit/config/config.js';
import { viewer } from '../../kit/testing/viewers.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROFILE_RESUME } from './profileResume.calls.js';
import { profileResume, readStored } from './profileResume.service.js';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
const config = loadConfig({ ...process.env, DATA_DIR: dataDir });
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));

const KEY = 'identity/a-resume.pdf';
const linkTo = (key: string, from = config) =>
  linkPath(
    'identity',
    {
      key,
      name: 'Résumé.pdf',
      contentType: 'application/pdf',
      inline: false,
      expires: Date.now() / 1000 + 300,
    },
    from,
  );

function contextWith(graph: GraphClient): RequestContext {
  return createContext({
    config,
    viewer: viewer(),
    requestId: 'r',
    idempotencyKey: null,
    ip: '127.0.0.1',
    userAgent: 'jest',
    graph,
  });
}
const answering = (user: { resume: string | null; resumeName: string | null } | null) =>
  contextWith(() => Promise.resolve({ user } as never));

test('a person whom identity refuses is refused here', async () => {
  await expect(
    profileResume(
      contextWith(() => Promise.reject(forbidden())),
      7,
    ),
  ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
});

test('an unknown person, one whose resume the viewer may not read and one without a resume have none here', async () => {
  expect(await profileResume(answering(null), 7)).toBeNull();
  expect(await profileResume(answering({ resume: null, resumeName: null }), 7)).toBeNull();
});

test('a resume whose file is gone counts as none', async () => {
  expect(
    await profileResume(answering({ resume: linkTo('identity/gone.pdf'), resumeName: 'Résumé.pdf' }), 7),
  ).toBeNull();
});

test('a link that was signed with another secret opens nothing', async () => {
  const other = { ...config, secrets: { ...config.secrets, files: 'other' } };
  await expect(profileResume(answering({ resume: linkTo(KEY, other), resumeName: 'x' }), 7)).rejects.toThrow(
    'cannot be opened',
  );
});

test('identity is asked for the right person, and the bytes are those of the profile', async () => {
  await (await openStore(config)).put(KEY, 'ten years of TypeScript');
  const asked: unknown[] = [];
  const context = contextWith((document, variables) => {
    asked.push([document, variables]);
    return Promise.resolve({ user: { resume: linkTo(KEY), resumeName: 'Résumé.pdf' } } as never);
  });
  const resume = await profileResume(context, 7);
  expect(asked).toEqual([[PROFILE_RESUME, { id: 7 }]]);
  expect(resume).toEqual({ key: KEY, name: 'Résumé.pdf', contentType: 'application/pdf' });
  const chunks: Buffer[] = [];
  for await (const chunk of await readStored(context, resume ?? { key: '' })) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toBe('ten years of TypeScript');
});
