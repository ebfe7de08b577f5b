import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { lastAuditOf, MONDAY } from './timesheets.js';

const FIELDS =
  'id timesheetId date project taskDescription clockInTime clockOutTime hoursWorked netHours breakDuration notes version viewerCanEdit timesheet { totalHours version timeEntries { id } }';
export const CREATE = `mutation ($input: TimeEntryInput!) { it: createTimeEntry(input: $input) { ${FIELDS} } }`;
export const UPDATE = `mutation ($id: Int!, $input: TimeEntryChanges!, $version: Int) { it: updateTimeEntry(id: $id, input: $input, version: $version) { ${FIELDS} } }`;
export const DELETE = 'mutation ($id: Int!) { deleteTimeEntry(id: $id) }';

interface Entry {
  id: number;
  clockInTime: string | null;
  clockOutTime: string | null;
  hoursWorked: string;
  version: number;
  timesheet: { totalHours: string; version: number; timeEntries: { id: number }[] };
}

export type Given = Record<string, unknown>;

/** Actions on single entries, by the person of the timesheet by default. */
export function entryDesk(test_: () => TestSubgraph, own: () => { who: Viewer; sheet: number }) {
  return {
    create: (given: Given = {}, who: Viewer | null = own().who, more = {}) =>
      test_().run<{ it: Entry }>(
        who,
        CREATE,
        { input: { timesheet: own().sheet, date: MONDAY, ...given } },
        more,
      ),
    update: (id: number, input: Given, version?: number, who: Viewer | null = own().who) =>
      test_().run<{ it: Entry }>(who, UPDATE, { id, input, version }),
    remove: (id: number, who: Viewer | null = own().who, more = {}) => test_().run(who, DELETE, { id }, more),
    lastAudit: () => lastAuditOf(test_().database),
  };
}
