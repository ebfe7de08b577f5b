import { graphql } from '../../generated/gql';
import { useAction } from '../action/useAction';
import type { Failure } from '../failure/failure';
import { noAnswer } from '../failure/noAnswer';

/** What is written on a ticket, and who may read it. */
export interface Response {
  comment: string;
  isInternal: boolean;
}

interface Respond {
  /** @returns why it failed, in the words of the console [B8.23] */
  run: (response: Response) => Promise<Failure | null>;
  busy: boolean;
}

/** Writes on a ticket as somebody who handles it, and says so [B8.24]. */
export function useRespond(ticket: number): Respond {
  const { run, busy } = useAction(RespondToTicketDocument, {
    done: 'Response added successfully',
    failed: noAnswer,
    inForm: true,
    stale: ['TicketComments'],
  });
  return {
    busy,
    run: async ({ comment, isInternal }) => {
      const { failure } = await run({ ticket, comment: comment.trim(), isInternal });
      return failure && { ...failure, message: `Failed to add response: ${failure.message}` };
    },
  };
}

const RespondToTicketDocument = graphql(`
  mutation RespondToTicket($ticket: Int!, $comment: String!, $isInternal: Boolean!) {
    addTicketComment(ticket: $ticket, comment: $comment, isInternal: $isInternal) {
      id
    }
  }
`);
