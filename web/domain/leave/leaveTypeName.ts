import type { LeaveType } from '../../generated/graphql';

/** Names of all sorts of leave that a request can have; each form offers its own choice of them. */
export const leaveTypeName: Readonly<Record<LeaveType, string>> = {
  SICK: 'Sick Leave',
  PERSONAL: 'Personal Leave',
  UNPAID: 'Unpaid Leave',
  VACATION: 'Vacation Leave',
  FAMILY: 'Family Leave',
  BEREAVEMENT: 'Bereavement Leave',
};
