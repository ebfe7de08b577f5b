import type { Shown } from '../route.js';

type TicketRecord = Shown & Record<'leave' | 'it_support' | 'feedback' | 'general', Shown | null>;

/** A ticket of any kind, what is particular to its kind under `extra_fields` (B3.73-B3.76). */
export function masterTicketShown({ leave, it_support, feedback, general, ...ticket }: TicketRecord): Shown {
  return { ...ticket, extra_fields: leave ?? it_support ?? feedback ?? general ?? {} };
}
