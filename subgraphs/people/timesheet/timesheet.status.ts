import { enumOf } from '../../kit/graphql/enumOf.js';

/** The status of a timesheet, documented word by its name in the graph. */
export const TIMESHEET_STATUS = enumOf('draft', 'submitted', 'approved', 'rejected');

export type TimesheetStatus = (typeof TIMESHEET_STATUS)[keyof typeof TIMESHEET_STATUS];

interface Move {
  from: TimesheetStatus;
  to: TimesheetStatus;
  /** The message in every other status. */
  refusal: string;
}

const UNDECIDED_ONLY = 'Only submitted timesheets can be approved or rejected.';

/** The only ways from one status to another; nothing leads back to a draft. */
export const MOVES = {
  submit: { from: 'draft', to: 'submitted', refusal: 'Only draft timesheets can be submitted.' },
  approve: { from: 'submitted', to: 'approved', refusal: UNDECIDED_ONLY },
  reject: { from: 'submitted', to: 'rejected', refusal: UNDECIDED_ONLY },
} as const satisfies Record<string, Move>;
