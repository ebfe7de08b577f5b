import type { Shown } from '../route.js';

type TicketRecord = Shown & Record<'leave' | 'it_support' | 'feedback' | 'general', Shown | null> & { author: { email: string } | null };

/** A ticket of any kind, what is particular to its kind under `extra_fields` (B3.73-B3.76). */
export function masterTicketShown({ author, leave, it_support, feedback, general, ...ticket }: TicketRecord): Shown {
  return { ...ticket, created_by_email: author?.email ?? null, extra_fields: leave ?? it_support ?? feedback ?? general ?? {} };
}
