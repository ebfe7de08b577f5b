import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { identity } from '../subgraph.js';
import { exhaust, fail, Login } from '../testing/signIn.js';
import { makePerson, PASSWORD } from '../user/user.factory.js';
import type { MadePerson } from '../user/user.factory.js';
import { accountOf, bookAttempt } from './attempt.service.js';
import { placeOf, rememberPlace, sweepPlaces } from './place.service.js';

const OFFICE = '10.0.0.1';
const device = (letter: string) => letter.repeat(32);

describeSubgraph(identity, { emptied: ['attempt', 'known_place'] }, ({ as, database }) => {
  const from = (ip: string) => ({
    right: ({ email }: { email: string }, mark?: string) =>
      as.nobody.try(Login, { email, password: PASSWORD, device: mark ?? null }, { ip }),
    wrong: ({ email }: { email: string }, mark?: string) =>
      as.nobody.try(Login, { email, password: 'wrong-password', device: mark ?? null }, { ip }),
  });
  /** Someone who signed in at the office before. */
  const regular = async (mark?: string): Promise<MadePerson> => {
    const person = await makePerson(database);
    await rememberPlace(database, person.id, placeOf(OFFICE, mark));
    return person;
  };
  const book = (account: string, ip: string) => bookAttempt({ account, place: placeOf(ip), known: null });
  const LIMITED = { extensions: { code: 'RATE_LIMITED' } };
  const endWaits = () => database.query(`update attempt set expire = 0 where points > 10`);

  describe('a person at a place from which they never signed in', () => {
    test('waits longer after each further failure, but never more than a quarter of an hour', async () => {
      const waits: (number | null)[] = [];
      for (let failure = 0; failure < 16; failure += 1) {
        waits.push(...(await fail('a@portal.example', OFFICE, 1)));
        await endWaits();
      }
      expect(waits.slice(8)).toEqual([null, 60, 120, 240, 480, 900, 900, 900]);
    });

    test('is stopped at one place but not at another', async () => {
      await fail('b@portal.example', '10.0.0.2', 10);
      await expect(book('b@portal.example', '10.0.0.2')).rejects.toMatchObject(LIMITED);
      await expect(book('b@portal.example', '10.0.0.3')).resolves.toBeDefined();
    });

    test('has one place in a whole IPv6 home network', async () => {
      for (let failure = 0; failure < 10; failure += 1)
        await fail('c@portal.example', `2001:db8:1:2::${failure}`, 1);
      await expect(book('c@portal.example', '2001:db8:1:2:ffff::1')).rejects.toMatchObject(LIMITED);
      await expect(book('c@portal.example', '2001:db8:1:3::1')).resolves.toBeDefined();
    });

    test('is stopped after a hundred failures from a network across many accounts; successes do not count', async () => {
      for (let index = 0; index < 60; index += 1)
        await (await book(`d${index}@portal.example`, OFFICE)).succeeded();
      await exhaust(OFFICE);
      await expectRefusal(from(OFFICE).right(await makePerson(database)), 'RATE_LIMITED');
    });

    test('is delayed after a hundred failures of one account, from any number of networks', async () => {
      const person = await makePerson(database);
      for (let network = 0; network < 20; network += 1) await fail(person.id, `10.1.${network}.1`, 5);
      await expectRefusal(from('10.2.0.1').right(person), 'RATE_LIMITED', {
        retryAfter: expect.any(Number) as number,
      });
      await endWaits();
      expect(await fail(person.id, '10.2.0.2', 1)).toEqual([120]);
      await endWaits();
      expect((await from('10.2.0.3').right(person)).errors).toEqual([]);
    });

    test('is refused with a guessable device mark', async () => {
      const person = await makePerson(database);
      await expectRefusal(
        from(OFFICE).right(person, 'laptop'),
        'BAD_USER_INPUT',
        'device',
        'Ensure this field has at least 32 characters.',
      );
      await expectRefusal(
        from(OFFICE).right(person, 'x'.repeat(129)),
        'BAD_USER_INPUT',
        'device',
        'Ensure this field has no more than 128 characters.',
      );
    });
  });

  describe('at a place where they have signed in before', () => {
    test('people sign in even if someone else used up all attempts of the office network', async () => {
      const [one, other] = [await regular(), await makePerson(database)];
      expect((await from(OFFICE).right(other)).errors).toEqual([]);
      await exhaust(OFFICE);
      for (const person of [one, other]) expect((await from(OFFICE).right(person)).errors).toEqual([]);
    });

    test('a person signs in even if strangers used up all attempts of the account', async () => {
      const person = await regular();
      for (let network = 0; network < 20; network += 1) await fail(person.id, `10.1.${network}.1`, 5);
      await expectRefusal(from('10.2.0.1').right(person), 'RATE_LIMITED');
      expect((await from(OFFICE).right(person)).errors).toEqual([]);
    });

    test('a sign-in of the owner ends the waiting times that strangers caused, which did not apply to the owner', async () => {
      const person = await regular();
      for (let network = 0; network < 20; network += 1) await fail(person.id, `10.1.${network}.1`, 5);
      await exhaust(OFFICE);
      await expectRefusal(from('10.2.0.1').right(person), 'RATE_LIMITED');
      expect((await from(OFFICE).right(person)).errors).toEqual([]);
      await expectRefusal(from('10.2.0.1').wrong(person), 'BAD_USER_INPUT');
      expect(await fail(person.id, '10.2.0.2', 2)).toEqual([null, null]);
    });

    test('wrong passwords are still counted: after ten the person waits', async () => {
      const person = await regular();
      for (let guess = 0; guess < 10; guess += 1)
        await expectRefusal(from(OFFICE).wrong(person), 'BAD_USER_INPUT');
      await expectRefusal(from(OFFICE).right(person), 'RATE_LIMITED');
    });

    test('a colleague behind the same address cannot lock out a person with a known device', async () => {
      const person = await regular(device('m'));
      await fail(person.id, OFFICE, 10);
      await expectRefusal(from(OFFICE).right(person), 'RATE_LIMITED');
      await expectRefusal(from(OFFICE).right(person, device('x')), 'RATE_LIMITED');
      expect((await from(OFFICE).right(person, device('m'))).errors).toEqual([]);
      expect((await from('10.9.0.1').right(person, device('m'))).errors).toEqual([]);
    });

    test('a known device has ten attempts of its own, on any network', async () => {
      const person = await regular(device('m'));
      for (let guess = 0; guess < 10; guess += 1)
        await expectRefusal(from(`10.9.${guess}.1`).wrong(person, device('m')), 'BAD_USER_INPUT');
      await expectRefusal(from('10.9.99.1').right(person, device('m')), 'RATE_LIMITED');
    });

    test('thirty guesses at the same time get no more attempts than ten one by one', async () => {
      const person = await regular();
      const answers = await Promise.all(Array.from({ length: 30 }, () => from(OFFICE).wrong(person)));
      const tried = answers.filter(({ errors }) => errors[0]?.code === 'BAD_USER_INPUT').length;
      expect(tried).toBeGreaterThan(0);
      expect(tried).toBeLessThanOrEqual(10);
    });
  });

  test('guesses at one account sent at the same time from many networks get no more than a hundred attempts', async () => {
    const tries = Array.from({ length: 130 }, (_, network) => book('e@portal.example', `10.1.${network}.1`));
    const booked = await Promise.allSettled(tries);
    expect(booked.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
  });

  test('a success clears the failures of this account only', async () => {
    const person = await makePerson(database);
    for (let index = 0; index < 90; index += 1) await fail(`f${index}@portal.example`, OFFICE, 1);
    await fail(person.id, OFFICE, 9);
    expect((await from(OFFICE).right(person)).errors).toEqual([]);
    await fail(person.id, OFFICE, 1);
    await expectRefusal(from(OFFICE).right(await makePerson(database)), 'RATE_LIMITED');
  });

  describe('an address without an account', () => {
    const NOBODY = { email: 'nobody@portal.example' };

    test('is refused with the same message at every step', async () => {
      const person = await makePerson(database);
      for (let guess = 0; guess < 12; guess += 1) {
        const { errors } = await from(OFFICE).wrong(person);
        await expectRefusal(from('10.0.0.2').wrong(NOBODY), errors[0]?.code as 'BAD_USER_INPUT', {
          message: String(errors[0]?.message),
        });
      }
    });

    test('is refused with the same message and in the same time as a wrong password of a person known at that place', async () => {
      const person = await regular();
      await exhaust(OFFICE);
      const quickest = { known: Infinity, unknown: Infinity };
      const time = async (who: keyof typeof quickest, email: string) => {
        const started = performance.now();
        await expectRefusal(from(OFFICE).wrong({ email }), 'RATE_LIMITED');
        quickest[who] = Math.min(quickest[who], performance.now() - started);
      };
      // In turns, and only the quickest counts: whatever else the machine does can slow a try, never speed it
      // up.
      for (let round = 0; round < 6; round += 1) {
        await time('known', person.email);
        await time('unknown', NOBODY.email);
      }
      expect(quickest.unknown).toBeGreaterThan(quickest.known / 3);
    });
  });

  describe('of places', () => {
    const placesOf = async ({ id }: MadePerson) =>
      (await database.query('select place_hash from known_place where user_id = $1', [id])).map(
        (row) => row['place_hash'] as string,
      );

    test('the ten latest known places of each kind are stored, as hashes', async () => {
      const person = await makePerson(database);
      for (let last = 1; last <= 12; last += 1)
        await rememberPlace(
          database,
          person.id,
          placeOf(`10.3.0.${last}`, device('abcdefghijkl'[last - 1] ?? '')),
        );
      const places = await placesOf(person);
      expect(places).toHaveLength(20);
      expect(places).toContain(placeOf('10.3.0.12').network);
      expect(places).not.toContain(placeOf('10.3.0.2').network);
      expect(places).toContain(placeOf('10.3.0.12', device('c')).device);
      expect(places.join()).not.toMatch(/10\.3|cccc/);
    });

    test('a wrong password adds no known place, and a place not used for half a year is deleted', async () => {
      const person = await makePerson(database);
      await from(OFFICE).wrong(person, device('m'));
      expect(await placesOf(person)).toEqual([]);
      await from(OFFICE).right(person, device('m'));
      expect(await placesOf(person)).toHaveLength(2);
      await database.query(`update known_place set last_used_at = now() - interval '181 days'`);
      await sweepPlaces();
      expect(await placesOf(person)).toEqual([]);
    });

    test('the same place used by many windows at the same time is stored once', async () => {
      const person = await makePerson(database);
      const answers = await Promise.all([1, 2, 3, 4].map(() => from(OFFICE).right(person, device('m'))));
      expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
      expect(await placesOf(person)).toHaveLength(2);
    });
  });

  test('failures count for the account and not for its former address', async () => {
    const person = await makePerson(database);
    await fail(person.id, OFFICE, 10);
    await database.query(`update user_account set email = 'moved.here@portal.example' where id = $1`, [
      person.id,
    ]);
    await expectRefusal(from(OFFICE).right({ email: 'moved.here@portal.example' }), 'RATE_LIMITED');
    await expect(book(accountOf(person.id), OFFICE)).rejects.toMatchObject(LIMITED);
  });
});
