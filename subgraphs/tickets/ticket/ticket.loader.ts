import type { Selected } from '../../kit/postgres/columns.js';
import type { RequestContext } from '../../kit/request/context.js';
import { Where } from '../../kit/request/list.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { authorKey } from '../anonymity/authorKeys.js';
import { authorshipLoader } from '../anonymity/authorship.service.js';
import { reachOf, visibleTo } from './ticket.access.js';
import { TICKET } from './ticket.columns.js';
import { ALL_KINDS, RANDOM_IDS } from './ticket.kinds.js';
import type { TicketRow } from './ticket.row.js';

/**
 * The request's loader of single tickets; a hidden ticket is null, like one that does not exist. Tickets requested
 * together are one statement, with the columns that any of them needs.
 */
export function ticketLoader(context: RequestContext) {
  const known = loader<string, TicketRow>(context, 'ticket', async (keys) => {
    const asked = keys.map((key) => key.split(' '));
    const ids = [...new Set(asked.map(([id]) => Number(id)))];
    const names = asked.flatMap(([, ...needed]) => needed);
    const found = byKey(await visibleTickets(database, context, ids, TICKET.named(names)), (row) => row.id);
    return new Map(
      keys.flatMap((key, at) => {
        const row = found.get(Number(asked[at]?.[0]));
        return row ? [[key, row]] : [];
      }),
    );
  });
  return {
    load: (id: number, { names }: Selected = TICKET.all) => known.load([id, ...names].join(' ')),
    /** For a request that changes what it may have read before. */
    forget: () => void known.clearAll(),
  };
}

/** The tickets that the viewer may see, in one statement. */
export function visibleTickets(
  source: Queryable,
  context: RequestContext,
  ids: readonly number[],
  { select, joins }: Selected = TICKET.all,
): Promise<TicketRow[]> {
  const viewer = requireViewer(context);
  const where = new Where().among('t.id', 'int', ids).and('t.deleted_at is null');
  const nameless = ids.filter((id) => id >= RANDOM_IDS.from);
  if (nameless.length === 0) {
    visibleTo(where, viewer);
    return source.query<TicketRow>(
      `select ${select} from ticket t ${joins} where ${where.sql}`,
      where.params,
    );
  }
  const keys = where.param(
    nameless.map((id) => authorKey(context.config.secrets.anonymity, viewer.userId, id)),
  );
  visibleTo(where, viewer, ALL_KINDS, reachOf(viewer), 'a.ticket_id is not null');
  return source.query<TicketRow>(
    `select ${select}, a.ticket_id is not null as "isAuthor" from ticket t ${joins}
     left join feedback_author a on a.ticket_id = t.id and a.author_key = any(${keys}::text[]) where ${where.sql}`,
    where.params,
  );
}

/** The row, with `isAuthor` where that is not known yet. */
export async function knownAuthor(context: RequestContext, row: TicketRow): Promise<TicketRow> {
  if (!row.isAnonymous || row.isAuthor !== undefined) return row;
  return { ...row, isAuthor: (await authorshipLoader(context).load(row.id)) ?? false };
}
