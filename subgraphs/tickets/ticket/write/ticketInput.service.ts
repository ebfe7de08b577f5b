import type { Problems } from '../../../kit/request/errors.js';
import { requiredLine, requiredText } from '../../../kit/request/input/text.js';
import { TicketLimits } from '../../generated/limits.js';
import type { TicketPriority } from '../ticket.status.js';

/** The common input of a new ticket of every kind. */
export interface TicketInput {
  title?: string | null;
  description?: string | null;
  priority?: TicketPriority | null;
}

/** The same, checked: texts without blanks around them. */
export interface TicketWords {
  title: string;
  description: string;
  priority: TicketPriority;
}

/** Title and description, both needed, and a priority, medium unless given. */
export function readWords({ title, description, priority }: TicketInput, problems: Problems): TicketWords {
  return {
    title: requiredLine(problems, 'title', title, TicketLimits.title),
    description: requiredText(problems, 'description', description, TicketLimits.description),
    priority: priority ?? 'medium',
  };
}
