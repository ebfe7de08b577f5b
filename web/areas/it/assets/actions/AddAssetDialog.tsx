import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { useViewAction } from '../../../../domain/list/useViewAction';
import { graphql } from '../../../../generated/gql';
import type { AssetStatus } from '../../../../generated/graphql';
import { Banner } from '../../../../ui/feedback/Banner';
import { toast } from '../../../../ui/feedback/toast';
import { useDateSettings } from '../../../../ui/form/dates/DateSettings';
import { AssetFields } from './AssetFields';
import { incompleteText, newAsset, newAssetSchema, toAsset, type AssetValues } from './assetForm';
import { isAssignable, needsEmployee } from './assetRules';
import { AssigneePicker } from './AssigneePicker';
import { firstPurchase, longToast } from '../pinned';
import { assetQueries } from '../staleQueries';

const failed = 'Failed to create asset. Please try again.';
const notAssigned =
  'Asset created successfully, but assignment failed. You can assign it later from the asset details.';

const statuses: readonly AssetStatus[] = ['AVAILABLE', 'ASSIGNED', 'MAINTENANCE', 'RETIRED', 'LOST'];

/** Puts an asset into the register, and gives it to an employee where one was chosen. */
export function AddAssetDialog({ onClose }: { onClose: () => void }) {
  const { today } = useDateSettings();
  const add = useAddAsset();
  return (
    <FormDialog
      draft="new asset"
      title="Add New Asset"
      line="Its tag is given by the portal."
      size="large"
      initialValues={newAsset}
      schema={newAssetSchema(today)}
      incompleteText={incompleteText}
      titles={{ refused: failed }}
      submitLabel="Add Asset"
      busyLabel="Adding..."
      submit={add}
      onClose={onClose}
    >
      {(form) => (
        <AssetFields form={form} statuses={statuses} warrantyFrom={firstPurchase} allRequired>
          <AssigneePicker
            {...form.choice('assignedTo')}
            value={isAssignable(form.values.status) ? form.values.assignedTo : null}
            hint={hintOf(form.values.status)}
            required={needsEmployee(form.values.status)}
            disabled={!isAssignable(form.values.status)}
          />
          {!isAssignable(form.values.status) && (
            <Banner tone="warning">
              Only available, assigned, or lost assets can be assigned to an employee.
            </Banner>
          )}
        </AssetFields>
      )}
    </FormDialog>
  );
}

const hintOf = (status: AssetStatus): string | undefined => {
  if (!isAssignable(status)) return undefined;
  if (status === 'LOST') return 'Who was responsible for it.';
  return status === 'ASSIGNED' ? 'Who has it.' : 'Optional. Choosing an employee makes the asset assigned.';
};

/** Two calls: an asset that cannot be assigned is still created, and the person is told so. */
function useAddAsset() {
  const view = useViewAction('/it/assets', 'asset');
  const create = useAction(CreateAssetDocument, {
    failed,
    inForm: true,
    isTitled: true,
    stale: assetQueries,
  });
  const assign = useAction(AssignNewAssetDocument, {
    failed: notAssigned,
    inForm: true,
    stale: assetQueries,
  });
  return async (values: AssetValues) => {
    const made = await create.run({ input: toAsset(values) });
    if (made.failure) return made.failure;
    const { id, assetTag } = made.data.createAsset;
    const { assignedTo, status, condition } = values;
    if (assignedTo !== null && isAssignable(status)) {
      const { failure } = await assign.run({
        id,
        input: {
          assignedTo,
          conditionOnAssignment: condition,
          keepStatus: status === 'LOST',
          expectedAssignedTo: null,
        },
      });
      if (failure) {
        toast.warning(notAssigned, undefined, { duration: longToast, action: view(id) });
        return null;
      }
    }
    toast.success('Asset created successfully', `Its tag is ${assetTag}.`, { action: view(id) });
    return null;
  };
}

const CreateAssetDocument = graphql(`
  mutation CreateAsset($input: AssetInput!) {
    createAsset(input: $input) {
      id
      assetTag
    }
  }
`);

const AssignNewAssetDocument = graphql(`
  mutation AssignNewAsset($id: Int!, $input: AssignAssetInput!) {
    assignAsset(id: $id, input: $input) {
      id
      ...AssetRow
    }
  }
`);
