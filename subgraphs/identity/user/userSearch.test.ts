import { planForValues, rowsRead, statementsOf } from '../../kit/testing/plans.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { identity } from '../subgraph.js';
import { makePerson } from './user.factory.js';

const PEOPLE = 10_000;
const USERS = 'query ($search: String) { users(search: $search) { results { firstName } } }';

let portal: TestSubgraph;
const hr = viewer(['HR']);

beforeAll(async () => {
  portal = await openTestSubgraph(identity);
  const named = [
    ['İbrahim', 'Işık'],
    ['Ana', 'Müller'],
    ['Conan', "O'Brien"],
    ['نیک\u200cپی', 'Karimi'],
  ] as const;
  for (const [firstName, lastName] of named) await makePerson(portal.database, { firstName, lastName });
  await portal.database.query(
    `insert into user_account (first_name, last_name, email, password_hash)
     select 'First' || n % 503, 'Last' || n % 701, 'mail' || n || '@portal.example', '' from generate_series(1, ${PEOPLE}) as n`,
  );
  await portal.database.query('analyze user_account');
});
afterAll(() => portal.close());

test.each([
  ['İBRAHİM', 'İbrahim'],
  ['ibrahim isik', 'İbrahim'],
  ['IŞIK', 'İbrahim'],
  ['muller', 'Ana'],
  ['Mu\u0308ller', 'Ana'],
  ['ANA MÜLLER', 'Ana'],
  ['O’Brien', 'Conan'],
  ["O'BRIEN", 'Conan'],
  ['نیکپی', 'نیک\u200cپی'],
])('searching sign-ins for %j finds %s, in any spelling of the letters', async (search, firstName) => {
  const { data } = await portal.run<{ users: { results: { firstName: string }[] } }>(hr, USERS, { search });
  expect(data.users.results).toEqual([{ firstName }]);
});

test('a search that matches few of ten thousand sign-ins uses the index', async () => {
  const { sent } = await statementsOf(portal, hr, USERS, { search: 'Mail1777@' });
  expect(sent).toHaveLength(1);
  for (const statement of sent) {
    expect(rowsRead(await planForValues(portal.database, statement), ['user_account'])).toBeLessThan(
      PEOPLE / 100,
    );
  }
});

test('a person with a single name is called by it and is sorted by it among the last names', async () => {
  const named = [
    ['Ana', 'Zuse'],
    ['Suharto', ''],
    ['Bo', 'Adams'],
  ] as const;
  for (const [firstName, lastName] of named) {
    const email = `${firstName.toLowerCase()}@one-name.example`;
    const { viewer: person } = await makePerson(portal.database, { firstName, lastName, email });
    expect(person.fullName).toBe(`${firstName} ${lastName}`.trim());
  }
  const document = '{ users(search: "@one-name", ordering: "lastName") { results { fullName } } }';
  const { data } = await portal.run<{ users: { results: { fullName: string }[] } }>(hr, document);
  expect(data.users.results.map(({ fullName }) => fullName)).toEqual(['Bo Adams', 'Suharto', 'Ana Zuse']);
});
