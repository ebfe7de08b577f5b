import type { TicketStatus } from '../../generated/graphql';
import { TextLink } from '../../ui/layout/TextLink';
import { AgeOrInstant } from '../calendar/AgeText';
import { TicketStatusBadge } from './TicketStatusBadge';

interface Props {
  ticket: { id: number; title: string; status: TicketStatus; createdAt: string };
  /** What the statuses are called. */
  words?: Readonly<Record<TicketStatus, string>>;
}

/** A ticket of IT as an item of a SideList. */
export function TicketLine({ ticket: { id, title, status, createdAt }, words }: Props) {
  return (
    <li>
      <TextLink to={`/it/tickets?ticket=${String(id)}`} dir="auto">
        {title}
      </TextLink>
      <small>
        <TicketStatusBadge status={status} {...(words && { words })} /> <AgeOrInstant at={createdAt} />
      </small>
    </li>
  );
}
