import { useQuery } from '@apollo/client/react';
import { Lock } from 'lucide-react';
import { useState } from 'react';

import { lazyDialog } from '../../../../ui/overlay/lazyDialog';
import { graphql } from '../../../../generated/gql';
import { Button } from '../../../../ui/form/Button';
import { StateNote } from '../../../../ui/data/StateNote';
import type { SidePanelProps } from '../../../../ui/overlay/sidePanel/SidePanel';
import { DeleteEntryDialog } from './DeleteEntryDialog';
import { DetailsPanel } from '../DetailsPanel';
import { EntryFacts } from './EntryFacts';
import { entryName } from '../../../../domain/timesheets/entryText';
import { readEntry } from '../week/weekTimesheet';

const EditEntryDialog = lazyDialog(() =>
  import('../entryForm/EditEntryDialog').then((module) => module.EditEntryDialog),
);

interface Props {
  id: number;
  /** To the timesheet that it was opened from. */
  back?: SidePanelProps['back'];
  onClose: () => void;
}

/** One time entry and, while its timesheet is a draft, the ways to change it. */
export function EntryPanel({ id, back: toTimesheet, onClose }: Props) {
  const answer = useQuery(TimeEntryDocument, { variables: { id } });
  const [step, setStep] = useState<'edit' | 'delete' | null>(null);
  const back = () => setStep(null);

  const found = answer.error ? null : (answer.data ?? answer.previousData)?.timeEntry;
  const entry = found && readEntry(found);
  return (
    <>
      <DetailsPanel
        id={id}
        back={toTimesheet}
        noun="time entry"
        title={entry ? entryName(entry) : 'Time entry'}
        answer={answer}
        actions={
          found?.viewerCanEdit ? (
            <>
              <Button onClick={() => setStep('delete')}>Delete</Button>
              <Button variant="primary" onClick={() => setStep('edit')}>
                Edit
              </Button>
            </>
          ) : (
            <StateNote icon={Lock}>Read-only</StateNote>
          )
        }
        onClose={onClose}
      >
        {found && <EntryFacts entry={found} />}
      </DetailsPanel>
      {entry && step === 'edit' && <EditEntryDialog entry={entry} onClose={back} />}
      {entry && step === 'delete' && <DeleteEntryDialog entry={entry} onClose={back} onDeleted={onClose} />}
    </>
  );
}

const TimeEntryDocument = graphql(`
  query TimeEntry($id: Int!) {
    timeEntry(id: $id) {
      id
      viewerCanEdit
      ...EntryRow
      ...EntryFacts
    }
  }
`);
