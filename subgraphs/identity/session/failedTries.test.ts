import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { mailsTo } from '../../kit/testing/mails.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { identity } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { exhaust, fail, Login } from '../testing/signIn.js';
import { makePerson, PASSWORD } from '../user/user.factory.js';
import type { MadePerson } from '../user/user.factory.js';
import { placeOf, rememberPlace } from './place.service.js';

const OFFICE = '10.0.0.1';
const NEW = 'Quiet-Meadow-77';

const ChangePassword = graphql(`
  mutation TestChangePassword($old: String!, $new: String!) {
    changePassword(oldPassword: $old, newPassword: $new, newPasswordConfirm: $new)
  }
`);
const ChangeAddress = graphql(`
  mutation TestChangeAddress($email: String!, $password: String!) {
    updateProfile(input: { email: $email, currentPassword: $password }) {
      email
    }
  }
`);
const AskReset = graphql(`
  mutation TestAskReset($email: String!) {
    requestPasswordReset(email: $email)
  }
`);
const Reset = graphql(`
  mutation TestReset($token: String!, $new: String!) {
    resetPassword(token: $token, newPassword: $new, newPasswordConfirm: $new)
  }
`);

describeSubgraph(identity, { emptied: ['attempt', 'known_place'] }, (subgraph) => {
  const { as, database } = subgraph;
  const mails = (email: string) => mailsTo(subgraph.config, email);
  const login = (email: string, password: string, ip: string) =>
    as.nobody.try(Login, { email, password }, { ip });
  /** The next wrong password is the twentieth. */
  const nineteen = async (account: number | string, network = '10.1.0') => {
    for (const last of [1, 2, 3]) await fail(account, `${network}.${last}`, 6);
    await fail(account, `${network}.4`, 1);
  };

  describe('twenty wrong passwords in a day', () => {
    test('from any network send the person one mail', async () => {
      const person = await makePerson(database);
      await nineteen(person.id);
      expect(await mails(person.email)).toEqual([]);
      await login(person.email, 'wrong-password', '10.1.0.5');
      await login(person.email, 'wrong-password', '10.1.0.6');
      expect(await mails(person.email)).toEqual([
        expect.stringContaining('a wrong password was given 20 times'),
      ]);
      expect((await login(person.email, PASSWORD, OFFICE)).errors).toEqual([]);
      await nineteen(person.id, '10.1.1');
      await login(person.email, 'wrong-password', '10.1.1.5');
      expect(await mails(person.email)).toHaveLength(1);
    });

    test('send one mail even when they come at the same moment', async () => {
      const person = await makePerson(database);
      await nineteen(person.id);
      await Promise.all([5, 6, 7, 8].map((last) => login(person.email, 'wrong-password', `10.1.0.${last}`)));
      expect(await mails(person.email)).toHaveLength(1);
    });

    test('send no mail for an address without an account or with an account that may not sign in', async () => {
      const gone = await makePerson(database);
      await database.query('update user_account set is_active = false where id = $1', [gone.id]);
      for (const [account, email] of [
        [gone.id, gone.email],
        ['no@portal.example', 'no@portal.example'],
      ] as const) {
        await nineteen(account);
        await login(email, 'wrong-password', '10.1.0.5');
        expect(await mails(email)).toEqual([]);
      }
    });

    test('send a mail also when a person with a token gives them as the old password', async () => {
      const person = await makePerson(database);
      await nineteen(person.id);
      const old = { old: 'wrong-password', new: NEW };
      await expectRefusal(as(person.viewer).try(ChangePassword, old), 'BAD_USER_INPUT', 'oldPassword');
      expect(await mails(person.email)).toHaveLength(1);
    });
  });

  test('a password is changed at a known place even if the attempts of the network are used up', async () => {
    const [known, stranger] = [await makePerson(database), await makePerson(database)];
    await rememberPlace(database, known.id, placeOf(OFFICE));
    await exhaust(OFFICE);
    const change = (person: typeof known, old: string) =>
      as(person.viewer).try(ChangePassword, { old, new: NEW }, { ip: OFFICE });
    await expectRefusal(change(stranger, PASSWORD), 'RATE_LIMITED');
    await expectRefusal(change(known, 'wrong-password'), 'RATE_LIMITED');
    expect((await change(known, PASSWORD)).errors).toEqual([]);
  });

  describe('the wrong passwords of a colleague behind the same address, for a signed-in person', () => {
    /** Every try of the account at the office is used up there. */
    const hindered = async (isKnown = true) => {
      const person = await makePerson(database);
      if (isKnown) await rememberPlace(database, person.id, placeOf(OFFICE, 'm'.repeat(32)));
      for (let guess = 0; guess < 10; guess += 1) await login(person.email, 'wrong-password', OFFICE);
      await expectRefusal(login(person.email, PASSWORD, OFFICE), 'RATE_LIMITED');
      return person;
    };
    const change = (viewer: MadePerson['viewer'], old: string) =>
      as(viewer).try(ChangePassword, { old, new: NEW }, { ip: OFFICE });

    test('cannot stop a change of the password', async () => {
      for (const isKnown of [true, false]) {
        const { viewer } = await hindered(isKnown);
        expect((await change(viewer, PASSWORD)).errors).toEqual([]);
      }
    });

    test('cannot stop a change of the address', async () => {
      const { viewer } = await hindered();
      const given = { email: `new.${viewer.email}`, password: PASSWORD };
      expect((await as(viewer).try(ChangeAddress, given, { ip: OFFICE })).errors).toEqual([]);
    });

    test("are limited to ten with that person's token, and end no other session", async () => {
      const { viewer } = await makePerson(database);
      for (let guess = 0; guess < 10; guess += 1)
        await expectRefusal(change(viewer, 'wrong-password'), 'BAD_USER_INPUT', 'oldPassword');
      await expectRefusal(change(viewer, PASSWORD), 'RATE_LIMITED');
      expect((await change({ ...viewer, sessionId: viewer.sessionId + 1 }, PASSWORD)).errors).toEqual([]);
    });
  });

  test('a mailed link opens at a known place even if the attempts of the network are used up', async () => {
    const person = await makePerson(database);
    await rememberPlace(database, person.id, placeOf(OFFICE));
    await as.nobody.ask(AskReset, { email: person.email });
    const token = /reset=([\w-]{43})/.exec((await mails(person.email)).join())?.[1] ?? '';
    await exhaust(OFFICE);
    await expectRefusal(
      as.nobody.try(Reset, { token: 'invented', new: NEW }, { ip: OFFICE }),
      'RATE_LIMITED',
    );
    expect((await as.nobody.try(Reset, { token, new: NEW }, { ip: OFFICE })).errors).toEqual([]);
  });

  test('a new password ends the waiting times that strangers caused, and makes its place a known place', async () => {
    const person = await makePerson(database);
    for (let network = 0; network < 20; network += 1) await fail(person.id, `10.1.${network}.1`, 5);
    await as.nobody.ask(AskReset, { email: person.email });
    const token = /reset=([\w-]{43})/.exec((await mails(person.email)).at(-1) ?? '')?.[1] ?? '';
    await as.nobody.ask(Reset, { token, new: NEW }, { ip: '10.2.0.1' });
    await exhaust('10.2.0.1');
    for (const ip of ['10.2.0.1', '10.2.0.2'])
      expect((await login(person.email, NEW, ip)).errors).toEqual([]);
  });
});
