import type { TicketStatus } from '../../generated/graphql';
import { StatusBadge } from '../../ui/StatusBadge';
import { statusTone } from '../tickets/statusTone';
import { leaveStatusWord } from './leaveStatus';

/** Where a leave request stands, in the words for leave. */
export function LeaveStatusBadge({ status }: { status: TicketStatus }) {
  return <StatusBadge tone={statusTone[status]}>{leaveStatusWord[status]}</StatusBadge>;
}
