import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { identity } from '../subgraph.js';
import { makePerson } from './user.factory.js';

const POWERS = 'query ($id: Int!) { user(id: $id) { viewerCan { rename readdress } } }';
const UPDATE = 'mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }';

let portal: TestSubgraph;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());

async function powersOf(reader: Viewer, id: number) {
  const { data, errors } = await portal.run<{ user: { viewerCan: object } }>(reader, POWERS, { id });
  expect(errors).toEqual([]);
  return data.user.viewerCan;
}

const isDone = async (reader: Viewer, id: number, input: object) =>
  (await portal.run(reader, UPDATE, { id, input })).errors.length === 0;

test('people who do not manage sign-ins read that they may change nothing, not even their own sign-in', async () => {
  const person = await makePerson(portal.database);
  for (const reader of [viewer(['Employee']), viewer(['IT Staff']), viewer(['Manager']), person.viewer])
    expect(await powersOf(reader, person.id)).toEqual({ rename: false, readdress: false });
});

test('the form says that HR may change exactly the fields of a sign-in that HR may change', async () => {
  const hr = await makePerson(portal.database, { roles: ['HR'] });
  const people = {
    employee: await makePerson(portal.database, { roles: ['Employee'] }),
    it: await makePerson(portal.database, { roles: ['IT Staff'] }),
    colleague: await makePerson(portal.database, { roles: ['HR'] }),
    admin: await makePerson(portal.database, { roles: ['Administrator'] }),
    self: hr,
  };
  const told = Object.fromEntries(
    await Promise.all(
      Object.entries(people).map(async ([name, { id }]) => [name, await powersOf(hr.viewer, id)]),
    ),
  );
  expect(told).toEqual({
    employee: { rename: true, readdress: true },
    it: { rename: true, readdress: false },
    colleague: { rename: true, readdress: false },
    admin: { rename: false, readdress: false },
    self: { rename: true, readdress: false },
  });
  for (const [name, { id }] of Object.entries(people)) {
    const { rename, readdress } = told[name] as { rename: boolean; readdress: boolean };
    expect([name, await isDone(hr.viewer, id, { firstName: 'Alex' })]).toEqual([name, rename]);
    expect([name, await isDone(hr.viewer, id, { email: `other.${name}@portal.example` })]).toEqual([
      name,
      readdress,
    ]);
  }
});

test('an administrator reads that they may change the address of everyone else', async () => {
  const admin = await makePerson(portal.database, { roles: ['Administrator'] });
  const other = await makePerson(portal.database, { roles: ['Administrator', 'HR'] });
  expect(await powersOf(admin.viewer, other.id)).toEqual({ rename: true, readdress: true });
  expect(await powersOf(admin.viewer, admin.id)).toEqual({ rename: true, readdress: false });
});

test('the permitted changes of a whole page of sign-ins cost one statement', async () => {
  const list = (fields: string) =>
    portal.run(viewer(['HR']), `{ users(pageSize: 50) { results { id ${fields} } } }`);
  const begin = portal.database.statements;
  await list('');
  const plain = portal.database.statements - begin;
  await list('viewerCan { rename readdress }');
  expect(portal.database.statements - begin - plain).toBe(plain + 1);
});
