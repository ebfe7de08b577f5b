import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { readLink, sweepFiles } from '../../kit/files/files.js';
import { openStore } from '../../kit/files/fileStore.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { uploadTo } from '../../kit/testing/files/uploads.js';
import { identity } from '../subgraph.js';
import { makePerson } from '../user/user.factory.js';
import type { MadePerson } from '../user/user.factory.js';

const UPDATE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { resume } }';

let portal: TestSubgraph;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());

const upload = (name: string, text: string) => uploadTo(portal, name, text);

const update = (person: MadePerson, input: object, more = {}) =>
  portal.run<{ updateProfile: { resume: string } }>(person.viewer, UPDATE, { input }, more);
const isThere = async (key: string) => (await openStore(portal.config)).exists(key);
const keyOf = (link: string) => readLink('identity', link.split('/').at(-2) ?? '', portal.config)?.key ?? '';

test('the profile gets its own copy, so that one upload can be used for two changes; an invented reference is refused', async () => {
  const person = await makePerson(portal.database);
  const sent = await upload('cv.pdf', '%PDF-1.7');
  const [first, second] = [
    await update(person, { resume: sent }),
    await update(person, { resume: sent }),
  ].map(({ data }) => keyOf(data.updateProfile.resume));
  expect(second).not.toBe(first);
  expect(await isThere(second ?? '')).toBe(true);
  expect((await update(person, { resume: { ...sent, seal: 'mine' } })).errors[0]?.fields).toHaveProperty(
    'resume',
  );
});

test('the bytes of a replaced or removed file are gone immediately, and a repeat changes nothing', async () => {
  const person = await makePerson(portal.database);
  const first = keyOf(
    (await update(person, { resume: await upload('one.pdf', '%PDF-1.1') })).data.updateProfile.resume,
  );
  const change = async () =>
    update(person, { resume: await upload('two.pdf', '%PDF-1.2') }, { idempotencyKey: 'replace' });
  const second = keyOf((await change()).data.updateProfile.resume);
  expect(keyOf((await change()).data.updateProfile.resume)).toBe(second);
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  await update(person, { resume: null });
  expect(await isThere(second)).toBe(false);
});

test('an empty file is refused as empty', async () => {
  const person = await makePerson(portal.database);
  const { errors } = await update(person, {
    resume: await upload('cv.pdf', ''),
    profilePicture: await upload('a.png', ''),
  });
  expect(errors[0]?.fields).toEqual({
    resume: ['The submitted file is empty.'],
    profilePicture: ['The submitted file is empty.'],
  });
});

test('a person cannot store more than 500 MB or 200 files', async () => {
  const fill = (person: MadePerson, files: number, size: number) =>
    portal.database.query(
      `insert into file (key, owner, name, content_type, size, sha256) select 'identity/' || gen_random_uuid(), $1, 'x', 'x/x', $3, 'x' from generate_series(1, $2::int)`,
      [`user:${person.id}`, files, size],
    );
  const send = async (person: MadePerson) => update(person, { resume: await upload('cv.pdf', '%PDF-1.7') });
  const [many, large, fitting] = [
    await makePerson(portal.database),
    await makePerson(portal.database),
    await makePerson(portal.database),
  ];
  await fill(many, 200, 1);
  await fill(large, 1, 500 * 1024 * 1024);
  await fill(fitting, 199, 1);
  expect((await send(many)).errors[0]?.fields).toEqual({
    resume: ['You have 200 files already. Remove one before you add another.'],
  });
  expect((await send(large)).errors[0]?.fields).toEqual({
    resume: ['Your files together may take 500 MB. Remove one before you add another.'],
  });
  expect((await send(fitting)).errors).toEqual([]);
});

test('files that a failed change left behind are deleted after an hour, and files in use stay', async () => {
  const person = await makePerson(portal.database);
  const kept = keyOf(
    (await update(person, { resume: await upload('cv.pdf', '%PDF-1.7') })).data.updateProfile.resume,
  );
  const store = await openStore(portal.config);
  await store.put('identity/left-behind.pdf', '%PDF-1.7');
  const sweep = () => sweepFiles(portal.database, store, 'identity/');
  expect(await sweep()).toBe(0);
  const anHourAgo = new Date(Date.now() - 3_700_000);
  for (const key of ['identity/left-behind.pdf', kept])
    await utimes(join(portal.config.dataDir, 'files', key), anHourAgo, anHourAgo);
  expect(await sweep()).toBe(1);
  expect([await isThere('identity/left-behind.pdf'), await isThere(kept)]).toEqual([false, true]);
});
