import { useAction } from '../../../../domain/action/useAction';
import { graphql } from '../../../../generated/gql';
import { Select } from '../../../../ui/form/choice/Select';
import { inlineStatuses, interviewed, withdrawn } from '../pinned';
import type { HrApplication } from './applicationRow';

const reviewed: readonly { value: string; label: string }[] = inlineStatuses;
const ended = [{ value: String(withdrawn), label: 'Withdrawn' }];

/**
 * The status of an application, which can be changed in its row: sends the number of the option. Withdrawn is
 * final, and nobody moves their own application.
 */
export function StatusSelect({ row }: { row: HrApplication }) {
  const { id, version, status, viewerCan, title } = row;
  const { run, busy } = useAction(MoveApplicationDocument, {
    done: 'Application status updated',
    failed: 'Failed to update the application status. Please try again.',
    stale: ['HrApplications', 'Pipeline', 'HrApplicationHistory'],
    staleIfRefused: ['HrApplicationDetails'],
    // Withdrawn meanwhile.
    isOutdated: ({ fields }) => 'status' in fields,
  });
  const isWithdrawn = status.id === withdrawn;
  const value = String(status.id === interviewed ? 3 : status.id);
  return (
    <Select
      compact
      label={`Status of ${title}`}
      options={isWithdrawn ? ended : reviewed}
      value={value}
      disabled={isWithdrawn || !viewerCan.review || busy}
      onChange={(next) => {
        if (next !== value) void run({ id, status: next, version });
      }}
    />
  );
}

const MoveApplicationDocument = graphql(`
  mutation MoveApplication($id: ID!, $status: String!, $version: Int!) {
    updateJobApplication(id: $id, input: { status: $status }, version: $version) {
      id
      ...HrApplicationRow
    }
  }
`);
