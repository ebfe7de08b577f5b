import { object, string } from 'yup';

import { textRule } from '../../../domain/form/textRule';
import { TicketLimits } from '../../../generated/limits';
import type { GeneralTicketInput, TicketPriority } from '../../../generated/graphql';

/** What the form holds; the names are those of the graph, so that its refusals find their fields. */
export interface TicketValues {
  title: string;
  description: string;
  /** Empty until one is chosen. */
  categoryId: string;
  priority: TicketPriority;
}

/** The priority is medium unless another is chosen [A5.44]. */
export const emptyTicket: TicketValues = { title: '', description: '', categoryId: '', priority: 'MEDIUM' };

/** Title, description and category are required [A5.43]. */
export const ticketSchema = object({
  title: textRule('Enter a title', TicketLimits.title),
  description: textRule('Enter a description', TicketLimits.description),
  categoryId: string().required('Choose a category'),
});

export const toInput = ({ title, description, categoryId, priority }: TicketValues): GeneralTicketInput => ({
  title: title.trim(),
  description: description.trim(),
  categoryId: Number(categoryId),
  priority,
});
