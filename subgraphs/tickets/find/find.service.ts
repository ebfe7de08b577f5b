import type { RequestContext } from '../../kit/request/context.js';
import { MOST_FOUND, readFind, wordsOf } from '../../kit/find/find.js';
import type { FoundThing } from '../../kit/find/find.js';
import { slipsOf } from '../../kit/find/mistypings.js';
import { hasTrigram } from '../../kit/postgres/fold.js';
import { Where } from '../../kit/request/list.js';
import { can, requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { FoundKind } from '../generated/schema.js';
import { OWN_PAGE } from '../ticket/ownPage.js';
import { isOwner, reachOf } from '../ticket/ticket.access.js';
import { TICKET } from '../ticket/ticket.columns.js';
import type { TicketKind } from '../ticket/ticket.kinds.js';
import { knownAuthor } from '../ticket/ticket.loader.js';
import type { TicketRow } from '../ticket/ticket.row.js';
import { listTickets, MASTER } from '../ticket/ticket.service.js';
import type { TicketList } from '../ticket/ticketSource.js';

/** What the portal calls each kind. */
const KINDS: Readonly<Record<TicketKind, { kind: FoundKind; name: string }>> = {
  'leave-request': { kind: 'LEAVE_REQUEST', name: 'Leave request' },
  'it-support': { kind: 'IT_SUPPORT', name: 'IT support' },
  feedback: { kind: 'FEEDBACK', name: 'Feedback' },
  general: { kind: 'GENERAL', name: 'Ticket' },
};

/** The displayed fields of a ticket, and those that decide the page to open. */
const SHOWN = TICKET.named(['title', 'createdByName', 'createdById', 'isAnonymous', 'categoryId', 'status']);

/** The page of own tickets, of a console, or of the team's leave. */
function pathOf(viewer: Viewer, row: TicketRow): string {
  if (isOwner(viewer, row)) return `${OWN_PAGE[row.kind]}${row.id}`;
  if (can(viewer, 'ticket.handle_hr')) return `/hr/tickets?ticket=${row.id}`;
  return row.kind === 'leave-request'
    ? `/employee/leave?tab=team&request=${row.id}`
    : `/it/tickets?ticket=${row.id}`;
}

const shown = (viewer: Viewer, row: TicketRow): FoundThing<FoundKind> => ({
  kind: KINDS[row.kind].kind,
  id: String(row.id),
  title: row.title,
  // The id distinguishes equal titles; that of anonymous feedback means nothing to a person.
  subtitle: `${KINDS[row.kind].name}${row.isAnonymous ? '' : ` #${row.id}`} · ${isOwner(viewer, row) ? 'Yours' : row.createdByName}`,
  path: pathOf(viewer, row),
});

/** The number of candidates for a misspelled text. */
const MOST_MEANT = 500;
/** As the index ticket_title_search has it. */
const TITLE = 'fold_text(t.title)';

/**
 * With more reports than this their leave is not searched row by row; misspelled texts are then only matched with
 * own tickets.
 */
const FEW_REPORTS = 20;

/**
 * Tickets that have each of the words, in any order, or whose title is a possible correction: by the indexes among
 * all tickets, row by row among own tickets.
 */
function meant(viewer: Viewer, words: readonly string[], slips: readonly string[]): TicketList {
  return {
    ...MASTER,
    narrow: (where) => {
      const having = new Where(where.params);
      for (const word of words) having.search(word, ...MASTER.searched);
      if (reachOf(viewer) === 'own') {
        const either = [
          ...(words.length > 0 ? [having.sql] : []),
          ...(slips.length > 0 ? [`${TITLE} like any(${where.param(slips)}::text[])`] : []),
        ];
        where.and(either.map((one) => `(${one})`).join(' or '));
        if (viewer.reportUserIds.length > FEW_REPORTS) where.and('t.created_by_id = ?', viewer.userId);
        return;
      }
      const either = [
        ...(words.length > 0
          ? [
              `(select t.id from ticket t where t.deleted_at is null and ${having.sql}
                order by t.created_at desc, t.id desc limit ${MOST_MEANT})`,
            ]
          : []),
        ...(slips.length > 0
          ? [
              `(select f.id from unnest(${where.param(slips)}::text[]) as slip(pattern) join ticket f
                on fold_text(f.title) like slip.pattern where f.deleted_at is null limit ${MOST_MEANT})`,
            ]
          : []),
      ];
      where.and(`t.id in (${either.join(' union all ')})`);
    },
  };
}

/**
 * The newest tickets with this text, at most five; if there is none, with all of its words, or with a title that is
 * a possible correction. @throws BAD_USER_INPUT search
 */
export async function searchTickets(
  context: RequestContext,
  search: string,
): Promise<FoundThing<FoundKind>[]> {
  const viewer = requireViewer(context);
  const text = readFind(search);
  if (text === null) return [];
  // A page of ten keeps its plan.
  const page = { pageSize: 2 * MOST_FOUND };
  let { results } = await listTickets(context, { ...page, search }, SHOWN);
  if (results.length === 0) {
    const all = wordsOf(text);
    const words = all.length > 1 && all.some(hasTrigram) ? all : [];
    const slips = slipsOf(text);
    if (words.length + slips.length > 0)
      ({ results } = await listTickets(context, page, SHOWN, meant(viewer, words, slips)));
  }
  return Promise.all(
    results.slice(0, MOST_FOUND).map(async (row) => shown(viewer, await knownAuthor(context, row))),
  );
}
