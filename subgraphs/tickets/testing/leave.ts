import type { Asker } from '../../kit/testing/actors.js';
import type { DataOf, VariablesOf } from '../../kit/testing/document.js';
import { graphql } from './graphql.js';

export const CreateLeave = graphql(`
  mutation CreateLeave($input: LeaveRequestInput!) {
    createLeaveRequest(input: $input) {
      id
    }
  }
`);

export const LeaveRequest = graphql(`
  query LeaveRequest($id: Int!) {
    leaveRequest(id: $id) {
      title
      description
      status
      priority
      createdById
      createdByName
      createdByDepartment
      assignedToId
      resolvedAt
      version
      viewerCan {
        edit
        cancel
        decide
        changeStatus
        assign
        commentInternally
      }
      history {
        fromStatus
        toStatus
        changedByName
      }
      leave {
        leaveType
        startDate
        endDate
        totalDays
        reason
        approvedByName
        approvalDate
        supportingDocument
        supportingDocumentName
      }
    }
  }
`);

export const UpdateLeave = graphql(`
  mutation UpdateLeave($id: Int!, $input: LeaveRequestChanges!, $version: Int) {
    updateLeaveRequest(id: $id, input: $input, version: $version) {
      title
      version
      leave {
        startDate
        endDate
        totalDays
        reason
      }
    }
  }
`);

export const CancelLeave = graphql(`
  mutation CancelLeave($id: Int!) {
    cancelLeaveRequest(id: $id)
  }
`);

export const ApproveLeave = graphql(`
  mutation ApproveLeave($id: Int!, $comment: String, $version: Int) {
    approveLeaveRequest(id: $id, comment: $comment, version: $version) {
      status
      resolvedAt
      leave {
        approvedByName
        approvalDate
      }
    }
  }
`);

export const RejectLeave = graphql(`
  mutation RejectLeave($id: Int!, $reason: String) {
    rejectLeaveRequest(id: $id, reason: $reason) {
      status
      resolvedAt
      leave {
        approvedByName
        approvalDate
      }
    }
  }
`);

export type LeaveInput = VariablesOf<typeof CreateLeave>['input'];

/** A plausible request; five days in July unless given. */
export const leaveInput = (given: Partial<LeaveInput> = {}): LeaveInput => ({
  title: 'Rest',
  description: 'Days off',
  leaveType: 'VACATION',
  startDate: '2026-07-06',
  endDate: given.startDate ?? '2026-07-10',
  reason: 'Rest',
  ...given,
});

/** Asks for leave as the person. @returns the request's id */
export async function askForLeave(who: Asker, given: Partial<LeaveInput> = {}): Promise<number> {
  const { createLeaveRequest } = await who.ask(CreateLeave, { input: leaveInput(given) });
  return createLeaveRequest.id;
}

/** Reads the request as the person, who must find it. */
export async function readLeave(
  who: Asker,
  id: number,
): Promise<NonNullable<DataOf<typeof LeaveRequest>['leaveRequest']>> {
  const { leaveRequest } = await who.ask(LeaveRequest, { id });
  if (!leaveRequest) throw new Error(`There is no leave request ${id}.`);
  return leaveRequest;
}
