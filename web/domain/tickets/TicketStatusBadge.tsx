import type { TicketStatus } from '../../generated/graphql';
import { StatusBadge } from '../../ui/data/cells/StatusBadge';
import { statusTone } from './statusTone';
import { knownStatus, ticketStatusWord } from './ticketStatus';

interface Props {
  status: TicketStatus;
  /** What the statuses are called for this kind of ticket. */
  words?: Readonly<Record<TicketStatus, string>>;
}

/** The status of a ticket. */
export function TicketStatusBadge({ status, words = ticketStatusWord }: Props) {
  const known = knownStatus(status);
  return <StatusBadge tone={statusTone[known]}>{words[known]}</StatusBadge>;
}
