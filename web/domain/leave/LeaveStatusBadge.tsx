import type { TicketStatus } from '../../generated/graphql';
import { TicketStatusBadge } from '../tickets/TicketStatusBadge';
import { leaveStatusWord } from './leaveStatus';

/** Where a leave request stands, in the words for leave. */
export function LeaveStatusBadge({ status }: { status: TicketStatus }) {
  return <TicketStatusBadge status={status} words={leaveStatusWord} />;
}
