import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { readFailure } from '../failure/failure';

interface Props {
  /** The answer to the query for it. */
  answer: { loading: boolean; error?: unknown; refetch: () => Promise<unknown> };
  /** What does not exist any more where the answer is null: "employee". */
  noun: string;
  /** What could not be loaded, where that is called otherwise: "open work". */
  what?: string;
}

/** Shown in a panel without a record: while it is loading, removed, or could not be loaded. */
export function NoDetails({ answer: { loading, error, refetch }, noun, what = noun }: Props) {
  if (loading) return <Skeleton steps={20} shape="block" />;
  // Without an error the answer was null.
  const isGone = error === undefined || readFailure(error).code === 'NOT_FOUND';
  return (
    <ErrorState
      text={
        isGone ? `This ${noun} does not exist any more.` : `Failed to load the ${what}. Please try again.`
      }
      retryLabel="Retry"
      onRetry={isGone ? undefined : () => void refetch().catch(() => undefined)}
    />
  );
}
