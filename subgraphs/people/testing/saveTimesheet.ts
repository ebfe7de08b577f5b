import type { Queryable } from '../../kit/postgres/queryable.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';
import { addDays } from '../timesheet/week.js';
import { MONDAY } from './timesheets.js';

export const SAVE = `mutation ($id: Int!, $entries: [TimesheetEntryInput!]!, $removed: [Int!], $version: Int) {
  saveTimesheet(id: $id, entries: $entries, removed: $removed, version: $version) { id status totalHours version timeEntries { id date project clockInTime clockOutTime notes version } }
}`;

interface Entry {
  id: number;
  date: string;
  project: string;
  clockInTime: string | null;
  clockOutTime: string | null;
  notes: string | null;
  version: number;
}
interface Sheet {
  totalHours: string;
  version: number;
  timeEntries: Entry[];
}

export type Given = Record<string, unknown>;
export interface Saved {
  entries?: Given[];
  removed?: number[];
  version?: number;
}

/** An entry that is not in the timesheet yet. */
export const added = {
  date: addDays(MONDAY, 4),
  project: 'Training',
  clockInTime: '1:00 pm',
  clockOutTime: '14:30',
};

/** A draft with two entries on its Monday. */
export async function addWeek(database: Queryable, { id: employeeId }: EmployeeRow) {
  const sheet = await addTimesheet(database, { employeeId, weekStartDate: MONDAY });
  return {
    sheet,
    first: await addTimeEntry(database, sheet, { clockInTime: '08:00', clockOutTime: '09:00' }),
    second: await addTimeEntry(database, sheet, { clockInTime: '10:00', clockOutTime: '12:00' }),
  };
}

/** Saves the whole timesheet, as its person unless said otherwise. */
export const savingOf =
  (test_: () => TestSubgraph, own: () => { who: Viewer; sheet: number }) =>
  ({ entries = [], ...more }: Saved, who: Viewer | null = own().who, key = {}) =>
    test_().run<{ saveTimesheet: Sheet }>(who, SAVE, { id: own().sheet, entries, ...more }, key);
