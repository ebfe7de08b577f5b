import { graphql } from '../../../generated/gql';
import { useAction } from '../../action/useAction';
import type { Failure } from '../../failure/failure';
import { noAnswer } from '../../failure/noAnswer';
import type { PickedArticle } from '../../knowledge/ArticlePicker';

/** A comment on a ticket, its readers, and the article that it links to. */
export interface Response {
  comment: string;
  isInternal: boolean;
  article: PickedArticle | null;
}

/** Before anything is written. */
export const emptyResponse: Response = { comment: '', isInternal: false, article: null };

interface Respond {
  /** @returns the reason of the failure, with the console's message */
  run: (response: Response) => Promise<Failure | null>;
  busy: boolean;
}

/** Writes on a ticket as someone who handles it, and says so. */
export function useRespond(ticket: number): Respond {
  const { run, busy } = useAction(RespondToTicketDocument, {
    done: 'Response added successfully',
    failed: noAnswer,
    inForm: true,
    stale: ['TicketComments'],
  });
  return {
    busy,
    run: async ({ comment, isInternal, article }) => {
      const { failure } = await run({
        ticket,
        comment: comment.trim(),
        isInternal,
        article: article?.id ?? null,
      });
      return failure && { ...failure, message: `Failed to add response: ${failure.message}` };
    },
  };
}

const RespondToTicketDocument = graphql(`
  mutation RespondToTicket($ticket: Int!, $comment: String!, $isInternal: Boolean!, $article: Int) {
    addTicketComment(ticket: $ticket, comment: $comment, isInternal: $isInternal, article: $article) {
      id
    }
  }
`);
