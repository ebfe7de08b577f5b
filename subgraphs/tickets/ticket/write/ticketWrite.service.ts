import { notFound } from '../../../kit/request/errors.js';
import type { Transaction } from '../../../kit/postgres/queryable.js';
import { changedMeanwhile } from '../../../kit/request/version.js';
import { TICKET } from '../ticket.columns.js';
import type { TicketRow } from '../ticket.row.js';
import type { TicketStatus } from '../ticket.status.js';

/**
 * Makes a ticket that names the viewer as its author, who therefore sees it, and reads it in the same
 * statement. @param insert up to its values
 */
export async function makeTicket(tx: Transaction, insert: string, values: unknown[]): Promise<TicketRow> {
  const { select, joins } = TICKET.all;
  const made = await tx.one<TicketRow>(
    `with t as (${insert} returning *) select ${select} from t ${joins}`,
    values,
  );
  if (!made) throw new Error('The ticket was not made.');
  return made;
}

/**
 * Updates columns of the version of a ticket that was read, and nothing if it has changed since: every update goes
 * through here.
 * @param set such as `title = $3`; its placeholders start at $3
 * @throws CONFLICT with the present status, NOT_FOUND when it was withdrawn
 */
export async function writeTicket(
  tx: Transaction,
  row: TicketRow,
  set: string,
  values: unknown[] = [],
): Promise<void> {
  const written = await tx.one(
    `update ticket set ${set}, version = version + 1 where id = $1 and version = $2 and deleted_at is null returning id`,
    [row.id, row.version, ...values],
  );
  if (written) return;
  const now = await tx.one<{ status: TicketStatus }>(
    'select status from ticket where id = $1 and deleted_at is null',
    [row.id],
  );
  throw now ? changedMeanwhile(now.status) : notFound();
}
