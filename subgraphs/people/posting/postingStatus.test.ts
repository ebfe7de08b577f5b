import fc from 'fast-check';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { people } from '../subgraph.js';
import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { addPosting } from './posting.factory.js';
import {
  acceptsApplications,
  acceptsApplicationsSql,
  ACTIVE,
  CLOSED,
  DRAFT,
  isClosed,
  ON_HOLD,
} from './posting.status.js';

const TODAY = '2026-03-16';
const STATES = { active: ACTIVE, draft: DRAFT, closed: CLOSED, 'on hold': ON_HOLD };

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
afterEach(() => walkOn());

test.each<
  [what: string, statusId: number, isActive: boolean, deadline: string | null, closed: boolean, open: boolean]
>([
  ['an active one without a deadline', ACTIVE, true, null, false, true],
  ['one whose deadline is today', ACTIVE, true, TODAY, false, true],
  ['one whose deadline was yesterday', ACTIVE, true, '2026-03-15', true, false],
  ['one that is switched off', ACTIVE, false, null, true, false],
  ['one of the status closed', CLOSED, true, '2026-12-31', true, false],
  ['one on hold', ON_HOLD, true, '2026-12-31', false, false],
  ['one on hold past its deadline', ON_HOLD, true, '2026-01-01', true, false],
  ['a draft', DRAFT, true, null, false, false],
])(
  '%s is closed and accepts applications as it should [A4.37 B4.9]',
  (_what, statusId, isActive, applicationDeadline, closed, open) => {
    const posting = { statusId, isActive, applicationDeadline };
    expect([isClosed(posting, TODAY), acceptsApplications(posting, TODAY)]).toEqual([closed, open]);
  },
);

test('the database and the program agree which postings accept applications, for any posting', async () => {
  const day = fc.constantFrom(
    '2026-03-14',
    '2026-03-15',
    TODAY,
    '2026-03-17',
    '9999-12-31',
    '0001-01-01',
    null,
  );
  const postings = fc.array(
    fc.record({
      statusId: fc.constantFrom(...Object.values(STATES)),
      isActive: fc.boolean(),
      applicationDeadline: day,
    }),
    { minLength: 1, maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(postings, async (facts) => {
      const rows = await test_.database.query<{ open: boolean | null }>(
        `select ${acceptsApplicationsSql('$1')} as open from unnest($2::int[], $3::boolean[], $4::date[]) with ordinality as p (status_id, is_active, application_deadline, place) order by p.place`,
        [
          TODAY,
          facts.map(({ statusId }) => statusId),
          facts.map(({ isActive }) => isActive),
          facts.map(({ applicationDeadline }) => applicationDeadline),
        ],
      );
      expect(rows.map(({ open }) => open)).toEqual(
        facts.map((posting) => acceptsApplications(posting, TODAY)),
      );
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['America/Los_Angeles', '2026-03-17T06:59:59Z', '2026-03-17T07:00:00Z'],
  ['Asia/Kolkata', '2026-03-16T18:29:59Z', '2026-03-16T18:30:00Z'],
  ['Pacific/Kiritimati', '2026-03-16T09:59:59Z', '2026-03-16T10:00:00Z'],
])(
  "the deadline day is open until it is over in the organisation’s zone, %s, whatever the reader's zone [A4.37]",
  async (timeZone, last, over) => {
    const { database } = test_;
    await database.query('truncate job_posting cascade');
    const { id } = await addPosting(database, { applicationDeadline: TODAY });
    const organisation = test_.config.organisation;
    const before = organisation.timeZone;
    const read = async () => {
      const { data, errors } = await test_.run<{
        jobPosting: unknown;
        open: { count: number };
        shut: { count: number };
      }>(
        viewer(),
        `{ jobPosting(id: "${id}") { isClosed acceptsApplications viewerCan { apply } } open: jobPostings(acceptsApplications: true) { count } shut: jobPostings(acceptsApplications: false) { count } }`,
      );
      expect(errors).toEqual([]);
      return data;
    };
    try {
      Object.assign(organisation, { timeZone });
      standAt(last);
      expect(await read()).toEqual({
        jobPosting: { isClosed: false, acceptsApplications: true, viewerCan: { apply: true } },
        open: { count: 1 },
        shut: { count: 0 },
      });
      standAt(over);
      expect(await read()).toEqual({
        jobPosting: { isClosed: true, acceptsApplications: false, viewerCan: { apply: false } },
        open: { count: 0 },
        shut: { count: 1 },
      });
    } finally {
      Object.assign(organisation, { timeZone: before });
    }
  },
);

test('the day of posting is the organisation’s, not the server’s', async () => {
  standAt('2026-03-17T06:59:59Z');
  const { data } = await test_.run<{ createJobPosting: { postedDate: string } }>(
    viewer(['HR']),
    'mutation { createJobPosting(input: { title: "Night clerk", location: "Front desk", departmentId: 1 }) { postedDate } }',
  );
  expect([test_.config.organisation.timeZone, data.createJobPosting.postedDate]).toEqual([
    'America/Los_Angeles',
    TODAY,
  ]);
});
