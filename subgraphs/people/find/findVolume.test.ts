import { planForValues, rowsRead, scanned, statementsOf } from '../../kit/testing/plans.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { people } from '../subgraph.js';

const PEOPLE = 20_000;
const CHUNK = 1_000; // far below the time limit of a statement, on a busy machine too
const SEARCH = 'query ($search: String!) { searchPeople(search: $search) { kind id title subtitle path } }';

describeSubgraph(people, (subgraph) => {
  const { database } = subgraph;
  beforeAll(async () => {
    for (let from = 1; from <= PEOPLE; from += CHUNK)
      await database.query(
        `insert into employee (user_id, first_name, last_name, email, job_title, department_id, department_name, hire_date, employment_status, employment_type)
         select n, 'First' || (n * 7919) % 5003, 'Last' || (n * 10007) % 7001, 'mail' || n || '@portal.example', 'Title ' || n % 211, d.id, d.name,
           date '2014-01-01' + n % 4000, 'active', 'full_time'
         from generate_series($1::int, $2::int) as n join department d on d.id = 1 + n % 13 order by n`,
        [from, from + CHUNK - 1],
      );
    await database.query('vacuum analyze employee');
  }, 180_000);

  test.each([
    ['an employee', viewer()],
    ['HR', viewer(['HR'])],
  ])(
    '%s finds a colleague among 20,000 with one statement for each kind of record, which reads few rows',
    async (_who, person) => {
      for (const search of ['last6999', 'mail7712@', 'last69 first']) {
        const { sent } = await statementsOf(subgraph, person, SEARCH, { search });
        const ofPeople = sent.filter(([sql]) => sql.includes('employee e'));
        expect([search, sent.length <= 6, ofPeople.length]).toEqual([search, true, 1]);
        const plan = await planForValues(database, ofPeople[0]!);
        expect([search, scanned(plan, ['employee'])]).toEqual([search, []]);
        expect([search, rowsRead(plan, ['employee']) <= PEOPLE / 20]).toEqual([search, true]);
      }
    },
  );

  test('a misspelled name costs one more statement, which looks up each possible spelling', async () => {
    const { sent, data } = await statementsOf<{ searchPeople: { title: string }[] }>(
      subgraph,
      viewer(),
      SEARCH,
      { search: 'lsat6999' },
    );
    expect(data.searchPeople.map(({ title }) => title)).toEqual(
      expect.arrayContaining([expect.stringMatching(/ Last6999$/)]),
    );
    const [exact, near, ...more] = sent.filter(([sql]) => sql.includes('employee e'));
    expect([exact !== undefined, more]).toEqual([true, []]);
    const plan = await planForValues(database, near!);
    expect(scanned(plan, ['employee'])).toEqual([]);
    expect(rowsRead(plan, ['employee'])).toBeLessThanOrEqual(PEOPLE / 20);
  });

  test('a text that nearly every record contains is compared for a limited number of records', async () => {
    const { sent } = await statementsOf(subgraph, viewer(), SEARCH, { search: 'portal.example' });
    const [ofPeople] = sent.filter(([sql]) => sql.includes('employee e'));
    expect(rowsRead(await planForValues(database, ofPeople!), ['employee'])).toBeLessThanOrEqual(400);
  });
});
