import type { Problems } from '../../kit/errors.js';
import { lengthOf } from '../../kit/textLength.js';
import type { TicketPriority } from './ticket.status.js';

/** What a new ticket of every kind is given. */
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

type Text = string | null | undefined;

/** A text of at most `longest` characters without the blanks around it; '' when there is none. Problems go under `field`. */
export function readText(problems: Problems, field: string, text: Text, longest: number): string {
  const value = text?.trim() ?? '';
  if (lengthOf(value) > longest) problems.add(field, `Ensure this field has no more than ${longest} characters.`);
  return value;
}

/** A text that has to be there, else `blank` is said. */
export function requiredText(problems: Problems, field: string, text: Text, longest: number, blank = 'This field may not be blank.'): string {
  const value = readText(problems, field, text, longest);
  if (value === '') problems.add(field, blank);
  return value;
}

/** Title of 1 to 200 characters, description of 1 to 10,000, priority medium unless given (A5.43, A5.44, B5.18). */
export function readWords({ title, description, priority }: TicketInput, problems: Problems): TicketWords {
  return {
    title: requiredText(problems, 'title', title, 200),
    description: requiredText(problems, 'description', description, 10_000),
    priority: priority ?? 'medium',
  };
}
