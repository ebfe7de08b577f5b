import { object, string } from 'yup';

import { textRule } from '../../../domain/form/textRule';
import { itSupportCategory } from '../../../domain/tickets/itSupportCategory';
import { TicketLimits } from '../../../generated/limits';
import type { GeneralTicketInput, TicketPriority } from '../../../generated/graphql';

/** The values of the form; the names are those of the graph, so that refusals find their fields. */
export interface TicketValues {
  title: string;
  description: string;
  /** Empty until one is chosen. */
  categoryId: string;
  priority: TicketPriority;
  /** One of the person's own assets, for IT Support only; empty for none. */
  assetId: string;
}

/** The priority is medium unless another is chosen. */
export const emptyTicket: TicketValues = {
  title: '',
  description: '',
  categoryId: '',
  priority: 'MEDIUM',
  assetId: '',
};

/** A ticket that begins with a text: its first line, as much of it as fits a title, is its title. */
export const ticketAbout = (text: string): TicketValues => ({
  ...emptyTicket,
  title: (text.trim().split('\n', 1)[0] ?? '').slice(0, TicketLimits.title),
  description: text.slice(0, TicketLimits.description),
});

/** Title, description and category are required. */
export const ticketSchema = object({
  title: textRule('Enter a title', TicketLimits.title),
  description: textRule('Enter a description', TicketLimits.description),
  categoryId: string().required('Choose a category'),
});

/** Whether the ticket may name one of the person's assets. */
export const namesAsset = ({ categoryId }: TicketValues): boolean => categoryId === itSupportCategory;

export const toInput = (values: TicketValues): GeneralTicketInput => ({
  title: values.title.trim(),
  description: values.description.trim(),
  categoryId: Number(values.categoryId),
  priority: values.priority,
  ...(namesAsset(values) && values.assetId !== '' && { assetId: Number(values.assetId) }),
});
