import { number, object } from 'yup';

import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { textUpTo } from '../../../../domain/form/textRule';
import { graphql } from '../../../../generated/gql';
import type { AssetCondition } from '../../../../generated/graphql';
import { AssetAssignmentLimits } from '../../../../generated/limits';
import { Banner } from '../../../../ui/feedback/Banner';
import { Select } from '../../../../ui/form/choice/Select';
import { TextArea } from '../../../../ui/form/TextArea';
import { conditionChoices } from './AssetFields';
import type { AssetRow } from '../assetRow';
import { AssigneePicker } from './AssigneePicker';
import { assetQueries } from '../staleQueries';

export interface AssetDialogProps {
  asset: AssetRow;
  onClose: () => void;
}

interface Values {
  assignedTo: number | null;
  conditionOnAssignment: AssetCondition;
  notes: string;
}

/** The condition is good until said otherwise. */
const initialValues: Values = { assignedTo: null, conditionOnAssignment: 'GOOD', notes: '' };

const schema = object({
  assignedTo: number().nullable().required('Please select an employee to assign the asset to'),
  notes: textUpTo(AssetAssignmentLimits.notes),
});

const failed = 'Failed to assign asset. Please try again.';

/**
 * Assigns an asset to an employee, and names the present holder before a reassignment. A holder that has changed
 * meanwhile is reported, and the typed text stays.
 */
export function AssignAssetDialog({ asset, onClose }: AssetDialogProps) {
  const { id, title, currentAssignment: assignment } = asset;
  const { run } = useAction(AssignAssetDocument, {
    done: assignment ? 'Asset reassigned successfully' : 'Asset assigned successfully',
    failed,
    inForm: true,
    stale: assetQueries,
  });
  return (
    <FormDialog
      draft={`assignee of asset ${String(id)}`}
      title="Assign Asset"
      line={<bdi>{title}</bdi>}
      initialValues={initialValues}
      schema={schema}
      titles={{ refused: failed }}
      submitLabel={assignment ? 'Reassign' : 'Assign'}
      busyLabel={assignment ? 'Reassigning...' : 'Assigning...'}
      submit={async ({ assignedTo, conditionOnAssignment, notes }) => {
        const { failure } = await run({
          id,
          input: {
            assignedTo,
            conditionOnAssignment,
            notes: notes.trim(),
            expectedAssignedTo: assignment?.assignedTo ?? null,
          },
        });
        return failure?.code === 'NOT_FOUND' ? { ...failure, message: 'Asset not found' } : failure;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          {assignment && (
            <Banner tone="info">
              This asset is assigned to <bdi>{assignment.holderName}</bdi>. Assigning it to another employee
              reassigns it.
            </Banner>
          )}
          <AssigneePicker {...form.choice('assignedTo')} required />
          <Select
            {...form.choice('conditionOnAssignment')}
            onChange={(value) => form.choice('conditionOnAssignment').onChange(value as AssetCondition)}
            label="Condition on assignment"
            options={conditionChoices}
            required
          />
          <TextArea {...form.text('notes')} label="Notes" hint="Optional" rows={3} />
        </>
      )}
    </FormDialog>
  );
}

const AssignAssetDocument = graphql(`
  mutation AssignAsset($id: Int!, $input: AssignAssetInput!) {
    assignAsset(id: $id, input: $input) {
      id
      ...AssetRow
    }
  }
`);
