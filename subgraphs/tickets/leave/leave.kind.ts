import type { Kind } from '../ticket/kind.js';
import { mayChangeStatus, mayDecide, mayWithdraw } from './leave.access.js';
import { nothingToDecide } from './leaveNotice.js';
import { ownLeaveRefusal } from './ownLeave.service.js';

/** Leave: the manager sees it, never its owner decides it, and the person who approved it is named. */
export const leave: Kind = {
  handledByIt: 'none',
  answersTo: ['leave-request'],
  seenByManager: true,
  mayBeAnonymous: false,
  linksArticles: false,
  isApproved: true,
  inbox: 'leave',
  decided: { resolved: 'approved', rejected: 'rejected' },
  settled: nothingToDecide,
  may: { edit: mayWithdraw, cancel: mayWithdraw, decide: mayDecide, changeStatus: mayChangeStatus },
  ownerRefusal: ownLeaveRefusal,
  clash: {
    constraint: 'ticket_leave_overlap',
    refusal: 'These days overlap another leave request of this person.',
  },
  part: {
    field: 'leave',
    columns: [
      'leaveType',
      'startDate',
      'endDate',
      'totalDays',
      'approvedByName',
      'approvalDate',
      'document',
      'details',
    ],
  },
};
