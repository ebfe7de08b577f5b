import fc from 'fast-check';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';
import { hours } from './hours.js';
import { addTimesheet } from './timesheet.factory.js';
import { addDays } from './week.js';

const MONDAY = '2026-12-28'; // of week 53, which ends in the next year
const DAY = 86_400;

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());

const second = fc.integer({ min: 0, max: DAY - 1 });
const clock = (at: number) =>
  [Math.floor(at / 3600), Math.floor(at / 60) % 60, at % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

interface Stretch {
  day: number;
  from: number;
  to: number | null;
}
const stretch = fc.record<Stretch>({
  day: fc.integer({ min: 0, max: 6 }),
  from: second,
  to: fc.option(second),
});
const input = ({ day, from, to }: Stretch) => ({
  date: addDays(MONDAY, day),
  clockInTime: clock(from),
  clockOutTime: to === null ? null : clock(to),
});
const secondsOf = ({ from, to }: Stretch) => (to === null ? 0 : (to - from + DAY) % DAY);

const step = fc.oneof(
  fc.record({ does: fc.constant('add' as const), given: stretch }),
  fc.record({ does: fc.constant('change' as const), place: fc.nat(), given: stretch }),
  fc.record({ does: fc.constant('delete' as const), place: fc.nat() }),
);

async function run<Data>(who: Viewer, document: string, variables: Record<string, unknown>): Promise<Data> {
  const { data, errors } = await test_.run<Data>(who, document, variables);
  expect(errors).toEqual([]);
  return data;
}

test('after any additions, changes and deletions, a week’s hours are the sum of its entries, each from 0 to 24 hours [A9.14]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const employee = await addEmployee(test_.database);
      const me = viewer([], { userId: employee.userId, employeeId: employee.id });
      const sheet = await addTimesheet(test_.database, { employeeId: employee.id, weekStartDate: MONDAY });
      const entries: { id: number; given: Stretch }[] = [];
      for (const { does, ...rest } of steps) {
        const chosen =
          'place' in rest && entries.length > 0 ? entries[rest.place % entries.length] : undefined;
        if (does === 'add' && 'given' in rest) {
          const made = await run<{ createTimeEntry: { id: number } }>(
            me,
            'mutation ($input: TimeEntryInput!) { createTimeEntry(input: $input) { id } }',
            { input: { timesheet: sheet, ...input(rest.given) } },
          );
          entries.push({ id: made.createTimeEntry.id, given: rest.given });
        } else if (chosen && 'given' in rest) {
          await run(
            me,
            'mutation ($id: Int!, $input: TimeEntryChanges!) { updateTimeEntry(id: $id, input: $input) { id } }',
            { id: chosen.id, input: input(rest.given) },
          );
          chosen.given = rest.given;
        } else if (chosen) {
          await run(me, 'mutation ($id: Int!) { deleteTimeEntry(id: $id) }', { id: chosen.id });
          entries.splice(entries.indexOf(chosen), 1);
        }
      }
      const { timesheet } = await run<{
        timesheet: { totalHours: string; timeEntries: { id: number; hoursWorked: string }[] };
      }>(me, 'query ($id: Int!) { timesheet(id: $id) { totalHours timeEntries { id hoursWorked } } }', {
        id: sheet,
      });
      const worked = new Map(timesheet.timeEntries.map(({ id, hoursWorked }) => [id, hoursWorked]));
      expect(worked).toEqual(new Map(entries.map(({ id, given }) => [id, hours(secondsOf(given))])));
      expect(timesheet.totalHours).toBe(hours(entries.reduce((sum, { given }) => sum + secondsOf(given), 0)));
      for (const hoursWorked of worked.values())
        expect(Number(hoursWorked) >= 0 && Number(hoursWorked) <= 24).toBe(true);
    }),
    { numRuns: 200 },
  );
}, 180_000);

test('hours are seconds rounded to the nearest thousandth or hundredth, with a deviation of at most half of one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 7 * DAY }),
      fc.constantFrom(2 as const, 3 as const),
      (seconds, places) => {
        const text = hours(seconds, places);
        expect(text).toMatch(places === 2 ? /^\d+\.\d{2}$/ : /^\d+\.\d{3}$/);
        // In whole numbers, where nothing is lost: a unit of the last place is 3600 / 10^places seconds.
        expect(Math.abs(Number(text.replace('.', '')) * 3600 - seconds * 10 ** places)).toBeLessThanOrEqual(
          1800,
        );
      },
    ),
    { numRuns: 200 },
  );
});
