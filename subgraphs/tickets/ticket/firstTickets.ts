import { listsByKey } from '../../kit/graphql/loader.js';
import type { Page } from '../../kit/request/list.js';
import type { TicketRow } from './ticket.row.js';

/** One of the first tickets of a list, with what the list belongs to and how long it is. */
export interface ListedTicket extends TicketRow {
  listOf: number;
  listCount: number;
}

/** The lists of all that were asked for; one without tickets is empty. */
export function firstTickets(ids: readonly number[], rows: ListedTicket[]): Map<number, Page<TicketRow>> {
  const lists = listsByKey(rows, ({ listOf }) => listOf);
  return new Map(
    ids.map((id) => {
      const results = lists.get(id) ?? [];
      return [id, { results, count: () => Promise.resolve(results[0]?.listCount ?? 0) }];
    }),
  );
}
