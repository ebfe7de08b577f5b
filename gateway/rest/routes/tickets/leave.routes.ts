import { leaveRequestShown } from '../../present/ticket.js';
import type { Row, Take } from '../../route.js';

const leave = (path = '') => [`/api/tickets/leave-requests/${path}`];

const present = leaveRequestShown;
const needed: Take = { need: 'in the subgraph' };
const reader = 'whose it is, their direct manager, HR, Administrator';
const owner = 'whose it is, until it is decided';
const approver = 'their direct manager, HR, Administrator; never whose it is';

export const leaveRows: readonly Row[] = [
  {
    method: 'GET',
    paths: leave(),
    operation: 'LeaveRequests',
    who: "anyone signed in: own; managers also their reports'; HR and Administrator all",
    present,
  },
  {
    method: 'POST',
    paths: leave(),
    operation: 'CreateLeaveRequest',
    who: 'anyone signed in, for themselves',
    status: 201,
    present,
  },
  {
    method: 'GET',
    paths: leave('mine/'),
    operation: 'LeaveRequests',
    who: 'anyone signed in, their own',
    fixed: { mine: true },
    present,
  },
  { method: 'GET', paths: leave('{id}/'), operation: 'LeaveRequest', who: reader, present },
  // Whole but for the document: without a new file the old one stays (rest.md 6).
  {
    method: 'PUT',
    paths: leave('{id}/'),
    operation: 'UpdateLeaveRequest',
    who: owner,
    fixed: { isWhole: true },
    takes: {
      title: needed,
      description: needed,
      leave_type: needed,
      start_date: needed,
      end_date: needed,
      supporting_document: { file: 'kept when blank' },
    },
    present,
  },
  {
    method: 'PATCH',
    paths: leave('{id}/'),
    operation: 'UpdateLeaveRequest',
    who: owner,
    fixed: { isWhole: false },
    present,
  },
  { method: 'DELETE', paths: leave('{id}/'), operation: 'CancelLeaveRequest', who: owner },
  { method: 'POST', paths: leave('{id}/approve/'), operation: 'ApproveLeaveRequest', who: approver, present },
  { method: 'POST', paths: leave('{id}/reject/'), operation: 'RejectLeaveRequest', who: approver, present },
];
