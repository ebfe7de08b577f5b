/** Opens the form of a general ticket. */
export const newTicketPath = '/employee/tickets?new=1';

/** What the form opens with, as the state of the address. */
export interface NewTicketState {
  text: string;
}

/** The text that the form opens with; null for none. @param state of the address */
export const newTicketText = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'text' in state && typeof state.text === 'string'
    ? state.text
    : null;
