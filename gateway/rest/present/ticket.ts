import type { Shown } from '../route.js';

type Part = Shown | null;
type TicketRecord = Shown & { leave: Part; it_support: Part; feedback: Part; general: Part };

const without = (shown: Shown, ...names: string[]): Shown =>
  Object.fromEntries(Object.entries(shown).filter(([name]) => !names.includes(name)));

const PARTS = ['leave', 'it_support', 'feedback', 'general'];

/**
 * The common fields of all kinds, to which others are added. JSON omits undefined values. Copying objects or
 * deleting keys is many times slower, and lists have many rows.
 */
function base(ticket: Shown): Shown {
  for (const name of PARTS) ticket[name] = undefined;
  return ticket;
}

/** A ticket of any kind, with the fields of its kind under `extra_fields`. */
export function masterTicketShown(ticket: TicketRecord): Shown {
  const extra_fields = ticket.leave ?? ticket.it_support ?? ticket.feedback ?? ticket.general ?? {};
  return Object.assign(base(ticket), { extra_fields });
}

/** A leave request with its days, reason, approval and document beside the common fields. */
export function leaveRequestShown(ticket: Shown & { leave: Part }): Shown {
  const { leave } = ticket;
  return Object.assign(base(ticket), leave);
}

/** Feedback; what an anonymous author wrote about themselves was never stored. */
export function feedbackTicketShown(ticket: TicketRecord): Shown {
  const { feedback } = ticket;
  return Object.assign(base(ticket), feedback, {
    anonymous_email: null,
    anonymous_name: feedback?.['is_anonymous'] ? 'Anonymous' : null,
  });
}

/** What the list over all kinds has under `extra_fields`, which these two kinds answer too. */
const supportExtra = ({ general, it_support }: TicketRecord): Shown =>
  general
    ? without(general, 'category_department')
    : without(it_support ?? {}, 'category', 'category_name', 'category_department');

/** An IT support ticket. */
export function itSupportTicketShown(ticket: TicketRecord): Shown {
  const { it_support } = ticket;
  const extra_fields = supportExtra(ticket);
  return Object.assign(base(ticket), it_support, { extra_fields });
}

/** A general ticket, or an IT support ticket under the path of general tickets, where the IT page requests both. */
export function generalTicketShown(ticket: TicketRecord): Shown {
  const { category, category_name, category_department, affected_system } =
    ticket.general ?? ticket.it_support ?? {};
  const extra_fields = supportExtra(ticket);
  return Object.assign(base(ticket), {
    category,
    category_name,
    category_department,
    affected_system,
    extra_fields,
  });
}
