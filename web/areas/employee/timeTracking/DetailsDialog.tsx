import type { ReactNode } from 'react';

import { readFailure } from '../../../domain/failure/failure';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';

interface Props {
  /** What it is: "time entry". */
  noun: string;
  title: string;
  line?: ReactNode;
  /** The answer to the query for it. */
  answer: { loading: boolean; error?: unknown; refetch: () => Promise<unknown> };
  /** Buttons beside Close. */
  actions: ReactNode;
  onClose: () => void;
  /** What is known of it; null or undefined while there is nothing to show. */
  children: ReactNode;
}

/** Details that a link opens: their loading, their failure, and the words for what does not exist. */
export function DetailsDialog({
  noun,
  title,
  line,
  answer: { loading, error, refetch },
  actions,
  onClose,
  children,
}: Props) {
  const isGone = error === undefined || readFailure(error).code === 'NOT_FOUND';
  return (
    <Dialog
      title={title}
      line={line}
      size="large"
      isOpen
      dismissable
      onClose={onClose}
      footer={
        children && (
          <>
            <Button onClick={onClose}>Close</Button>
            {actions}
          </>
        )
      }
    >
      {!children && loading && <Skeleton steps={20} shape="block" />}
      {!children && !loading && (
        <ErrorState
          text={
            isGone ? `This ${noun} does not exist any more.` : `Failed to load the ${noun}. Please try again.`
          }
          retryLabel="Retry"
          onRetry={isGone ? undefined : () => void refetch().catch(() => undefined)}
        />
      )}
      {children}
    </Dialog>
  );
}
