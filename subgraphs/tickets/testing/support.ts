import type { Database } from '../../kit/postgres/database.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { graphql } from './graphql.js';
import { TICKET } from './ticket.js';

export const CreateGeneralTicket = graphql(`
  mutation CreateGeneralTicket($input: GeneralTicketInput!) {
    createGeneralTicket(input: $input) {
      id
    }
  }
`);

export const CreateItSupportTicket = graphql(`
  mutation CreateItSupportTicket($input: ItSupportInput!) {
    createItSupportTicket(input: $input) {
      id
    }
  }
`);

export const GeneralTicket = graphql(
  `
    query GeneralTicket($id: Int!) {
      generalTicket(id: $id) {
        ...TicketFields
      }
    }
  `,
  TICKET,
);

export const ItSupportTicket = graphql(
  `
    query ItSupportTicket($id: Int!) {
      itSupportTicket(id: $id) {
        ...TicketFields
      }
    }
  `,
  TICKET,
);

export const DeleteGeneralTicket = graphql(`
  mutation DeleteGeneralTicket($id: Int!) {
    deleteGeneralTicket(id: $id)
  }
`);

export const DeleteItSupportTicket = graphql(`
  mutation DeleteItSupportTicket($id: Int!) {
    deleteItSupportTicket(id: $id)
  }
`);

export type GeneralInput = VariablesOf<typeof CreateGeneralTicket>['input'];
export type ItSupportInput = VariablesOf<typeof CreateItSupportTicket>['input'];

/** A plausible general ticket. */
export const generalInput = (given: Partial<GeneralInput> = {}): GeneralInput => ({
  title: 'No light',
  description: 'In the hall.',
  ...given,
});

/** A plausible request for help of IT. */
export const itSupportInput = (given: Partial<ItSupportInput> = {}): ItSupportInput => ({
  ...generalInput(),
  issueType: 'Hardware',
  ...given,
});

/** Says how PostgreSQL keeps a ticket: its status, and whether it was deleted. */
export const kept = (database: Database, id: number) =>
  database.one<{ status: string; isDeleted: boolean }>(
    'select status, deleted_at is not null as "isDeleted" from ticket where id = $1',
    [id],
  );
