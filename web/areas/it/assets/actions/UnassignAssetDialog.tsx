import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { graphql } from '../../../../generated/gql';
import type { AssetCondition } from '../../../../generated/graphql';
import { Select } from '../../../../ui/form/choice/Select';
import { conditionChoices } from './AssetFields';
import type { AssetDialogProps } from './AssignAssetDialog';
import { assetQueries } from '../staleQueries';

const failed = 'Failed to unassign asset. Please try again.';

/** Takes an asset back; it is available then. */
export function UnassignAssetDialog({ asset, onClose }: AssetDialogProps) {
  const { id, title, condition, currentAssignment: assignment } = asset;
  const { run } = useAction(ReturnAssetDocument, {
    done: 'Asset unassigned successfully',
    failed,
    inForm: true,
    stale: assetQueries,
  });
  return (
    <FormDialog
      draft={`return of asset ${String(id)}`}
      title="Confirm Unassignment"
      line={<bdi>{title}</bdi>}
      initialValues={{ conditionOnReturn: condition }}
      titles={{ refused: failed }}
      submitLabel="Unassign"
      busyLabel="Unassigning..."
      over={assignment ? null : { label: 'Unassign', reason: 'No one has this asset now.' }}
      submit={async ({ conditionOnReturn }) =>
        (await run({ id: assignment?.id ?? 0, input: { conditionOnReturn } })).failure
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          {assignment && (
            <p>
              Are you sure you want to unassign this asset from <bdi>{assignment.holderName}</bdi>? It becomes
              available for others.
            </p>
          )}
          <Select
            {...form.choice('conditionOnReturn')}
            onChange={(value) => form.choice('conditionOnReturn').onChange(value as AssetCondition)}
            label="Condition on return"
            options={conditionChoices}
            required
          />
        </>
      )}
    </FormDialog>
  );
}

const ReturnAssetDocument = graphql(`
  mutation ReturnAsset($id: Int!, $input: ReturnAssetInput) {
    returnAsset(id: $id, input: $input) {
      id
    }
  }
`);
