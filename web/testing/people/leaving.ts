import type { LeavingQuery } from '../../generated/graphql';
import type { TestEmployee } from './employees';
import type { DataOf } from '../graph';

type Leaving = NonNullable<DataOf<LeavingQuery>['leaving']>;
type Ticket = Leaving['openTickets']['results'][number];

const none = { count: 0, results: [] };

/** Someone who leaves without any open work. */
export const nothingLeft = ({ id, userId, fullName, employmentStatus }: TestEmployee): Leaving => ({
  userId,
  employee: { id, fullName, employmentStatus },
  equipment: [],
  reports: none,
  postings: none,
  openTickets: none,
  assignedTickets: none,
  pendingLeave: none,
  waitingApprovals: none,
});

/** A ticket that stays. */
export const leftTicket = (given: Partial<Ticket>): Ticket => ({
  id: 1,
  kind: 'LEAVE_REQUEST',
  title: 'Family visit',
  createdByName: 'Maya Okafor',
  ...given,
});
