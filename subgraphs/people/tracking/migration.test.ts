import { loadConfig } from '../../kit/config/config.js';
import { defineDatabase } from '../../kit/postgres/database.js';
import type { Database } from '../../kit/postgres/database.js';
import { createTestDatabase } from '../../kit/testing/databases.js';
import { database as present } from '../database.js';
import { addEmployee } from '../employee/employee.factory.js';
import { People1763700000000 } from '../migrations/1763700000000-people.js';
import { Timesheets1764000000002 } from '../migrations/1764000000002-timesheets.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';

const config = loadConfig(process.env);
const MONDAY = '2026-03-02';

interface Sheet {
  total: number;
  seconds: number[];
}
const read = (database: Database, id: number) =>
  database.one<Sheet & Record<string, unknown>>(
    'select t.total_seconds as total, array_agg(n.worked_seconds order by n.id) as seconds from timesheet t join time_entry n on n.timesheet_id = t.id where t.id = $1 group by t.id',
    [id],
  );

test('a database with hours keeps typed hours, counts tracked nights by elapsed time, and updates the sums', async () => {
  const { url, drop } = await createTestDatabase();
  try {
    const before = defineDatabase({
      ...present.definition,
      migrations: [People1763700000000, Timesheets1764000000002],
    });
    await before.open(url, config);
    const { id: employeeId } = await addEmployee(before);
    const typed = await addTimesheet(before, { employeeId, weekStartDate: MONDAY, status: 'approved' });
    await addTimeEntry(before, typed, { clockInTime: '09:00', clockOutTime: '17:30' });
    await addTimeEntry(before, typed, { clockInTime: '22:00', clockOutTime: '06:00' });
    await addTimeEntry(before, typed, { clockInTime: '09:00', clockOutTime: null });
    const tracked = await addTimesheet(before, { employeeId, weekStartDate: MONDAY });
    const night = await addTimeEntry(before, tracked, {
      date: '2026-03-07',
      clockInTime: '22:00',
      clockOutTime: '07:00',
    });
    const running = await addTimeEntry(before, tracked, {
      date: '2026-03-08',
      clockInTime: '12:00',
      clockOutTime: null,
    });
    await before.query(
      `update time_entry set time_zone = 'America/Los_Angeles', started_at = '2026-03-08T06:00:00Z', stopped_at = '2026-03-08T14:00:00Z' where id = $1`,
      [night],
    );
    await before.query(
      `update time_entry set time_zone = 'America/Los_Angeles', started_at = '2026-03-08T19:00:00Z' where id = $1`,
      [running],
    );
    expect(await read(before, typed)).toEqual({ total: 16.5 * 3600, seconds: [8.5 * 3600, 8 * 3600, 0] });
    expect(await read(before, tracked)).toEqual({ total: 9 * 3600, seconds: [9 * 3600, 0] });
    await before.close();

    const after = defineDatabase(present.definition);
    await after.open(url, config);
    expect(await read(after, typed)).toEqual({ total: 16.5 * 3600, seconds: [8.5 * 3600, 8 * 3600, 0] });
    expect(await read(after, tracked)).toEqual({ total: 8 * 3600, seconds: [8 * 3600, 0] });
    await after.query(
      `update time_entry set clock_out_time = '13:00', stopped_at = '2026-03-08T20:00:00Z' where id = $1`,
      [running],
    );
    await addTimeEntry(after, tracked, { clockInTime: '08:00', clockOutTime: '08:00:10' });
    expect(await read(after, tracked)).toEqual({ total: 9 * 3600 + 10, seconds: [8 * 3600, 3600, 10] });
    await after.query('delete from time_entry where id = $1', [night]);
    expect(await read(after, tracked)).toEqual({ total: 3610, seconds: [3600, 10] });
    await after.close();
  } finally {
    await drop();
  }
});
