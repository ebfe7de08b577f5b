import { useState } from 'react';

import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/Button';
import { useAction } from '../action/useAction';
import { noAnswer } from '../failure/noAnswer';
import { FormDialog } from '../form/FormDialog';
import { holdersOf } from '../people/peopleSources';
import { PersonPicker } from '../people/PersonPicker';
import { useViewer } from '../session/SessionContext';
import { consoleLists, type ConsoleRow } from './consoleRow';

interface Props {
  ticket: ConsoleRow;
  onClose: () => void;
}

/** Sets the assignee of a ticket: a colleague who handles such tickets, oneself with one click, or nobody. */
export function AssignDialog({ ticket, onClose }: Props) {
  const { id, title, assignedToId, handledWith } = ticket;
  const viewer = useViewer();
  // The one there was when the dialog opened, so that the field does not change under the hand.
  const [present] = useState(assignedToId);
  const { run } = useAction(AssignTicketDocument, {
    done: 'Ticket assigned successfully',
    failed: noAnswer,
    inForm: true,
    stale: [...consoleLists, 'ConsoleTicket'],
  });
  return (
    <FormDialog
      draft={`assignee of ticket ${String(id)}`}
      title="Assign Ticket"
      line={<bdi>{title}</bdi>}
      initialValues={{ assignedTo: present ?? null }}
      titles={{ refused: 'Failed to assign ticket' }}
      submitLabel="Assign"
      busyLabel="Assigning..."
      submit={async ({ assignedTo }) => (await run({ id, assignedTo })).failure}
      onClose={onClose}
    >
      {(form) => (
        <>
          <PersonPicker
            {...form.choice('assignedTo')}
            label="Assigned to"
            hint="Leave it empty for no one."
            placeholder="Name or email"
            among={holdersOf(...handledWith)}
          />
          {form.values.assignedTo !== viewer.id && (
            <div>
              <Button onClick={() => form.choice('assignedTo').onChange(viewer.id)}>Assign to me</Button>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}

const AssignTicketDocument = graphql(`
  mutation AssignTicket($id: Int!, $assignedTo: Int) {
    assignTicket(id: $id, assignedTo: $assignedTo) {
      id
      ...ConsoleRow
    }
  }
`);
