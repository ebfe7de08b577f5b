import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/viewer.js';

const CALLS = {
  createGeneralTicket: 'mutation ($input: GeneralTicketInput!) { createGeneralTicket(input: $input) { id } }',
  createItSupportTicket: 'mutation ($input: ItSupportInput!) { createItSupportTicket(input: $input) { id } }',
};

/** Makes a ticket as the person, if it can be made. Title and description are plausible unless given. */
export function makeTicket(subgraph: TestSubgraph, who: Viewer | null, call: keyof typeof CALLS, given: Record<string, unknown> = {}, more: { idempotencyKey?: string } = {}) {
  return subgraph.run<Record<typeof call, { id: number }>>(who, CALLS[call], { input: { title: 'No light', description: 'In the hall.', ...given } }, more);
}

/** Says how PostgreSQL keeps a ticket: its status, and whether it was deleted. */
export const kept = ({ database }: TestSubgraph, id: number) => database.one<{ status: string; isDeleted: boolean }>('select status, deleted_at is not null as "isDeleted" from ticket where id = $1', [id]);
