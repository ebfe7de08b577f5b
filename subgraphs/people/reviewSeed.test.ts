import { dayIn } from '../kit/config/calendar.js';
import { openTestSubgraph } from '../kit/testing/subgraph.js';
import type { TestSubgraph } from '../kit/testing/subgraph.js';
import { demoOrganisation } from './demo/organisation.js';
import { seedReviews } from './reviewSeed.js';
import { seedPeople } from './seed.js';
import { people } from './subgraph.js';

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());

test('the demo organisation has a closed and a half-finished review cycle, with goals, notes and changed ratings', async () => {
  const today = dayIn('America/Los_Angeles');
  const crowd = demoOrganisation(today);
  await test_.database.system(async (tx) => {
    await seedPeople(tx, crowd, new Map(crowd.map((person, index) => [person.email, index + 1])));
    await seedReviews(tx, today);
  });
  const states = await test_.database.query<{ isOpen: boolean; states: string[]; people: number }>(
    `select c.closed_at is null as "isOpen", array_agg(distinct r.state::text) as states, count(*)::int as people
     from review_cycle c join performance_review r on r.cycle_id = c.id group by c.id order by c.id`,
  );
  expect(states).toMatchObject([
    { isOpen: false, states: ['acknowledged', 'shared'] },
    {
      isOpen: true,
      states: ['acknowledged', 'draft', 'manager_review_done', 'self_review_done', 'shared'],
    },
  ]);
  for (const { people: count } of states) expect(count).toBeGreaterThan(50);
  for (const table of ['goal', 'goal_note', 'review_calibration'])
    expect([table, (await test_.database.query(`select from ${table}`)).length > 5]).toEqual([table, true]);
  // Nobody rates, changes or shares their own review.
  const own = await test_.database.query(
    `select from performance_review r join employee e on e.id = r.employee_id
     left join review_calibration k on k.review_id = r.id where e.user_id in (r.reviewed_by_id, r.shared_by_id, k.by_id)`,
  );
  expect(own).toHaveLength(0);
  // Nobody gets a notice of an event before it happened.
  const early = await test_.database.query(
    'select from performance_review where acknowledged_at > now() or shared_at > now() or manager_reviewed_at > now()',
  );
  expect(early).toHaveLength(0);
});
