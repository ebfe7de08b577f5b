import { FormDialog } from '../../../domain/form/FormDialog';
import { ArticleSuggestions } from '../../../domain/knowledge/ArticleSuggestions';
import { hasArticles } from '../../../domain/tickets/hasArticles';
import { emptyNewTicket, missingText, newTicketSchema } from './newTicketForm';
import { NewTicketFields } from './NewTicketFields';
import { useCreateTicket } from './useCreateTicket';

/** Makes a ticket of any of the four types, for oneself. */
export function NewTicketDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateTicket();
  return (
    <FormDialog
      draft="new ticket of HR"
      title="Create New Ticket"
      line="You send it in your own name."
      size="large"
      initialValues={emptyNewTicket}
      schema={newTicketSchema}
      incompleteText={missingText}
      titles={{ refused: 'Failed to create ticket' }}
      submitLabel="Create ticket"
      busyLabel="Creating..."
      submit={create}
      onClose={onClose}
    >
      {(form, end) => (
        <>
          <NewTicketFields form={form} />
          {hasArticles(form.values.kind) && (
            <ArticleSuggestions text={`${form.values.title}\n${form.values.description}`} onAnswered={end} />
          )}
        </>
      )}
    </FormDialog>
  );
}
