import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';

import { Timeline } from '../../ui/data/Timeline';
import { QuietFailure } from '../../ui/feedback/QuietFailure';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Button } from '../../ui/form/Button';
import { numberText } from '../../ui/numbers';
import type { Tone } from '../../ui/theme';
import { InstantText } from '../calendar/InstantText';

/** One change of one field of a record. */
interface Change {
  id: number;
  changedAt: string;
  /** Null for what the portal did by itself. */
  changedBy?: { fullName: string } | null;
}

/** A page of a record's timeline, newest first; null where the person may not read it. */
interface Answer<Shown extends Change> {
  history?: { count: number; results: Shown[] } | null;
}

interface Props<Shown extends Change, Variables> {
  /** Takes `page` and `pageSize` beside the variables. */
  document: TypedDocumentNode<Answer<Shown>, Variables>;
  variables: Omit<Variables, 'page' | 'pageSize'>;
  /** What one change is called, how it looks, and what it was. */
  tell: (change: Shown) => { title: string; tone: Tone; text?: ReactNode };
  /** Shown at the end of the whole timeline: how it began. */
  begun: { title: string; at: string };
}

/** Changes of one type; earlier ones are loaded on request. */
const part = 50;

/** The history of a record: who changed what and when, the newest first, back to the beginning. */
export function RecordHistory<Shown extends Change, Variables extends OperationVariables>({
  document,
  variables,
  tell,
  begun,
}: Props<Shown, Variables>) {
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(
    document as TypedDocumentNode<Answer<Shown>, OperationVariables>,
    { variables: { ...variables, pageSize: part } },
  );
  const history = (data ?? previousData)?.history;
  const earlier = history ? history.count - history.results.length : 0;
  const retry = () => void refetch().catch(() => undefined);

  const readOn = async () => {
    if (!history) return;
    const { data: next } = await fetchMore({
      variables: { page: history.results.length / part + 1 },
      updateQuery: (before, { fetchMoreResult: { history: more } }) =>
        before.history && more?.count === before.history.count
          ? { history: { ...more, results: [...before.history.results, ...more.results] } }
          : before,
    });
    // Something changed meanwhile, and the parts no longer fit together.
    if (next?.history?.count !== history.count) await refetch();
  };

  return (
    <>
      <h3>History</h3>
      {history && (
        <Timeline
          label="History"
          steps={[
            ...history.results.map((change) => ({
              key: change.id,
              line: (
                <>
                  <bdi>{change.changedBy?.fullName ?? 'The portal'}</bdi> ·{' '}
                  <InstantText at={change.changedAt} withTime />
                </>
              ),
              ...tell(change),
            })),
            ...(earlier === 0
              ? [{ key: 'begun', title: begun.title, line: <InstantText at={begun.at} withTime /> }]
              : []),
          ]}
        />
      )}
      {earlier > 0 && !error && (
        <div>
          <Button busy={loading} onClick={() => void readOn().catch(() => undefined)}>
            Show earlier changes ({numberText(earlier)})
          </Button>
        </div>
      )}
      {!history && loading && <Skeleton steps={10} shape="block" />}
      {error && (
        <QuietFailure busy={loading} onRetry={retry}>
          The history is not available at the moment.
        </QuietFailure>
      )}
    </>
  );
}
