import type { Database } from '../../kit/postgres/database.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { insertTicket } from '../ticket/ticket.factory.js';
import type { TicketGiven } from '../ticket/ticket.factory.js';
import type { TicketKind } from '../ticket/ticket.kinds.js';

/** Tickets with names, so that a test can say which ones are in a list. */
export interface NamedTickets {
  put(name: string, kind: TicketKind, author: Viewer, given?: TicketGiven): Promise<void>;
  /** Names a ticket that was made otherwise. */
  set(name: string, id: number): void;
  /** @throws Error when no ticket has the name */
  id(name: string): number;
  all(): string[];
  /** The names of the rows in their order; an id without a name is left as it is. */
  names(rows: readonly { id: number }[]): string[];
}

/** No tickets yet. */
export function createNamedTickets(database: Database): NamedTickets {
  const ids = new Map<string, number>();
  return {
    put: async (name, kind, author, given) =>
      void ids.set(name, await insertTicket(database, kind, author, given)),
    set: (name, id) => void ids.set(name, id),
    id: (name) => {
      const id = ids.get(name);
      if (id === undefined) throw new Error(`No ticket is called ${name}.`);
      return id;
    },
    all: () => [...ids.keys()],
    names: (rows) => rows.map(({ id }) => [...ids].find(([, known]) => known === id)?.[0] ?? String(id)),
  };
}
