import { newNotices } from '../../kit/testing/notices.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { people } from '../subgraph.js';
import { addCast } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { timesheetDesk } from '../testing/timesheetDesk.js';

let test_: TestSubgraph;
let cast: Cast;
const { addSheet, submit, approve, reject } = timesheetDesk(
  () => test_,
  () => cast,
);

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  cast = await addCast(test_.database);
  await newNotices(test_.database);
});

test('a refused change sends no notice', async () => {
  const id = await addSheet('submitted');
  await approve(cast.manager, id);
  await reject(cast.hr, id, '');
  await submit(cast.me, id);
  expect(await newNotices(test_.database)).toEqual([]);
});

test('people who decide timesheets are notified of a submitted one, and its owner of the decision without the reason', async () => {
  const [approved, rejected] = [await addSheet(), await addSheet('submitted')];
  await submit(cast.me, approved);
  await approve(cast.hr, approved);
  await reject(cast.hr, rejected, 'Friday is missing.');
  expect(await newNotices(test_.database)).toEqual([
    { kind: 'timesheet.submitted', thing: approved, to: [], by: cast.me.userId },
    { kind: 'timesheet.approved', thing: approved, to: [cast.own.userId], by: cast.hr.userId },
    { kind: 'timesheet.rejected', thing: rejected, to: [cast.own.userId], by: cast.hr.userId },
  ]);
});

test('of two decisions at the same moment one sends a notice', async () => {
  const id = await addSheet('submitted');
  await Promise.all([approve(cast.hr, id), reject(cast.hr, id)]);
  expect(await newNotices(test_.database)).toHaveLength(1);
});
