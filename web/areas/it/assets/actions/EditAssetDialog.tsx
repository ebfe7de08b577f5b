import { useQuery } from '@apollo/client/react';

import { useAction } from '../../../../domain/action/useAction';
import { readFailure } from '../../../../domain/failure/failure';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { getFragmentData } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import type { EditedAssetFragment } from '../../../../generated/graphql';
import { Banner } from '../../../../ui/feedback/Banner';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { useDateSettings } from '../../../../ui/form/dates/DateSettings';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog';
import { AssetFields } from './AssetFields';
import { editedAssetSchema, incompleteText, toChanges, type AssetValues } from './assetForm';
import { editableTo, needsEmployee } from './assetRules';
import { assetQueries } from '../staleQueries';

const title = 'Edit Asset';
const isGone = (error: unknown): boolean => readFailure(error).code === 'NOT_FOUND';
const failed = 'Failed to update asset. Please try again.';

/** Reads the asset as it is now, then changes it. */
export function EditAssetDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, loading, refetch } = useQuery(AssetToEditDocument, { variables: { id } });
  const asset = getFragmentData(EditedAssetPart, data?.asset);
  if (asset?.id === id) return <EditForm asset={asset} onClose={onClose} />;
  return (
    <Dialog title={title} size="large" isOpen onClose={onClose}>
      {loading ? (
        <Skeleton steps={40} shape="block" />
      ) : (
        <ErrorState
          text={
            error && !isGone(error)
              ? 'Failed to load the asset. Please try again.'
              : 'No asset selected for editing'
          }
          retryLabel="Retry"
          onRetry={error && !isGone(error) ? () => void refetch().catch(() => undefined) : undefined}
        />
      )}
    </Dialog>
  );
}

/** Sends the changed fields, with the version that was read; the tag stays. */
function EditForm({ asset, onClose }: { asset: EditedAssetFragment; onClose: () => void }) {
  const { id, version, status, currentAssignment: assignment } = asset;
  const { today } = useDateSettings();
  const { run } = useAction(UpdateAssetDocument, {
    done: 'Asset updated successfully',
    failed,
    inForm: true,
    stale: assetQueries,
    staleIfRefused: ['AssetToEdit'],
  });
  const initialValues = valuesOf(asset);
  return (
    <FormDialog
      draft={`asset ${String(id)}`}
      title={title}
      line={<>{asset.assetTag}. The tag cannot be changed.</>}
      size="large"
      initialValues={initialValues}
      schema={editedAssetSchema(today, initialValues)}
      incompleteText={incompleteText}
      titles={{ refused: failed }}
      guard={({ name, category }) =>
        name.trim() === '' || category === '' ? 'Enter a name and choose a category first.' : null
      }
      submitLabel="Save changes"
      busyLabel="Saving..."
      submit={async (values) => (await run({ id, input: toChanges(values, initialValues), version })).failure}
      onClose={onClose}
    >
      {(form) => (
        <AssetFields form={form} statuses={editableTo(status)} warrantyFrom={today}>
          {assignment && !needsEmployee(form.values.status) && (
            <Banner tone="warning">
              Saving this status ends the assignment to <bdi>{assignment.holderName}</bdi>.
            </Banner>
          )}
        </AssetFields>
      )}
    </FormDialog>
  );
}

const valuesOf = (asset: EditedAssetFragment): AssetValues => ({
  name: asset.name,
  category: String(asset.category.id),
  brand: asset.brand ?? '',
  model: asset.model ?? '',
  serialNumber: asset.serialNumber ?? '',
  status: asset.status,
  condition: asset.condition,
  location: asset.location ?? '',
  purchaseDate: asset.purchaseDate ?? '',
  purchaseCost: asset.purchaseCost,
  warrantyExpiry: asset.warrantyExpiry ?? '',
  notes: asset.notes,
  assignedTo: null,
});

const EditedAssetPart = graphql(`
  fragment EditedAsset on Asset {
    id
    version
    assetTag
    name
    category {
      id
    }
    brand
    model
    serialNumber
    status
    condition
    location
    purchaseDate
    purchaseCost
    warrantyExpiry
    notes
    currentAssignment {
      id
      holderName
    }
  }
`);

const AssetToEditDocument = graphql(`
  query AssetToEdit($id: Int!) {
    asset(id: $id) {
      id
      ...EditedAsset
    }
  }
`);

const UpdateAssetDocument = graphql(`
  mutation UpdateAsset($id: Int!, $input: AssetChanges!, $version: Int) {
    updateAsset(id: $id, input: $input, version: $version) {
      id
      ...AssetRow
      ...EditedAsset
    }
  }
`);
