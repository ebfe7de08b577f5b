import { useAction } from '../../../domain/action/useAction';
import { FormDialog } from '../../../domain/form/FormDialog';
import { incompleteText } from '../../../domain/form/incompleteText';
import { ArticleSuggestions } from '../../../domain/knowledge/ArticleSuggestions';
import { useViewAction } from '../../../domain/list/useViewAction';
import { graphql } from '../../../generated/gql';
import { TicketLimits } from '../../../generated/limits';
import { emptyTicket, ticketAbout, ticketSchema, toInput } from './ticketForm';
import { TicketFields } from './TicketFields';

interface Props {
  /** What it is about, as it was written elsewhere; null for nothing. */
  text: string | null;
  onClose: () => void;
  /** Called before `onClose` when the ticket is there. */
  onCreated: () => void;
}

/** Makes a general ticket. */
export function NewTicketDialog({ text, onClose, onCreated }: Props) {
  const view = useViewAction('/employee/tickets', 'ticket');
  const { run } = useAction(CreateGeneralTicketDocument, {
    done: 'Ticket created successfully!',
    next: ({ createGeneralTicket: { id } }) => view(id),
    failed: 'Failed to create ticket. Please try again.',
    inForm: true,
    stale: ['GeneralTickets', 'OwnTicketCounts'],
  });

  return (
    <FormDialog
      draft={text === null ? 'new ticket' : `new ticket ${text.slice(0, TicketLimits.title)}`}
      title="New ticket"
      size="large"
      initialValues={emptyTicket}
      typed={text === null ? undefined : ticketAbout(text)}
      schema={ticketSchema}
      incompleteText={incompleteText}
      submitLabel="Create ticket"
      busyLabel="Creating..."
      submit={async (values) => {
        const { failure } = await run({ input: toInput(values) });
        if (!failure) onCreated();
        return failure;
      }}
      onClose={onClose}
    >
      {(form, end) => (
        <>
          <TicketFields form={form} />
          <ArticleSuggestions text={`${form.values.title}\n${form.values.description}`} onAnswered={end} />
        </>
      )}
    </FormDialog>
  );
}

const CreateGeneralTicketDocument = graphql(`
  mutation CreateGeneralTicket($input: GeneralTicketInput!) {
    createGeneralTicket(input: $input) {
      id
      ...GeneralTicketRow
    }
  }
`);
