import { allSent } from '../../kit/outside/mail.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { identity } from '../subgraph.js';
import { makePerson } from './user.factory.js';
import { ACTIVE, USER } from '../testing/users.js';

const USERS =
  'query ($ordering: String, $search: String, $isActive: Boolean, $roleId: Int, $hasEmployee: Boolean, $page: Int, $pageSize: Int) { users(ordering: $ordering, search: $search, isActive: $isActive, roleId: $roleId, hasEmployee: $hasEmployee, page: $page, pageSize: $pageSize) { count results { id email } } }';
const ENTITIES =
  'query ($refs: [_Any!]!) { _entities(representations: $refs) { ... on User { id fullName dateJoined roles { id } } } }';
const UPDATE =
  'mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { firstName lastName email } }';
const PRIVATE = {
  resume: null,
  resumeName: null,
  dateJoined: null,
  lastLogin: null,
  mustChangePassword: null,
  roles: null,
};

interface Listed {
  users: { count: number; results: { id: number; email: string }[] };
}

let portal: TestSubgraph;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());

const codeOf = async (...run: Parameters<TestSubgraph['run']>) => (await portal.run(...run)).errors[0]?.code;
const withResume = (id: number) =>
  portal.database.query(
    `with f as (insert into file (key, owner, name, content_type, size, sha256) values ('identity/r' || $1::text || '.pdf', 'x', 'cv.pdf', 'application/pdf', 1, 'x') returning key)
     update user_account set resume_key = (select key from f) where id = $1::integer`,
    [id],
  );

describe("a person's data is not readable", () => {
  test('without signing in, by any query', async () => {
    expect(await codeOf(null, '{ me { id } }')).toBe('UNAUTHENTICATED');
    expect(await codeOf(null, USER, { id: 1 })).toBe('UNAUTHENTICATED');
    expect(await codeOf(null, USERS)).toBe('UNAUTHENTICATED');
    expect(await codeOf(null, ENTITIES, { refs: [{ __typename: 'User', id: 1 }] })).toBe('UNAUTHENTICATED');
    expect(await codeOf(null, UPDATE, { id: 1, input: {} })).toBe('UNAUTHENTICATED');
    expect(await codeOf(null, ACTIVE, { id: 1, isActive: false })).toBe('UNAUTHENTICATED');
  });

  test('beyond the directory, except for people who manage sign-ins', async () => {
    const person = await makePerson(portal.database);
    await withResume(person.id);
    for (const role of ['Employee', 'IT Staff', 'Manager', 'Analyst']) {
      const { data, errors } = await portal.run<{ user: object }>(viewer([role]), USER, { id: person.id });
      expect(errors).toEqual([]);
      expect(data.user).toMatchObject({ email: person.email, isActive: true, ...PRIVATE });
      expect(await codeOf(viewer([role]), USERS)).toBe('FORBIDDEN');
    }
  });
});

test('HR and administrators read every complete sign-in, and every person their own [A3.1]', async () => {
  const person = await makePerson(portal.database, { roles: ['IT Staff'] });
  await withResume(person.id);
  for (const reader of [viewer(['HR']), viewer(['Administrator']), person.viewer]) {
    const { data } = await portal.run<{ user: Record<string, unknown> }>(reader, USER, { id: person.id });
    expect(data.user).toMatchObject({
      dateJoined: '2024-03-04T00:00:00.000Z',
      mustChangePassword: false,
      resumeName: 'cv.pdf',
      roles: [{ role: { name: 'IT Staff' } }, { role: { name: 'Employee' } }],
    });
    expect(data.user['resume']).toMatch(/^\/api\/files\/identity\/[\w-]+\.[\w-]+\/$/);
  }
  const me = await portal.run<{ me: { id: number } }>(person.viewer, '{ me { id } }');
  expect(me.data.me.id).toBe(person.id);
});

test('a resume needs a permission of its own: managing sign-ins alone does not open it', async () => {
  const person = await makePerson(portal.database);
  await withResume(person.id);
  const keeper = viewer([], { permissions: ['user.manage'] });
  const { data } = await portal.run<{ user: object }>(keeper, USER, { id: person.id });
  expect(data.user).toMatchObject({ resume: null, resumeName: null, mustChangePassword: false });
});

test('two hundred references cost one statement, and private fields stay private in references', async () => {
  const people = await Promise.all(Array.from({ length: 200 }, () => makePerson(portal.database)));
  const before = portal.database.statements;
  const refs = [...people.map(({ id }) => ({ __typename: 'User', id })), { __typename: 'User', id: 999_999 }];
  const { data } = await portal.run<{ _entities: unknown[] }>(viewer(), ENTITIES, { refs });
  expect(portal.database.statements - before).toBe(1);
  expect(data._entities[0]).toEqual({
    id: people[0]?.id,
    fullName: people[0]?.viewer.fullName,
    dateJoined: null,
    roles: null,
  });
  expect(data._entities[200]).toBeNull();
});

test('the roles of a whole page of people cost two more statements', async () => {
  const before = portal.database.statements;
  await portal.run(
    viewer(['HR']),
    '{ users(pageSize: 50) { results { roles { role { name permissions { codename } } } } } }',
  );
  expect(portal.database.statements - before).toBe(3);
});

test('HR pages through sign-ins, sorted, searched and filtered [A3.27]', async () => {
  const hr = viewer(['HR']);
  const [ann, bob] = [
    await makePerson(portal.database, { firstName: 'Ann', lastName: 'Quillfeather' }),
    await makePerson(portal.database, {
      firstName: 'Bob',
      lastName: 'Quillfeather',
      roles: ['Analyst'],
      hasEmployee: false,
    }),
  ];
  await portal.database.query('update user_account set is_active = false where id = $1', [ann.id]);
  const list = async (variables: Record<string, unknown>) =>
    (await portal.run<Listed>(hr, USERS, { search: 'QUILL', ...variables })).data.users;
  expect(await list({ ordering: '-firstName,nonsense' })).toEqual({
    count: 2,
    results: [
      { id: bob.id, email: bob.email },
      { id: ann.id, email: ann.email },
    ],
  });
  expect((await list({ isActive: false })).results.map(({ id }) => id)).toEqual([ann.id]);
  expect((await list({ hasEmployee: false })).results.map(({ id }) => id)).toEqual([bob.id]);
  const analyst = await portal.database.one<{ id: number }>(`select id from role where name = 'Analyst'`);
  expect((await list({ roleId: analyst?.id })).results.map(({ id }) => id)).toEqual([bob.id]);
  expect(await list({ page: 2, pageSize: 1, ordering: 'firstName' })).toMatchObject({
    count: 2,
    results: [{ id: bob.id }],
  });
  expect((await portal.run(hr, USERS, { search: 'quill', page: 9 })).errors[0]).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Invalid page.',
  });
});

describe('changing the names and e-mail of other people', () => {
  test("is refused to people without the permission, and to HR for an administrator's account", async () => {
    const [person, admin] = [
      await makePerson(portal.database),
      await makePerson(portal.database, { roles: ['Administrator'] }),
    ];
    for (const role of ['Employee', 'IT Staff', 'Manager'])
      expect(await codeOf(viewer([role]), UPDATE, { id: person.id, input: { firstName: 'X' } })).toBe(
        'FORBIDDEN',
      );
    for (const input of [{ email: 'mine@portal.example' }, { email: 'no address', firstName: '' }])
      expect(await codeOf(viewer(['HR']), UPDATE, { id: admin.id, input })).toBe('FORBIDDEN');
    expect(await codeOf(viewer(['HR']), UPDATE, { id: 999_999, input: { firstName: 'X' } })).toBe(
      'NOT_FOUND',
    );
  });

  test('is announced to the other subgraphs, and the old mailbox gets a mail', async () => {
    const person = await makePerson(portal.database);
    const { data } = await portal.run(viewer(['HR']), UPDATE, {
      id: person.id,
      input: { firstName: ' Zo\u0065\u0308 ', email: ` NEW.${person.email}` },
    });
    expect(data).toEqual({
      updateUser: {
        firstName: 'Zo\u00eb',
        lastName: person.viewer.fullName.split(' ')[1],
        email: `new.${person.email}`,
      },
    });
    const [event] = await portal.database.query(`select topic, payload from outbox order by id desc limit 1`);
    expect(event).toEqual({
      topic: 'user.changed',
      payload: {
        userId: person.id,
        firstName: 'Zo\u00eb',
        lastName: person.viewer.fullName.split(' ')[1],
        email: `new.${person.email}`,
        isActive: true,
      },
    });
    expect([...portal.latest().effects.viewersChanged]).toEqual([person.id]);
    expect([...portal.latest().effects.outboxOf]).toEqual(['identity']);
    await allSent();
  });

  test('writes and announces nothing when nothing differs', async () => {
    const person = await makePerson(portal.database);
    await portal.run(viewer(['HR']), UPDATE, { id: person.id, input: { email: person.email } });
    expect(
      await portal.database.query(`select 1 from audit where object_id = $1 and action = 'user.update'`, [
        String(person.id),
      ]),
    ).toEqual([]);
  });
});
