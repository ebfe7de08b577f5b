import { useAction, type ActionOptions } from '../../../../domain/action/useAction';
import { hasAnyRole } from '../../../../domain/session/roles';
import { useViewer } from '../../../../domain/session/SessionContext';
import { graphql } from '../../../../generated/gql';
import type { SheetRow } from './sheetRow';

/** The queries that a decision makes stale. */
export const reviewed = {
  stale: ['PersonTimesheets', 'TimesheetEntries', 'Today'],
  isTitled: true,
} as const satisfies Partial<ActionOptions>;

export interface Review {
  /** Has the role HR; Administrators without it do not review. */
  mayReview: boolean;
  /** It is submitted and not the viewer's own. */
  canDecide: (sheet: SheetRow) => boolean;
  approve: (sheet: SheetRow) => void;
  busy: boolean;
}

/** The permission to decide a timesheet, and the approval; each with the version that was read. */
export function useReview(): Review {
  const { roles } = useViewer();
  const mayReview = hasAnyRole(roles, ['HR']);
  const { run, busy } = useAction(ApproveTimesheetDocument, {
    done: 'Timesheet approved successfully!',
    failed: 'Failed to approve timesheet.',
    ...reviewed,
  });
  return {
    mayReview,
    canDecide: ({ status, viewerCan }) => mayReview && status === 'SUBMITTED' && viewerCan.decide,
    approve: ({ id, version }) => void run({ id, version }),
    busy,
  };
}

const ApproveTimesheetDocument = graphql(`
  mutation ApproveTimesheet($id: Int!, $version: Int!) {
    approveTimesheet(id: $id, version: $version) {
      id
      ...SheetRow
    }
  }
`);
