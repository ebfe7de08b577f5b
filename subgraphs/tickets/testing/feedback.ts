import type { Asker } from '../../kit/testing/actors.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { graphql } from './graphql.js';
import { TICKET } from './ticket.js';

export const CreateFeedback = graphql(
  `
    mutation CreateFeedback($input: FeedbackInput!) {
      createFeedback(input: $input) {
        ...TicketFields
      }
    }
  `,
  TICKET,
);

export const FeedbackTicket = graphql(
  `
    query FeedbackTicket($id: Int!) {
      feedbackTicket(id: $id) {
        ...TicketFields
      }
    }
  `,
  TICKET,
);

export const DeleteFeedback = graphql(`
  mutation DeleteFeedback($id: Int!) {
    deleteFeedback(id: $id)
  }
`);

export type FeedbackInput = VariablesOf<typeof CreateFeedback>['input'];

/** Plausible feedback with a name, unless given otherwise. */
export const feedbackInput = (given: Partial<FeedbackInput> = {}): FeedbackInput => ({
  title: 'More plants',
  description: 'On every floor.',
  ...given,
});

type Give = (
  who: Asker,
  given?: Partial<FeedbackInput>,
  more?: { idempotencyKey?: string },
) => Promise<number>;

/** Gives feedback as the person, with their name unless said otherwise. @returns its id */
export const giveFeedback: Give = async (who, given = {}, more = {}) =>
  (await who.ask(CreateFeedback, { input: feedbackInput(given) }, more)).createFeedback.id;

/** The same without a name. */
export const giveAnonymously: Give = (who, given = {}, more = {}) =>
  giveFeedback(who, { isAnonymous: true, ...given }, more);
