import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addEmployee } from '../employee/employee.factory.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import { Recommending, RESUME } from '../testing/recommendations.js';

const MINUTE = 60_000;
let subgraph: TestSubgraph;
const recommending = new Recommending(() => subgraph);

beforeAll(async () => {
  subgraph = await openTestSubgraph(people, { graph: recommending.graph });
  await addPosting(subgraph.database);
});
afterAll(() => subgraph.close());

/** Runs this many minutes ago, each a minute before the previous one. */
async function asked(who: Viewer, count: number, minutesAgo: number): Promise<void> {
  const moments = Array.from(
    { length: count },
    (_, place) => new Date(Date.now() - (minutesAgo + place) * MINUTE),
  );
  await subgraph.database.query(
    'insert into recommendation_run (user_id, requested_by, started_at) select $1, $1, m from unnest($2::timestamptz[]) as m',
    [who.userId, moments],
  );
}

const force = { proceedWithExisting: true, forceRefresh: true };

test('the 21st search within an hour is refused with the time of the next possible one; cached results are still returned', async () => {
  const who = viewer();
  await recommending.give(who, RESUME);
  await asked(who, 19, 5);
  expect((await recommending.check(who, force)).answer?.status).toBe('SUCCESS');
  const { errors } = await recommending.check(who, force);
  expect(errors[0]).toMatchObject({
    code: 'RATE_LIMITED',
    message: 'You have asked for 20 new recommendations within an hour. Please try again later.',
  });
  // The oldest was 23 minutes ago.
  expect(errors[0]?.retryAfter).toBeGreaterThan(36 * 60);
  expect(errors[0]?.retryAfter).toBeLessThanOrEqual(37 * 60);
  expect((await recommending.check(who)).answer).toMatchObject({ status: 'SUCCESS', cached: true });
  expect((await recommending.check(who, {})).answer?.status).toBe('RESUME_EXISTS');
});

test('searches of more than an hour ago do not count', async () => {
  const who = viewer();
  await recommending.give(who, RESUME);
  await asked(who, 40, 61);
  expect((await recommending.check(who, force)).answer?.status).toBe('SUCCESS');
});

test('an upload beyond the limit is refused before it is stored', async () => {
  const who = viewer();
  await asked(who, 20, 5);
  expect((await recommending.upload(who, RESUME)).errors[0]?.code).toBe('RATE_LIMITED');
  expect(recommending.profiles.has(who.userId)).toBe(false);
});

test('a failed search counts too', async () => {
  const who = viewer();
  await asked(who, 19, 5);
  expect((await recommending.upload(who, '%PDF-1.7 broken', 'cv.pdf')).errors[0]?.code).toBe(
    'BAD_USER_INPUT',
  );
  expect((await recommending.upload(who, RESUME)).errors[0]?.code).toBe('RATE_LIMITED');
});

test('searches count for the viewer, not the employee: HR for two employees at the same time get the 20th and are refused the 21st', async () => {
  const hr = viewer(['HR']);
  const [one, other] = [await addEmployee(subgraph.database), await addEmployee(subgraph.database)];
  for (const person of [one, other]) await recommending.give(person, RESUME);
  await asked(hr, 19, 5);
  const answers = await Promise.all(
    [one, other].map(({ employeeId }) => recommending.generate(hr, employeeId)),
  );
  expect(answers.map(({ answer, errors }) => answer?.status ?? errors[0]?.code).sort()).toEqual([
    'RATE_LIMITED',
    'SUCCESS',
  ]);
  // And they themselves may ask still.
  expect((await recommending.check(viewer([], { userId: other.userId }), force)).answer?.status).toBe(
    'SUCCESS',
  );
});

test('an installation without limits has no limit of searches', async () => {
  const who = viewer();
  await recommending.give(who, RESUME);
  await asked(who, 30, 5);
  subgraph.config.limits.enabled = false;
  const { answer } = await recommending.check(who, force);
  subgraph.config.limits.enabled = true;
  expect(answer?.status).toBe('SUCCESS');
});
