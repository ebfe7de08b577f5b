import { CircleCheck, Send } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../ui/form/Button';
import { StateNote } from '../../../../ui/data/StateNote';
import { toast } from '../../../../ui/feedback/toast';
import type { Week } from '../week/useWeek';
import { lazyDialog } from '../../../../ui/overlay/lazyDialog';

const SubmitTimesheetDialog = lazyDialog(() =>
  import('./SubmitTimesheetDialog').then((module) => module.SubmitTimesheetDialog),
);

/** Hands in the week that is shown; once that is done it says so. */
export function SubmitButton({ week: { sheet } }: { week: Week }) {
  const [isAsking, setAsking] = useState(false);

  // A rejected week has its next step beside the reason.
  if (sheet?.status === 'REJECTED') return null;
  if (sheet && sheet.status !== 'DRAFT')
    return (
      <StateNote icon={CircleCheck} tone="info">
        Submitted
      </StateNote>
    );
  return (
    <>
      <Button
        icon={Send}
        variant="primary"
        disabled={sheet === undefined}
        onClick={() => (sheet ? setAsking(true) : void toast.error('No timesheet available to submit'))}
      >
        Submit Timesheet
      </Button>
      {sheet && isAsking && <SubmitTimesheetDialog sheet={sheet} onClose={() => setAsking(false)} />}
    </>
  );
}
