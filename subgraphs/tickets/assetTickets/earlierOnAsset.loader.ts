import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { loader } from '../../kit/graphql/loader.js';
import { Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { firstTickets } from '../ticket/firstTickets.js';
import type { ListedTicket } from '../ticket/firstTickets.js';
import { visibleTo } from '../ticket/ticket.access.js';
import { TICKET } from '../ticket/ticket.columns.js';
import type { TicketRow } from '../ticket/ticket.row.js';

const MOST = 5;

/**
 * Earlier tickets about the asset that a ticket names, by the id of that ticket, which the viewer sees. One
 * statement for all tickets of a request.
 */
export function earlierOnAsset(context: RequestContext): DataLoader<number, Page<TicketRow> | null> {
  return loader<number, Page<TicketRow>>(context, 'earlierOnAsset', async (ids) => {
    const where = new Where().among('m.id', 'int', ids);
    const asked = where.sql;
    where.and('t.asset_tag is not null and t.deleted_at is null');
    visibleTo(where, requireViewer(context));
    const { select, joins } = TICKET.all;
    const rows = await database.query<ListedTicket>(
      `select m.id as "listOf", e.total as "listCount", ${select}
       from ticket m cross join lateral (
         select t.id, count(*) over () as total from ticket t
         where t.asset_tag = m.asset_tag and (t.created_at, t.id) < (m.created_at, m.id) and ${where.sql}
         order by t.created_at desc, t.id desc limit ${MOST}) e
       join ticket t on t.id = e.id ${joins} where ${asked} order by m.id, t.created_at desc, t.id desc`,
      where.params,
    );
    return firstTickets(ids, rows);
  });
}
