import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { placeOf, rememberPlace } from '../session/place.service.js';
import { identity } from '../subgraph.js';
import {
  AskLink,
  confirmationIn,
  emailChanges,
  INVALID,
  newAddress,
  ReadPending,
  TAKEN,
} from '../testing/emailChange.js';
import { exhaust, fail, Login } from '../testing/signIn.js';
import { makePerson, PASSWORD } from '../user/user.factory.js';

describeSubgraph(identity, { emptied: ['attempt', 'known_place'] }, (subgraph) => {
  const { as, database } = subgraph;
  const { mails, change, confirm, addressOf, pendingOf, asking } = emailChanges(subgraph);

  describe('a person with a session token who does not know the password', () => {
    test('does not move the account to another mailbox; only the present address gets the link', async () => {
      const [person, email] = [await makePerson(database), newAddress()];
      const { data } = await change(person, { email, firstName: 'Ada' });
      expect(data.updateProfile).toMatchObject({
        firstName: 'Ada',
        email: person.email,
        pendingEmail: email,
      });
      expect(await addressOf(person)).toBe(person.email);
      expect(await mails(email)).toEqual([]);
      expect(await mails(person.email)).toEqual([expect.stringContaining(email)]);
      await as.nobody.ask(AskLink, { email });
      expect(await mails(email)).toEqual([]);
    });

    test('is refused a new address with a guessed password, which counts as a failed sign-in and changes nothing', async () => {
      const person = await makePerson(database);
      const guess = { email: newAddress(), firstName: 'Eve', currentPassword: 'not-mine-99' };
      for (let time = 0; time < 10; time += 1)
        await expectRefusal(change(person, guess), 'BAD_USER_INPUT', 'currentPassword', 'Wrong password.');
      await expectRefusal(change(person, { ...guess, currentPassword: PASSWORD }), 'RATE_LIMITED');
      await expectRefusal(as.nobody.try(Login, { email: person.email, password: PASSWORD }), 'RATE_LIMITED');
      expect([await addressOf(person), await pendingOf(person)]).toEqual([person.email, null]);
      expect(await mails(person.email)).toEqual([]);
    });

    test('is refused with a password that is far too long before it is hashed', async () => {
      const person = await makePerson(database);
      const text = 'Ensure this field has no more than 1024 characters.';
      const long = { email: newAddress(), currentPassword: `a${'\u0300\u0316'.repeat(100_000)}` };
      await expectRefusal(change(person, long), 'BAD_USER_INPUT', 'currentPassword', text);
    });

    test('cannot fill a mailbox with links', async () => {
      const person = await makePerson(database);
      for (let time = 0; time < 10; time += 1) await change(person, { email: newAddress() });
      await expectRefusal(change(person, { email: newAddress() }), 'RATE_LIMITED');
      expect(await mails(person.email)).toHaveLength(10);
    });

    test('finds no access token, and nobody else reads the requested address', async () => {
      const { person, token } = await asking();
      await change(person, { email: newAddress() }, { idempotencyKey: 'kept' });
      const second = confirmationIn(await mails(person.email));
      const tables = ['email_change', 'audit', 'outbox', 'idempotency'];
      const dump = JSON.stringify(
        await Promise.all(tables.map((table) => database.query(`select * from ${table}`))),
      );
      for (const secret of [token, second]) expect(dump).not.toContain(secret);
      for (const reader of [as.hr, as.admin, as.colleague])
        expect((await reader.ask(ReadPending, { id: person.id })).user).toEqual({ pendingEmail: null });
    });
  });

  describe('a new address', () => {
    test('takes effect immediately with the present password, and the old mailbox gets a mail', async () => {
      const [person, email] = [await makePerson(database), newAddress()];
      const { data } = await change(person, { email, currentPassword: PASSWORD });
      expect(data.updateProfile).toMatchObject({ email, pendingEmail: null });
      expect(await mails(person.email)).toEqual([
        expect.stringContaining('signs in with another e-mail address'),
      ]);
      expect((await as.nobody.try(Login, { email, password: PASSWORD })).errors).toEqual([]);
    });

    test('is recognised as the present address in any spelling, and then the password is not checked', async () => {
      const person = await makePerson(database);
      const same = { email: ` ${person.email.toUpperCase()} `, currentPassword: 'not-mine-99' };
      expect((await change(person, same)).data.updateProfile).toMatchObject({ pendingEmail: null });
      expect(await database.query('select 1 from attempt')).toEqual([]);
    });

    test('takes effect once the link is opened, also signed out; the old mailbox gets a mail, and the link cannot be used again', async () => {
      const { person, email, token } = await asking();
      expect(await addressOf(person)).toBe(person.email);
      expect((await confirm(token)).data).toEqual({ confirmEmailChange: true });
      expect([...subgraph.latest().effects.viewersChanged]).toEqual([person.id]);
      expect([await addressOf(person), await pendingOf(person)]).toEqual([email, null]);
      expect(await mails(person.email)).toHaveLength(2);
      await expectRefusal(confirm(token), 'BAD_USER_INPUT', INVALID);
      const [event] = await database.query(
        `select payload from outbox where topic = 'user.changed' order by id desc`,
      );
      expect(event).toMatchObject({ payload: { userId: person.id, email } });
    });

    test('is confirmed by the latest link only', async () => {
      const { person, email, token } = await asking();
      await change(person, { email });
      const again = confirmationIn(await mails(person.email));
      expect(again).not.toBe(token);
      await expectRefusal(confirm(token), 'BAD_USER_INPUT', INVALID);
      expect((await confirm(again)).errors).toEqual([]);
    });

    test('is not confirmed by a link older than a day', async () => {
      const { person, token } = await asking();
      const [row] = await database.query(
        'select extract(epoch from expires_at - now()) / 3600 as hours from email_change where user_id = $1',
        [person.id],
      );
      expect(Number(row?.['hours'])).toBeCloseTo(24, 1);
      await database.query('update email_change set expires_at = now() where user_id = $1', [person.id]);
      expect(await pendingOf(person)).toBeNull();
      await expectRefusal(confirm(token), 'BAD_USER_INPUT', INVALID);
    });

    test('is not confirmed by invented links, and guessing links ends at the limit of the network', async () => {
      const { token } = await asking();
      await expectRefusal(confirm('invented'), 'BAD_USER_INPUT', INVALID);
      await exhaust('127.0.0.1', 99);
      await expectRefusal(confirm(token), 'RATE_LIMITED');
    });

    test('is confirmed at a known place even if others used up the attempts of the network', async () => {
      const { person, token } = await asking();
      await rememberPlace(database, person.id, placeOf('127.0.0.1'));
      await exhaust('127.0.0.1');
      expect((await confirm(token)).errors).toEqual([]);
    });

    test('that another account has is refused when it is requested, and also when that account got it in the meantime', async () => {
      const other = await makePerson(database);
      await expectRefusal(
        change(await makePerson(database), { email: other.email }),
        'BAD_USER_INPUT',
        TAKEN,
      );
      const { person, email, token } = await asking();
      await change(other, { email, currentPassword: PASSWORD });
      await expectRefusal(confirm(token), 'BAD_USER_INPUT', TAKEN);
      expect(await addressOf(person)).toBe(person.email);
    });

    test('is requested once when the call is repeated with the same Idempotency-Key', async () => {
      const [person, email] = [await makePerson(database), newAddress()];
      const send = () => change(person, { email }, { idempotencyKey: 'once' });
      const first = await send();
      expect(await send()).toEqual(first);
      expect(await mails(person.email)).toHaveLength(1);
    });
  });

  test('strangers who used up the sign-in attempts of an account do not keep its owner from changing the address', async () => {
    const person = await makePerson(database);
    await rememberPlace(database, person.id, placeOf('127.0.0.1'));
    for (let network = 0; network < 20; network += 1) await fail(person.id, `10.1.${network}.1`, 5);
    expect((await change(person, { email: newAddress(), currentPassword: PASSWORD })).errors).toEqual([]);
  });
});
