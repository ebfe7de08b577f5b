import { useAction } from '../../../domain/action/useAction';
import { consoleLists } from '../../../domain/console/consoleRow';
import type { Failure } from '../../../domain/failure/failure';
import { noAnswer } from '../../../domain/failure/noAnswer';
import { useViewAction } from '../../../domain/list/useViewAction';
import { graphql } from '../../../generated/gql';
import { toFeedback, toGeneral, toItSupport, toLeave, type NewTicketValues } from './newTicketForm';

/** Makes a ticket of the chosen type by that type's own mutation. */
export function useCreateTicket(): (values: NewTicketValues) => Promise<Failure | null> {
  const view = useViewAction('/hr/tickets', 'ticket');
  const words = {
    done: 'Ticket created successfully',
    failed: noAnswer,
    inForm: true,
    stale: consoleLists,
    next: ({ made: { id } }: { made: { id: number } }) => view(id),
  };
  const leave = useAction(CreateHrLeaveDocument, words);
  const itSupport = useAction(CreateHrItSupportDocument, words);
  const feedback = useAction(CreateHrFeedbackDocument, words);
  const general = useAction(CreateHrGeneralDocument, words);
  return async (values) => {
    const made = {
      LEAVE_REQUEST: () => leave.run({ input: toLeave(values) }),
      IT_SUPPORT: () => itSupport.run({ input: toItSupport(values) }),
      FEEDBACK: () => feedback.run({ input: toFeedback(values) }),
      GENERAL: () => general.run({ input: toGeneral(values) }),
    }[values.kind];
    return (await made()).failure;
  };
}

const CreateHrLeaveDocument = graphql(`
  mutation CreateHrLeave($input: LeaveRequestInput!) {
    made: createLeaveRequest(input: $input) {
      id
      ...ConsoleRow
    }
  }
`);

const CreateHrItSupportDocument = graphql(`
  mutation CreateHrItSupport($input: ItSupportInput!) {
    made: createItSupportTicket(input: $input) {
      id
      ...ConsoleRow
    }
  }
`);

const CreateHrFeedbackDocument = graphql(`
  mutation CreateHrFeedback($input: FeedbackInput!) {
    made: createFeedback(input: $input) {
      id
      ...ConsoleRow
    }
  }
`);

const CreateHrGeneralDocument = graphql(`
  mutation CreateHrGeneral($input: GeneralTicketInput!) {
    made: createGeneralTicket(input: $input) {
      id
      ...ConsoleRow
    }
  }
`);
