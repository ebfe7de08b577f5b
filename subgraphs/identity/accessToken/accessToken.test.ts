import { newAccessToken } from '../../kit/request/credentials/accessToken.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import { mailsTo } from '../../kit/testing/mails.js';
import { identity } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { lookUp, makePerson } from '../user/user.factory.js';
import type { TokenOwner } from './tokenOwner.service.js';

const Create = graphql(`
  mutation CreateAccessToken(
    $name: String!
    $permissions: [String!]!
    $mayWrite: Boolean!
    $lifetimeDays: Int!
  ) {
    createPersonalAccessToken(
      name: $name
      permissions: $permissions
      mayWrite: $mayWrite
      lifetimeDays: $lifetimeDays
    ) {
      token
      personalAccessToken {
        id
        name
        permissions
        mayWrite
        isExpired
        createdAt
        expiresAt
        lastUsedAt
      }
    }
  }
`);
const List = graphql(`
  query AccessTokens {
    personalAccessTokens {
      count
      results {
        id
        name
        lastUsedAt
        isExpired
      }
    }
  }
`);
const Revoke = graphql(`
  mutation RevokeAccessToken($id: Int!) {
    revokePersonalAccessToken(id: $id)
  }
`);

const ordinary: VariablesOf<typeof Create> = {
  name: 'Payroll',
  permissions: [],
  mayWrite: false,
  lifetimeDays: 90,
};

describeSubgraph(identity, (tests) => {
  const { as, database } = tests;
  const signedIn = async (...roles: string[]) => as((await makePerson(database, { roles })).viewer);
  const made = async (
    person: Awaited<ReturnType<typeof signedIn>>,
    given: Partial<VariablesOf<typeof Create>> = {},
  ) => (await person.ask(Create, { ...ordinary, ...given })).createPersonalAccessToken;
  const ownerOf = (token: string) =>
    identity.internal['accessToken']?.(lookUp(token)) as Promise<TokenOwner | null>;

  test('a person who is not signed in cannot create, list or revoke tokens', async () => {
    await expectRefusal(as.nobody.try(Create, ordinary), 'UNAUTHENTICATED');
    await expectRefusal(as.nobody.try(List), 'UNAUTHENTICATED');
    await expectRefusal(as.nobody.try(Revoke, { id: 1 }), 'UNAUTHENTICATED');
  });

  test("a person, even an administrator, neither sees nor revokes another person's token", async () => {
    const [owner, admin] = [await signedIn(), await signedIn('Administrator')];
    const { token, personalAccessToken } = await made(owner);
    await expectRefusal(admin.try(Revoke, { id: personalAccessToken.id }), 'NOT_FOUND');
    expect((await admin.ask(List)).personalAccessTokens.count).toBe(0);
    expect(await ownerOf(token)).not.toBeNull();
  });

  test('a token cannot have a permission that its owner lacks or an unknown permission', async () => {
    const it = await signedIn('IT Staff');
    const text = '"employee.manage" is not one of your permissions.';
    const permissions = ['asset.manage', 'employee.manage'];
    await expectRefusal(it.try(Create, { ...ordinary, permissions }), 'BAD_USER_INPUT', 'permissions', text);
    await expectRefusal(
      it.try(Create, { ...ordinary, permissions: ['no such'] }),
      'BAD_USER_INPUT',
      'permissions',
    );
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ lifetimeDays: 0 }, 'lifetimeDays'],
    [{ lifetimeDays: 366 }, 'lifetimeDays'],
  ])('a token with %j is refused', async (wrong, field) => {
    await expectRefusal((await signedIn()).try(Create, { ...ordinary, ...wrong }), 'BAD_USER_INPUT', field);
  });

  test('two tokens of one person cannot have the same name, even when both are created at the same moment', async () => {
    const person = await signedIn();
    const attempts = ['Payroll', 'PAYROLL'].map((name) => person.try(Create, { ...ordinary, name }));
    await expectOneWinner(attempts, 'BAD_USER_INPUT', 'name');
    await made(await signedIn());
  });

  test('of twenty-two tokens created at the same moment twenty are kept', async () => {
    const person = await signedIn();
    const names = Array.from({ length: 22 }, (_one, index) => `Program ${index}`);
    const answers = await Promise.all(names.map((name) => person.try(Create, { ...ordinary, name })));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(20);
    await expectRefusal(person.try(Create, ordinary), 'BAD_USER_INPUT', 'nonFieldErrors');
  });

  test('the secret is shown once, only its hash is stored, and the owner gets a mail', async () => {
    const person = await signedIn('IT Staff');
    const { token, personalAccessToken } = await made(person, { permissions: ['it.dashboard'] });
    expect(token).toMatch(/^ucp_[A-Za-z0-9_-]{43}[0-9a-z]{7}$/);
    expect(personalAccessToken).toMatchObject({
      name: 'Payroll',
      permissions: ['it.dashboard'],
      mayWrite: false,
      isExpired: false,
      lastUsedAt: null,
    });
    const { createdAt, expiresAt } = personalAccessToken;
    expect(Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000)).toBe(90);
    const [stored] = await database.query(
      'select t::text as row from personal_access_token t where id = $1',
      [personalAccessToken.id],
    );
    expect(JSON.stringify(stored)).not.toContain(token.slice(4, 47));
    const audit = await database.query(
      `select actor_user_id as "by", after::text from audit where action = 'access_token.create' and object_id = $1`,
      [String(personalAccessToken.id)],
    );
    expect(audit).toMatchObject([{ by: person.userId }]);
    expect(JSON.stringify(audit)).not.toContain(token.slice(4, 47));
    const mails = await mailsTo(tests.config, person.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toContain(token);
  });

  test("a token acts as its owner without roles, with those of the token's permissions that the owner still has", async () => {
    const person = await makePerson(database, { roles: ['IT Staff', 'Analyst'] });
    const { token, personalAccessToken } = await made(as(person.viewer), {
      permissions: ['asset.manage', 'graph.explore'],
      mayWrite: true,
    });
    const narrowed = {
      userId: person.id,
      sessionId: 0,
      fullName: person.viewer.fullName,
      email: person.email,
      roles: [],
      permissions: ['asset.manage', 'graph.explore'],
      level: 0,
      mustChangePassword: false,
      accessToken: { id: personalAccessToken.id, mayWrite: true },
    };
    expect(await ownerOf(token)).toEqual(narrowed);
    await database.query(
      `delete from user_role where user_id = $1 and role_id = (select id from role where name = 'Analyst')`,
      [person.id],
    );
    expect(await ownerOf(token)).toEqual({ ...narrowed, permissions: ['asset.manage'] });
  });

  test('an invented, an expired and a revoked token sign in nobody', async () => {
    const person = await signedIn();
    expect(await ownerOf(newAccessToken())).toBeNull();
    const ended = await made(person);
    await database.query(
      `update personal_access_token set expires_at = now() - interval '1 second' where id = $1`,
      [ended.personalAccessToken.id],
    );
    expect(await ownerOf(ended.token)).toBeNull();
    expect((await person.ask(List)).personalAccessTokens.results).toMatchObject([{ isExpired: true }]);
    const revoked = await made(person, { name: 'Second' });
    await person.ask(Revoke, { id: revoked.personalAccessToken.id });
    expect(await ownerOf(revoked.token)).toBeNull();
    await expectRefusal(person.try(Revoke, { id: revoked.personalAccessToken.id }), 'NOT_FOUND');
  });
});
