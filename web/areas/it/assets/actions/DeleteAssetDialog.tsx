import { ConfirmAction } from '../../../../domain/action/ConfirmAction';
import { graphql } from '../../../../generated/gql';
import type { AssetDialogProps } from './AssignAssetDialog';
import { assetQueries } from '../staleQueries';

interface Props extends AssetDialogProps {
  /** Called before `onClose` when the asset is gone. */
  onDeleted: () => void;
}

/** Asks once, then deletes an asset for good, with its assignment. */
export function DeleteAssetDialog({ asset, onDeleted, onClose }: Props) {
  const { id, title, currentAssignment: assignment } = asset;
  return (
    <ConfirmAction
      document={DeleteAssetDocument}
      variables={{ id }}
      done="Asset has been permanently deleted from the system."
      failed="Failed to delete asset. Please try again."
      stale={assetQueries}
      title="Confirm Asset Deletion"
      confirmLabel="Delete asset"
      cancelLabel="Keep asset"
      busyText="Deleting..."
      onDone={onDeleted}
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete <bdi>{title}</bdi>? It is permanently removed with its history, its
        maintenance records and its assignments. This cannot be undone.
      </p>
      {assignment && (
        <p>
          The assignment to <bdi>{assignment.holderName}</bdi> is also removed.
        </p>
      )}
    </ConfirmAction>
  );
}

const DeleteAssetDocument = graphql(`
  mutation DeleteAsset($id: Int!) {
    deleteAsset(id: $id)
  }
`);
