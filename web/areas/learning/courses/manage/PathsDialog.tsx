import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { ConfirmAction } from '../../../../domain/action/ConfirmAction';
import { graphql } from '../../../../generated/gql';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import { countText } from '../../../../ui/numbers';
import { difficultyWord } from '../courseWords';
import { AddPathDialog, EditPathDialog } from './PathDialog';
import { ManagedList, type ManagedRow } from './ManagedList';
import { pathQueries } from './manageQueries';

type Asked = { action: 'add' } | { action: 'edit' | 'remove'; path: ManagedRow };

/** The learning paths, for HR and administrators, who add, change and delete them. */
export function PathsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(ManagedPathsDocument);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const rows = data?.learningPaths.results.map(({ id, title, difficulty, stepCount, isActive }) => ({
    id,
    name: title,
    line: `${difficultyWord[difficulty]} · ${countText(stepCount, 'step')}`,
    state: isActive ? null : <StatusBadge tone="neutral">Not offered</StatusBadge>,
  }));
  return (
    <>
      <ManagedList
        title="Learning paths"
        line="Courses and certifications to be taken in order."
        rows={rows}
        count={data?.learningPaths.count ?? 0}
        failed={error !== undefined}
        failedText="Failed to load the paths. Please try again."
        onRetry={() => void refetch().catch(() => undefined)}
        emptyTitle="No paths yet"
        emptyText="A path shows people what to learn next."
        addLabel="Add Path"
        onAdd={() => setAsked({ action: 'add' })}
        onEdit={(path) => setAsked({ action: 'edit', path })}
        onRemove={(path) => setAsked({ action: 'remove', path })}
        onClose={onClose}
      />
      {asked?.action === 'add' && <AddPathDialog onClose={close} />}
      {asked?.action === 'edit' && <EditPathDialog id={asked.path.id} onClose={close} />}
      {asked?.action === 'remove' && (
        <ConfirmAction
          document={DeletePathDocument}
          variables={{ id: asked.path.id }}
          done="Path deleted"
          failed="The path could not be deleted. Please try again."
          stale={pathQueries}
          title="Delete path"
          confirmLabel="Delete path"
          cancelLabel="Keep path"
          busyText="Deleting..."
          onClose={close}
        >
          <p>
            Are you sure you want to delete <bdi>{asked.path.name}</bdi>? Its courses and certifications stay,
            with the progress of everyone.
          </p>
        </ConfirmAction>
      )}
    </>
  );
}

const ManagedPathsDocument = graphql(`
  query ManagedPaths {
    learningPaths(pageSize: 200) {
      count
      results {
        id
        title
        difficulty
        stepCount
        isActive
      }
    }
  }
`);

const DeletePathDocument = graphql(`
  mutation DeletePath($id: Int!) {
    deleteLearningPath(id: $id)
  }
`);
