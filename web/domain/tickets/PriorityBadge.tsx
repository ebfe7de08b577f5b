import type { TicketPriority } from '../../generated/graphql';
import { StatusBadge } from '../../ui/data/cells/StatusBadge';
import type { Tone } from '../../ui/theme';
import { priorityName } from './priorityName';

/** How pressing a ticket is: only what presses has a colour. */
export function PriorityBadge({ priority }: { priority: TicketPriority }) {
  return (
    <StatusBadge tone={tones[priority]} dot={false}>
      {priorityName[priority]}
    </StatusBadge>
  );
}

const tones: Readonly<Record<TicketPriority, Tone>> = {
  LOW: 'neutral',
  MEDIUM: 'neutral',
  HIGH: 'warning',
  URGENT: 'danger',
};
