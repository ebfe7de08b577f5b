import { MessageSquareLock } from 'lucide-react';

import { InstantText } from '../../domain/calendar/InstantText';
import { feedbackStatusWord } from '../../domain/tickets/feedbackStatus';
import { knownStatus } from '../../domain/tickets/ticketStatus';
import { Icon } from '../../ui/layout/Icon';
import { Below, LineLink, Words } from './lineStyle';
import type { FeedbackNews } from './useInbox';

/** Own anonymous feedback that was handled or answered: worked out when the inbox is opened, kept nowhere. */
export function FeedbackLine({ feedback, onOpen }: { feedback: FeedbackNews; onOpen: () => void }) {
  return (
    <li>
      <LineLink data-opens-row="" to={`/employee/feedback?feedback=${String(feedback.id)}`} onClick={onOpen}>
        <Icon shape={MessageSquareLock} size="large" />
        <span>
          <Words $isNew={false}>{feedback.title}</Words>
          <Below>
            {feedbackStatusWord[knownStatus(feedback.status)]} · <InstantText at={feedback.updatedAt} isDay />
          </Below>
        </span>
      </LineLink>
    </li>
  );
}
