/** Opens the form of a general ticket. */
export const newTicketPath = '/employee/tickets?new=1';

/** What the form opens with, as the state of the address. */
export interface NewTicketState {
  text: string;
  /** Whose text it is: the browser keeps the address for the next person. */
  of: number;
}

/** The text with which the form opens; null for none, and for another person's. @param state of the address */
export function newTicketText(state: unknown, userId: number): string | null {
  if (typeof state !== 'object' || state === null || !('of' in state) || state.of !== userId) return null;
  return 'text' in state && typeof state.text === 'string' ? state.text : null;
}
