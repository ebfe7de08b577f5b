import {
  Award,
  BookOpenCheck,
  BriefcaseBusiness,
  CalendarClock,
  FileUp,
  Laptop,
  LifeBuoy,
  MessageSquare,
  NotebookPen,
  Ticket,
  TreePalm,
  type LucideIcon,
} from 'lucide-react';

import { AgeOrInstant } from '../../domain/calendar/AgeText';
import { daysText } from '../../domain/calendar/day';
import { Icon } from '../../ui/layout/Icon';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Below, Dot, LineLink, Words } from './lineStyle';
import type { InboxNotification } from './useInbox';

/** By type of the record; an unknown one comes from a newer version of the portal. */
const icons: Readonly<Record<string, LucideIcon>> = {
  leave: TreePalm,
  ticket: Ticket,
  work: LifeBuoy,
  feedback: MessageSquare,
  timesheet: CalendarClock,
  timesheets: CalendarClock,
  application: BriefcaseBusiness,
  equipment: Laptop,
  certificate: Award,
  policy: BookOpenCheck,
  review: NotebookPen,
  reviewCycle: NotebookPen,
};

/** The name of the record; null if the reader can no longer see it, or if it has none. */
function titleOf(line: InboxNotification): string | null {
  const { ticket, timesheet, application, certificate, equipment, policy, review, reviewCycle } = line;
  if (timesheet) return daysText(timesheet.weekStartDate, timesheet.weekEndDate);
  if (equipment) return `${equipment.name}, ${equipment.assetTag}`;
  if (policy) return policy.title;
  if (review) return review.cycle.name;
  return (
    ticket?.title ?? application?.jobTitle ?? certificate?.certificationName ?? reviewCycle?.name ?? null
  );
}

/** One line of the inbox; it links to its record. */
export function InboxLine({ line, onOpen }: { line: InboxNotification; onOpen: () => void }) {
  const title = titleOf(line);
  return (
    <li>
      <LineLink data-opens-row="" to={line.link} onClick={onOpen}>
        <Icon shape={icons[line.thing] ?? FileUp} size="large" />
        <span>
          <Words $isNew={!line.isRead}>{line.text}</Words>
          <Below>
            {title !== null && <>{title} · </>}
            <AgeOrInstant at={line.happenedAt} />
          </Below>
        </span>
        {!line.isRead && (
          <Dot>
            <VisuallyHidden>Unread</VisuallyHidden>
          </Dot>
        )}
      </LineLink>
    </li>
  );
}
