import type { TicketStatus } from '../../generated/graphql';
import { TicketStatusBadge } from '../tickets/TicketStatusBadge';
import { leaveStatusWord } from './leaveStatus';

/** The status of a leave request, in the words for leave. */
export function LeaveStatusBadge({ status }: { status: TicketStatus }) {
  return <TicketStatusBadge status={status} words={leaveStatusWord} />;
}
