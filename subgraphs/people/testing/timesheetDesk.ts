import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';
import type { TimesheetStatus } from '../timesheet/timesheet.status.js';
import { lastAuditOf, MONDAY } from './timesheets.js';
import type { Cast } from './timesheets.js';

const FIELDS =
  'id status submittedAt decidedAt decidedByName rejectionReason totalHours version updatedAt timeEntries { id }';
export const SUBMIT = `mutation ($id: Int!, $version: Int) { it: submitTimesheet(id: $id, version: $version) { ${FIELDS} } }`;
export const APPROVE = `mutation ($id: Int!, $version: Int) { it: approveTimesheet(id: $id, version: $version) { ${FIELDS} } }`;
export const REJECT = `mutation ($id: Int!, $version: Int, $reason: String) { it: rejectTimesheet(id: $id, version: $version, reason: $reason) { ${FIELDS} } }`;

interface Decided {
  id: number;
  status: string;
  submittedAt: string | null;
  decidedAt: string | null;
  decidedByName: string | null;
  rejectionReason: string | null;
  version: number;
}

/** The actions on a whole timesheet in the graph. */
export function timesheetDesk(test_: () => TestSubgraph, cast: () => Cast) {
  const run = (who: Viewer | null, document: string, variables: Record<string, unknown>, more = {}) =>
    test_().run<{ it: Decided }>(who, document, variables, more);
  return {
    run,
    submit: (who: Viewer, id: number, version?: number) => run(who, SUBMIT, { id, version }),
    approve: (who: Viewer, id: number, version?: number) => run(who, APPROVE, { id, version }),
    reject: (who: Viewer, id: number, reason: string | null = 'Friday is missing.', version?: number) =>
      run(who, REJECT, { id, reason, version }),
    /** A timesheet of that status, the person's own unless said otherwise. */
    addSheet: (status: TimesheetStatus = 'draft', employeeId = cast().own.id) =>
      addTimesheet(test_().database, { employeeId, weekStartDate: MONDAY, status }),
    lastAudit: () => lastAuditOf(test_().database),
  };
}
