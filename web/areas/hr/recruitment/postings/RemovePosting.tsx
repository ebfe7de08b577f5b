import { useApolloClient } from '@apollo/client/react';

import { useAction } from '../../../../domain/action/useAction';
import { graphql } from '../../../../generated/gql';
import { toast } from '../../../../ui/feedback/toast';
import { countText } from '../../../../ui/numbers';
import { ConfirmDialog } from '../../../../ui/overlay/dialog/ConfirmDialog';
import { isOfServer, removeLocally } from './localPosting';
import type { HrPosting } from './postingRow';

const done = 'Job posting and associated applications have been successfully deleted.';
const failed = 'Failed to delete posting. Please try again.';

interface Props {
  posting: Pick<HrPosting, 'id' | 'title' | 'applicationsCount'>;
  /** Called before `onClose` once it is gone. */
  onRemoved: () => void;
  onClose: () => void;
}

/**
 * Asks once, then removes a posting with its applications. One that is not of the server goes from this
 * browser alone.
 */
export function RemovePosting({ posting: { id, title, applicationsCount }, onRemoved, onClose }: Props) {
  const client = useApolloClient();
  const { run, busy } = useAction(DeletePostingDocument, {
    done,
    failed,
    inForm: true,
    stale: ['HrPostings', 'HrApplications', 'PostingFigures', 'Pipeline'],
  });

  const remove = async () => {
    if (isOfServer(id)) {
      const { failure } = await run({ id });
      if (failure) {
        toast.error('Deletion Failed', failed);
        // Without an answer another try may succeed.
        if (!failure.passing) onClose();
        return;
      }
    } else {
      removeLocally(client.cache, id);
      toast.success(done);
    }
    onRemoved();
    onClose();
  };

  return (
    <ConfirmDialog
      title="Remove this job posting?"
      isOpen
      confirmLabel="Remove Posting"
      cancelLabel="Keep posting"
      busy={busy}
      busyText="Removing..."
      onConfirm={() => void remove()}
      onCancel={() => {
        if (!busy) onClose();
      }}
    >
      <p>
        Are you sure you want to delete the job posting “<bdi>{title}</bdi>”? This will also remove all
        associated applications and cannot be undone.
      </p>
      <p>
        {applicationsCount === 0
          ? 'No one has applied for it.'
          : `${countText(applicationsCount, 'application')} will be lost, with resume, rating and notes.`}
      </p>
    </ConfirmDialog>
  );
}

const DeletePostingDocument = graphql(`
  mutation DeletePosting($id: ID!) {
    deleteJobPosting(id: $id)
  }
`);
