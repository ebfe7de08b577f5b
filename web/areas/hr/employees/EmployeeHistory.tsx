import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { InstantText } from '../../../domain/calendar/InstantText';
import { graphql } from '../../../generated/gql';
import { Timeline } from '../../../ui/data/Timeline';
import { QuietFailure } from '../../../ui/feedback/QuietFailure';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { numberText } from '../../../ui/numbers';
import { changeText, changeTone, fieldName } from './changeText';

interface Props {
  id: number;
  /** When the record was made. */
  madeAt: string;
}

/** Changes that are read before somebody asks for more. */
const firstPart = 20;
const most = 200;

/** What became of the record, the newest change first; the server leaves out what the reader may not see. */
export function EmployeeHistory({ id, madeAt }: Props) {
  const [pageSize, setPageSize] = useState(firstPart);
  const { data, previousData, error, loading, refetch } = useQuery(EmployeeHistoryDocument, {
    variables: { id, pageSize },
  });
  const history = (data ?? previousData)?.employeeHistory;
  const earlier = history ? history.count - history.results.length : 0;

  return (
    <>
      <h3>History</h3>
      {history && (
        <Timeline
          label="History"
          steps={[
            ...history.results.map((change) => ({
              key: change.id,
              title: fieldName[change.field],
              line: (
                <>
                  <bdi>{change.changedBy?.fullName ?? 'The portal'}</bdi> ·{' '}
                  <InstantText at={change.changedAt} withTime />
                </>
              ),
              tone: changeTone(change),
              text: <p dir="auto">{changeText(change)}</p>,
            })),
            ...(earlier === 0
              ? [{ key: 'made', title: 'Record made', line: <InstantText at={madeAt} withTime /> }]
              : []),
          ]}
        />
      )}
      {earlier > 0 && pageSize < most && (
        <div>
          <Button busy={loading} onClick={() => setPageSize(most)}>
            Show earlier changes ({numberText(earlier)})
          </Button>
        </div>
      )}
      {!history && loading && <Skeleton steps={10} shape="block" />}
      {error && (
        <QuietFailure busy={loading} onRetry={() => void refetch().catch(() => undefined)}>
          The history is not available at the moment.
        </QuietFailure>
      )}
    </>
  );
}

const EmployeeHistoryDocument = graphql(`
  query EmployeeHistory($id: Int!, $pageSize: Int!) {
    employeeHistory(employeeId: $id, pageSize: $pageSize) {
      count
      results {
        id
        field
        before
        after
        changedAt
        changedBy {
          id
          fullName
        }
      }
    }
  }
`);
