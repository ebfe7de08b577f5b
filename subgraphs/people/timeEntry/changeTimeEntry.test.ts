import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { people } from '../subgraph.js';
import { addCast, MONDAY, stored } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { entryDesk } from '../testing/entryDesk.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';
import { addTimeEntry } from './timeEntry.factory.js';
const BOTH = 'Both clock in and clock out times are required';

let test_: TestSubgraph;
let cast: Cast;
let sheet: number;
const { update, remove, lastAudit } = entryDesk(
  () => test_,
  () => ({ who: cast.me, sheet }),
);

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  cast = await addCast(test_.database);
  sheet = await addTimesheet(test_.database, { employeeId: cast.own.id, weekStartDate: MONDAY });
});

describe('changing a time entry', () => {
  test('writes the given fields, keeps omitted ones, and updates the timesheet [A4.19 A7.43]', async () => {
    const id = await addTimeEntry(test_.database, sheet, { notes: 'Paired' });
    const { data, errors } = await update(id, { clockOutTime: '6:30 PM', project: 'Training' }, 1);
    expect(errors).toEqual([]);
    expect(data.it).toMatchObject({
      project: 'Training',
      taskDescription: 'Reviews',
      clockInTime: '09:00:00',
      clockOutTime: '18:30:00',
      notes: 'Paired',
      hoursWorked: '9.500',
      version: 2,
      timesheet: { totalHours: '9.500', version: 2 },
    });
    expect(await lastAudit()).toEqual({
      by: cast.me.userId,
      action: 'timeEntry.update',
      objectId: String(id),
      before: { date: MONDAY, clockInTime: '09:00:00', clockOutTime: '17:00:00' },
      after: { date: MONDAY, clockInTime: '09:00:00', clockOutTime: '18:30:00' },
    });
  });

  test('to null removes times and notes and clears texts; a day cannot be removed, nor a start with an end', async () => {
    const id = await addTimeEntry(test_.database, sheet, { notes: 'Paired' });
    expect((await update(id, { date: null })).errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { date: ['This field may not be null.'] },
    });
    expect((await update(id, { clockInTime: null })).errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { nonFieldErrors: [BOTH] },
    });
    expect((await update(id, { clockOutTime: null })).data.it).toMatchObject({
      clockInTime: '09:00:00',
      clockOutTime: null,
      hoursWorked: '0.000',
    });
    expect(
      (await update(id, { clockInTime: null, project: null, taskDescription: null, notes: null })).data.it,
    ).toMatchObject({ clockInTime: null, project: '', taskDescription: '', notes: null });
  });

  test('with the same values, in any notation, writes nothing', async () => {
    const id = await addTimeEntry(test_.database, sheet);
    const before = await stored(test_.database);
    expect(
      (
        await update(id, {
          clockInTime: '9:00 am',
          clockOutTime: '17:00',
          project: ' Portal project',
          notes: '',
        })
      ).data.it,
    ).toMatchObject({ version: 1, timesheet: { version: 1 } });
    expect((await update(id, {})).errors).toEqual([]);
    expect(await stored(test_.database)).toEqual(before);
  });

  test('with an outdated version is refused: a stale tab does not overwrite a newer end', async () => {
    const id = await addTimeEntry(test_.database, sheet, { clockOutTime: null });
    expect((await update(id, { clockOutTime: '16:00' }, 1)).errors).toEqual([]);
    expect((await update(id, { clockOutTime: '15:00' }, 1)).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'Someone changed this meanwhile. Please look again.',
      currentStatus: 'draft',
    });
    expect((await update(id, { clockOutTime: '15:00' }, 2)).data.it).toMatchObject({
      clockOutTime: '15:00:00',
      version: 3,
    });
  });

  test('eight times at the same time with the same version succeeds once', async () => {
    const id = await addTimeEntry(test_.database, sheet);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, place) => update(id, { notes: `Tab ${place}` }, 1)),
    );
    expect(replies.map(({ errors }) => errors[0]?.code ?? 'changed').sort()).toEqual([
      ...Array.from({ length: 7 }, () => 'CONFLICT'),
      'changed',
    ]);
  });

  test('in eight places at the same time loses nothing of the timesheet’s total and version', async () => {
    const ids = [];
    for (let made = 0; made < 8; made += 1) ids.push(await addTimeEntry(test_.database, sheet));
    const replies = await Promise.all(ids.map((id) => update(id, { clockOutTime: '10:00' })));
    expect(replies.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await test_.database.one('select version, total_seconds as total from timesheet')).toEqual({
      version: 9,
      total: 8 * 3600,
    });
  });
});

describe('deleting a time entry', () => {
  test('is final, and the timesheet is updated [A4.19 A7.43]', async () => {
    const [id, other] = [
      await addTimeEntry(test_.database, sheet),
      await addTimeEntry(test_.database, sheet, { clockOutTime: '10:00' }),
    ];
    expect(await remove(id)).toEqual({ data: { deleteTimeEntry: true }, errors: [] });
    expect(await test_.database.query('select id from time_entry')).toEqual([{ id: other }]);
    expect(await test_.database.one('select version, total_seconds as total from timesheet')).toEqual({
      version: 2,
      total: 3600,
    });
    expect(await lastAudit()).toEqual({
      by: cast.me.userId,
      action: 'timeEntry.delete',
      objectId: String(id),
      before: { date: MONDAY, clockInTime: '09:00:00', clockOutTime: '17:00:00' },
      after: null,
    });
    expect((await remove(id)).errors[0]?.code).toBe('NOT_FOUND');
  });

  test('from eight tabs at the same time is done once; a simultaneous change comes before it or does not find the entry', async () => {
    const id = await addTimeEntry(test_.database, sheet);
    const [changed, ...removals] = await Promise.all([
      update(id, { notes: 'Still here' }),
      ...Array.from({ length: 8 }, () => remove(id)),
    ]);
    expect(removals.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { errors } of [changed, ...removals])
      if (errors.length > 0) expect(errors[0]?.code).toBe('NOT_FOUND');
    expect(await test_.database.query('select id from time_entry')).toEqual([]);
  });

  test('with the same Idempotency-Key twice gets the same answer twice', async () => {
    const id = await addTimeEntry(test_.database, sheet);
    for (let sent = 0; sent < 2; sent += 1)
      expect(await remove(id, cast.me, { idempotencyKey: 'gone' })).toEqual({
        data: { deleteTimeEntry: true },
        errors: [],
      });
  });
});
