import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { getFragmentData } from '../../generated/fragment-masking';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Button } from '../../ui/form/Button';
import { GuardedButton } from '../../ui/form/GuardedButton';
import { Stack } from '../../ui/layout/Stack';
import { countText } from '../../ui/numbers';
import { Dialog } from '../../ui/overlay/dialog/Dialog';
import { useFocusHeir } from '../../ui/overlay/useFocusHeir';
import { refetchEverything } from '../action/refetch';
import { ImportForm } from './ImportForm';
import { ImportJobPart, type ImportKind } from './importParts';
import { ImportProgress } from './ImportProgress';
import { ImportResult } from './ImportResult';
import { useImportFile } from './useImportFile';

const pollMs = 1_000;

interface Props<More> {
  kind: ImportKind<More>;
  onClose: () => void;
}

/**
 * Imports a file: it is checked when it is chosen, started when nothing is wrong with it, and continues without
 * this dialog, which shows how far it is whenever it is opened.
 */
export function ImportDialog<More>({ kind, onClose }: Props<More>) {
  const client = useApolloClient();
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(kind.documents.read, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [watched, setWatched] = useState<number | null>(null);
  const shown = data ?? previousData;
  const job = shown?.job ? getFragmentData(ImportJobPart, shown.job) : null;
  const isRunning = job?.status === 'RUNNING';
  if (isRunning && watched !== job.id) setWatched(job.id);
  const hasEnded = job !== null && !isRunning && job.id === watched;
  const isMade = hasEnded && job.made > 0;
  const file = useImportFile(kind, () => void refetch());

  useEffect(() => {
    if (!isRunning) return undefined;
    startPolling(pollMs);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  useEffect(() => {
    if (isMade) refetchEverything(client);
  }, [isMade, client]);

  const again = () => {
    file.choose(null);
    setWatched(null);
  };
  const isForm = shown !== undefined && !isRunning && !hasEnded;

  return (
    <Dialog
      title={kind.title}
      size="large"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isForm ? 'Cancel' : 'Close'}</Button>
          {hasEnded && <Leaving onClick={again}>Import another file</Leaving>}
          {isForm && (
            <StartButton
              reason={file.reason}
              busy={file.starting}
              onClick={() => void file.start()}
              label={file.check ? `Import ${countText(file.check.newRows, kind.one, kind.many)}` : 'Import'}
            />
          )}
        </>
      }
    >
      <Stack $gap={4}>
        {!shown && !error && <Skeleton shape="block" steps={24} />}
        {!shown && error && (
          <ErrorState text="Failed to load the import. Please try again." onRetry={() => void refetch()} />
        )}
        {isRunning && <ImportProgress kind={kind} job={job} />}
        {hasEnded && <ImportResult kind={kind} job={job} />}
        {isForm && (
          <ImportForm
            kind={kind}
            columns={shown.columns}
            file={file}
            latest={job}
            onShowLatest={() => setWatched(job?.id ?? null)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface StartProps {
  reason: string | null;
  busy: boolean;
  label: string;
  onClick: () => void;
}

function StartButton({ reason, busy, label, onClick }: StartProps) {
  const marked = useFocusHeir<HTMLSpanElement>();
  return (
    <span ref={marked}>
      <GuardedButton variant="primary" busy={busy} busyText="Starting..." reason={reason} onClick={onClick}>
        {label}
      </GuardedButton>
    </span>
  );
}

/** Goes when it is pressed: the dialog has the keyboard then. */
function Leaving({ onClick, children }: { onClick: () => void; children: string }) {
  const marked = useFocusHeir<HTMLSpanElement>();
  return (
    <span ref={marked}>
      <Button onClick={onClick}>{children}</Button>
    </span>
  );
}
