import type { RequestContext } from '../../../kit/request/context.js';
import type { Transaction, WriteOptions } from '../../../kit/postgres/queryable.js';
import { requireViewer } from '../../../kit/request/viewer.js';
import type { Viewer } from '../../../kit/request/viewer.js';
import { database } from '../../database.js';
import { shownNow } from '../ticket.clock.js';
import type { TicketKind } from '../ticket.kinds.js';
import { ticketLoader } from '../ticket.loader.js';
import type { TicketRow } from '../ticket.row.js';
import { readTicket } from '../ticket.service.js';
import { forgetTicket, tellDesk } from './ticketNotice.js';
import { writeTicket } from './ticketWrite.service.js';

export interface Removal extends WriteOptions {
  id: number;
  /** A ticket of another kind is not found; see findTicket. */
  kind: TicketKind;
  /** Throws why the viewer may not, in the ticket's state. */
  rule: (viewer: Viewer, row: TicketRow) => void;
  /** What goes with it, in the same transaction: the audit row at least. */
  also: (tx: Transaction, row: TicketRow) => Promise<void>;
}

/**
 * Takes a ticket out of every list. Its row, comments and history stay (L5), its document does not.
 * @throws NOT_FOUND as findTicket, what `rule` throws, CONFLICT with the present status after someone else's
 * change
 */
export async function removeTicket(
  context: RequestContext,
  { id, kind, rule, also, ...options }: Removal,
): Promise<boolean> {
  const viewer = requireViewer(context);
  const { timeZone } = context.config.organisation;
  await database.write(
    context,
    async (tx) => {
      const row = await readTicket(tx, context, id, kind);
      rule(viewer, row);
      await writeTicket(
        tx,
        row,
        `deleted_at = ${shownNow('$3')}, updated_at = ${shownNow('$3')}, document = null`,
        [timeZone],
      );
      await also(tx, row);
      await forgetTicket(tx, row);
      await tellDesk(tx, viewer, row);
      return true;
    },
    options,
  );
  ticketLoader(context).forget(); // this request may have read it before
  return true;
}
