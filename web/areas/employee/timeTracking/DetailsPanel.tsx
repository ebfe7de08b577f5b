import type { ReactNode } from 'react';

import { readFailure } from '../../../domain/failure/failure';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { SidePanel, type SidePanelProps } from '../../../ui/overlay/sidePanel/SidePanel';

interface Props extends Pick<SidePanelProps, 'head' | 'rail' | 'back' | 'onClose'> {
  /** Number of what it shows. */
  id: number;
  /** What it is: "time entry". */
  noun: string;
  title: string;
  /** The answer to the query for it. */
  answer: { loading: boolean; error?: unknown; refetch: () => Promise<unknown> };
  /** Buttons at the foot. */
  actions: ReactNode;
  /** The record; null or undefined while there is none to show. */
  children: ReactNode;
}

/** Details that a link opens: their loading, their failure, and the words for what does not exist. */
export function DetailsPanel({
  id,
  noun,
  answer: { loading, error, refetch },
  actions,
  children,
  ...panel
}: Props) {
  const isGone = error === undefined || readFailure(error).code === 'NOT_FOUND';
  return (
    <SidePanel {...panel} item={id} footer={children && actions ? actions : undefined}>
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
    </SidePanel>
  );
}
