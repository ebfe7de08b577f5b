import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { loader } from '../../kit/graphql/loader.js';
import { Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { KINDS } from '../ticket/kind.js';
import { firstTickets } from '../ticket/firstTickets.js';
import type { ListedTicket } from '../ticket/firstTickets.js';
import { visibleTo } from '../ticket/ticket.access.js';
import { TICKET } from '../ticket/ticket.columns.js';
import { ALL_KINDS } from '../ticket/ticket.kinds.js';
import type { TicketRow } from '../ticket/ticket.row.js';

const MOST = 5;

/**
 * The tickets that link an article, by its id, as far as the viewer sees both the ticket and the reply: who
 * asked reads no internal note on it. One statement for all articles of a request.
 */
export function linkedTickets(context: RequestContext): DataLoader<number, Page<TicketRow> | null> {
  return loader<number, Page<TicketRow>>(context, 'articleLink', async (ids) => {
    const viewer = requireViewer(context);
    const where = new Where()
      .among('c.article_id', 'int', ids)
      .and('t.deleted_at is null')
      .and('not c.is_internal or t.created_by_id is distinct from ?', viewer.userId);
    visibleTo(
      where,
      viewer,
      ALL_KINDS.filter((kind) => KINDS[kind].linksArticles),
    );
    const { select, joins } = TICKET.all;
    const rows = await database.query<ListedTicket>(
      `select l.article_id as "listOf", l.total as "listCount", ${select}
       from (select *, count(*) over article as total, row_number() over (article order by latest desc) as place
         from (select c.article_id, c.ticket_id, max(c.id) as latest from ticket_comment c join ticket t on t.id = c.ticket_id
           where ${where.sql} group by 1, 2) links
         window article as (partition by article_id)) l
       join ticket t on t.id = l.ticket_id ${joins} where l.place <= ${MOST} order by l.article_id, l.place`,
      where.params,
    );
    return firstTickets(ids, rows);
  });
}
