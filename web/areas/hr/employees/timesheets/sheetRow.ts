import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import type { SheetRowFragment } from '../../../../generated/graphql';

/** Someone's timesheet as the list and questions about it show it. */
export type SheetRow = SheetRowFragment;

type Answer = FragmentType<typeof SheetRowPart>;

/** One timesheet of an answer. */
export const sheetRow = (answer: Answer): SheetRow => getFragmentData(SheetRowPart, answer);

/** The timesheets of an answer. */
export const sheetRows = (answers: readonly Answer[]): SheetRow[] => answers.map(sheetRow);

const SheetRowPart = graphql(`
  fragment SheetRow on Timesheet {
    id
    version
    employeeName
    weekStartDate
    weekEndDate
    status
    totalHours
    submittedAt
    decidedByName
    decidedAt
    rejectionReason
    viewerCan {
      decide
    }
  }
`);
