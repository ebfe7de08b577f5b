import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { graphql } from '../testing/graphql.js';
import { identity } from '../subgraph.js';
import { makePerson } from '../user/user.factory.js';
import type { MadePerson } from '../user/user.factory.js';

const UpdateUser = graphql(`
  mutation TestUpdateUser($id: Int!, $input: UpdateUserInput!) {
    updateUser(id: $id, input: $input) {
      firstName
      email
    }
  }
`);
const Register = graphql(`
  mutation TestRegister($input: RegisterInput!) {
    register(input: $input) {
      id
    }
  }
`);
const TOLD = {
  message:
    'Only an administrator may change the address or password of an account that may do what yours may not, or as much.',
};

let lastAddress = 0;
const newAddress = () => `readdressed${(lastAddress += 1)}@portal.example`;

describeSubgraph(identity, ({ as, database }) => {
  const readdress = (actor: MadePerson, { id }: MadePerson) =>
    as(actor.viewer).try(UpdateUser, { id, input: { email: newAddress() } });
  const person = (...roles: string[]) => makePerson(database, { roles });
  const permit = (role: string, permission: string) =>
    database.query(
      `insert into role_permission select r.id, p.id from role r, permission p where r.name = $1 and p.codename = $2`,
      [role, permission],
    );

  describe('HR cannot change the address', () => {
    test('of a person with a permission that HR lacks, or with as many permissions as HR', async () => {
      const hr = await person('HR');
      for (const roles of [['IT Staff'], ['Analyst'], ['HR'], ['HR', 'Manager']])
        await expectRefusal(readdress(hr, await person(...roles)), 'FORBIDDEN', TOLD);
      await expectRefusal(readdress(hr, await person('Administrator')), 'FORBIDDEN');
    });

    test('of themselves without their password, and neither can administrators', async () => {
      const message = 'Change your own e-mail address in your profile, with your password.';
      for (const role of ['HR', 'Administrator']) {
        const self = await person(role);
        await expectRefusal(readdress(self, self), 'FORBIDDEN', { message });
        const same = { id: self.id, input: { email: self.email, firstName: 'Ada' } };
        expect(await as(self.viewer).ask(UpdateUser, same)).toMatchObject({
          updateUser: { firstName: 'Ada' },
        });
      }
    });

    test('and cannot set a new password for an existing account for the same reason', async () => {
      const idle = await makePerson(database, { hasEmployee: false });
      await permit('Employee', 'graph.explore');
      const input = {
        firstName: 'Nadia',
        lastName: 'Holm',
        email: idle.email,
        password: 'first-password',
        passwordConfirm: 'first-password',
      };
      await expectRefusal(as.hr.try(Register, { input }), 'FORBIDDEN', TOLD);
      expect((await as.admin.ask(Register, { input })).register.id).toBe(idle.id);
      await database.query(
        `delete from role_permission where role_id = (select id from role where name = 'Employee')`,
      );
      expect((await as.hr.ask(Register, { input })).register.id).toBe(idle.id);
    });
  });

  test('HR changes the address of a person with fewer permissions, and the names of everyone but administrators', async () => {
    const hr = await person('HR');
    for (const roles of [[], ['Manager']])
      expect((await readdress(hr, await person(...roles))).errors).toEqual([]);
    const colleague = await person('IT Staff');
    const named = { id: colleague.id, input: { firstName: 'Ada', email: colleague.email } };
    expect(await as(hr.viewer).ask(UpdateUser, named)).toMatchObject({ updateUser: { firstName: 'Ada' } });
  });

  test('an administrator changes the address of anyone else', async () => {
    const admin = await person('Administrator');
    for (const role of ['HR', 'IT Staff', 'Administrator'])
      expect((await readdress(admin, await person(role))).errors).toEqual([]);
  });

  test('a person who grants roles without being an administrator cannot get access to an account with more permissions', async () => {
    const keeper = await person();
    const viewer = { ...keeper.viewer, permissions: ['role.manage', 'user.manage'] };
    await expectRefusal(readdress({ ...keeper, viewer }, await person('Administrator')), 'FORBIDDEN', TOLD);
    expect((await readdress({ ...keeper, viewer }, await person())).errors).toEqual([]);
  });
});
